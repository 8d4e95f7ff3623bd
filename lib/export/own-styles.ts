import postcss, { type Root, type Rule } from 'postcss';

/** With brackets inside, such as `:not(:is(a, b))`. */
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;
const ONE_OF = /:(?:is|where|has)\(([^()]*)\)/;

/** Whether a page with these names can have an element for a selector. */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  let plain = selector.replace(/\[[^\]]*\]/g, ' ').replace(NOT, ' ');
  for (let found = ONE_OF.exec(plain); found; found = ONE_OF.exec(plain)) {
    if (!found[1]?.split(',').some((one) => canMatch(one, names))) return false;
    plain = plain.replace(found[0], ' ');
  }
  const needed = plain.replace(/\([^()]*\)/g, '').replace(/::?[\w-]+|#[\w-]+/g, ' ');
  return (needed.match(/\.?[a-z_-][\w-]*/gi) ?? []).every((name) => names.has(name));
}

/** The names of a page's elements, and of their classes, each of these after a period. */
function namesIn(markup: string): Set<string> {
  const elements = [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const classes = [...markup.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return new Set([...elements, ...classes.map((name) => `.${name}`)]);
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/**
 * What a page needs of its style sheets, by the names of its elements and classes. Attributes don't count, because
 * scripts change them. The order of the layers comes first, so that it stays when the whole sheets are here.
 * @param html The page without its style sheets.
 */
export function ownStyles(sheets: Root[], html: string): string {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const names = namesIn(markup);
  const own = postcss.root({ nodes: sheets.map((sheet) => sheet.clone()).flatMap(({ nodes }) => nodes) });
  const layers = new Set<string>();
  own.walkAtRules('layer', ({ params }) => params.split(/,\s*/).forEach((name) => layers.add(name)));
  own.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const needed = rule.selectors.filter((selector) => canMatch(selector, names));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  const text = markup + own.toString();
  own.walkDecls(/^--/, (declaration) => {
    if (!text.includes(`var(${declaration.prop}`)) declaration.remove();
  });
  own.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || (rule.name === 'layer' && !rule.nodes)) rule.remove();
  });
  return (layers.size > 0 ? `@layer ${[...layers].join()};` : '') + own.toString();
}
