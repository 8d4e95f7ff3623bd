/** The oldest browsers that the site supports, as package.json lists them, and what the data of MDN says they lack. */
import compat, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import * as cssTree from 'css-tree';
import packageJson from '../../package.json' with { type: 'json' };
import { textsBelow } from '@/lib/sources/files';
import { expect, test } from './site-test';

/** Styles that old browsers may ignore: a page is then plainer, and no text is hidden, covered, or cut off. */
const IMPROVEMENTS = new Set(
  [
    // Tables scroll instead of becoming cards, and what needs no script shows from the start.
    ['@container', 'container', '(scripting)', ':has', ':popover-open'],
    // Lines break less evenly, carets and menus do not turn or slide, and bars of scrolling are wide.
    ['text-wrap', 'hyphenate-limit-chars', 'rotate', 'translate', 'scrollbar-width', 'scrollbar-color', 'lh'],
    // Code is a little larger or smaller than the letters beside it.
    ['font-size-adjust'],
    ['overscroll-behavior', 'overflow: clip', 'float: inline-end', 'text-decoration: dotted'],
    ['text-size-adjust', '(forced-colors)', 'forced-color-adjust', 'overflow-clip-margin'],
    // The day of the section being read isn't lit.
    ['view-timeline', 'view-timeline-inset'],
    // The last row of results may be cut.
    ['round()'],
    // A browser's own cross may stand in a field.
    [':-webkit-search-cancel-button'],
    // A box of code that is cut scrolls, and so does one for changes whose lines wrap.
    ['field-sizing'],
    ['scroll-timeline', 'timeline-scope', 'animation-timeline'],
    // Phones have no mouse.
    ['cursor: help', 'cursor: pointer', 'resize'],
    // On paper, parts break where they should not, closed ones stay closed, and sheets have no numbers.
    ['@page', 'break-after: avoid', 'break-before: avoid', 'orphans', 'widows', 'print-color-adjust: exact'],
    ['content-visibility', ':details-content'],
  ].flat(),
);

const FLOOR = packageJson.browserslist.map((line) => {
  const [name = '', version] = line.split(' >= ');
  return { browser: (name === 'ios_saf' ? 'safari_ios' : name) as 'safari', version: Number(version) };
});

function isNew(feature?: Identifier): boolean {
  const { support } = feature?.__compat ?? {};
  return FLOOR.some(
    ({ browser, version }) =>
      support &&
      ![support[browser] ?? []]
        .flat()
        .some(
          (statement) => !statement.flags && parseFloat(String(statement.version_added).replace('≤', '')) <= version,
        ),
  );
}

/** Every feature of a style sheet, by what it looks like in there. */
function featuresIn(css: string): Map<string, Identifier | undefined> {
  const { properties, selectors, types, 'at-rules': rules } = compat.css;
  const identifiers = new Map<string, Identifier | undefined>();
  cssTree.walk(cssTree.parse(css, { parseCustomProperty: true }), (node) => {
    if (node.type === 'Atrule') identifiers.set(`@${node.name}`, rules?.[node.name]);
    if (node.type === 'Feature') identifiers.set(`(${node.name})`, rules?.media?.[node.name]);
    if (node.type === 'NestingSelector') identifiers.set('&', selectors?.nesting);
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      identifiers.set(`:${node.name}`, selectors?.[node.name]);
    }
    if (node.type === 'Function') identifiers.set(`${node.name}()`, types?.color?.[node.name] ?? types?.[node.name]);
    if (node.type === 'Dimension') {
      const length = types?.length;
      identifiers.set(
        node.unit,
        /^[dls]v/.test(node.unit) ? length?.viewport_percentage_units_dynamic : length?.[node.unit],
      );
    }
    if (node.type !== 'Declaration') return;
    const { property, value } = node;
    identifiers.set(property, properties?.[property]);
    if (isNew(properties?.[property])) return;
    cssTree.walk(value, (part) => {
      if (part.type === 'Identifier') identifiers.set(`${property}: ${part.name}`, properties?.[property]?.[part.name]);
    });
  });
  return identifiers;
}

const newIn = (css: string): string[] =>
  [...featuresIn(css)].flatMap(([name, feature]) => (isNew(feature) ? [name] : [])).sort();

test('old browsers know all styles but improvements', ({ dir }) => {
  const used = textsBelow(dir, '.css').flatMap(({ text }) => newIn(text));
  // Some are used, and found.
  for (const name of ['@container', ':has', 'text-wrap', 'cursor: help', 'lh']) expect(used).toContain(name);
  expect(used.filter((name) => !IMPROVEMENTS.has(name))).toEqual([]);
});

/** New names that scripts also give to functions of their own. */
const COMMON = new Set(['escape', 'getState', 'phrase', 'respond', 'run', 'to', 'use']);

/**
 * What scripts can call that is new: functions with the name before them, `URL.canParse`, and methods whose name is new
 * wherever it exists, `toSorted`. Experiments have too many common names.
 */
function newCalls(): Set<string> {
  const isNewByName = new Map<string, boolean>();
  for (const [owner, members] of Object.entries({ ...compat.api, ...compat.javascript.builtins })) {
    for (const [key, feature] of Object.entries(members)) {
      if (!feature.__compat || feature.__compat.status?.experimental) continue;
      const name = key.endsWith('_static') ? `${owner}.${key.replace('_static', '')}` : key;
      isNewByName.set(name, isNew(feature) && isNewByName.get(name) !== false);
    }
  }
  return new Set(
    [...isNewByName].flatMap(([name, isNewEverywhere]) => (isNewEverywhere && !COMMON.has(name) ? [name] : [])),
  );
}

/** What is new, and asked for before it's called, or only named in a message. */
const ASKED_FOR = [
  // Words of the glossary are links without them.
  'hidePopover',
  'showPopover',
  // React's, for pages that use them.
  'requestSubmit',
  'startViewTransition',
  'skipTransition',
];

test('old browsers know all that scripts call, or are asked first', ({ dir }) => {
  const isNewCall = newCalls();
  for (const name of ['toSorted', 'URL.canParse', 'groupBy']) expect(isNewCall).toContain(name);
  const called = textsBelow(dir, '.js').flatMap(({ text: code }) => {
    // Only browsers without modules load it.
    if (code.includes('__core-js_shared__')) return [];
    return [...code.matchAll(/(\w+)?\.(\w+)\(/g)].flatMap(([, owner, name = '']) =>
      [`${owner}.${name}`, name].filter((call) => isNewCall.has(call)),
    );
  });
  expect([...new Set(called)].sort()).toEqual(ASKED_FOR.toSorted());
});

test('old browsers can read all scripts: no expression looks behind, which would stop the whole file', ({ dir }) => {
  const scripts = textsBelow(dir, '.js').filter(({ text }) => /\(\?<[=!]/.test(text));
  expect(scripts.map(({ name }) => name)).toEqual([]);
});
