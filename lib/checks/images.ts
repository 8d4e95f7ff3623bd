import { didYouMean } from '@/lib/diagnostics/closest';
import { isExternal, normalizePath } from '@/lib/settings/addresses';
import { parseChart } from '@/lib/content/diagrams/load';
import { checkFigure } from '@/lib/content/diagrams/tokens';
import { onFile, onLine, type CheckedPage, type PageRule, type SiteRule } from './rule';

const imagesOf = ({ rendered }: CheckedPage) => rendered.references.filter(({ kind }) => kind === 'image');

const LONGEST = 420;

export const imageAlt: PageRule = {
  id: 'image-alt',
  check: (checked) =>
    imagesOf(checked).flatMap((image) => {
      const alt = image.text.trim();
      const report = (message: string, hint: string) => [onLine(checked.page, image, message, hint)];
      if (!alt) {
        return report(`The picture ${image.value} has no alternative text.`, 'Describe what it shows in "alt".');
      }
      if (/^\S+\.(png|jpe?g|svg|gif|webp)$/i.test(alt)) {
        return report(`"${alt}" is a file name, not an alternative text.`, 'Describe what the picture shows in "alt".');
      }
      if (/^(image|picture|photo|graphic|screenshot|diagram) (of|showing)\b/i.test(alt)) {
        return report(
          'The alternative text starts by saying that it is a picture.',
          'Screen readers already announce that; start with the content.',
        );
      }
      if (alt.length > LONGEST) {
        return report(
          `The alternative text has ${alt.length} characters; the limit is ${LONGEST}.`,
          'Shorten it, and put the rest between the tags as the long description.',
        );
      }
      return [];
    }),
};

/** Drawings and charts report by themselves, at their tags, that they are missing. */
export const imageFile: PageRule = {
  id: 'image-file',
  check: (checked, site) =>
    imagesOf(checked).flatMap((image) => {
      const report = (message: string, hint?: string) => [onLine(checked.page, image, message, hint)];
      if (/^(Diagram|Chart):/.test(image.value)) return [];
      if (isExternal(image.value)) {
        return report(`The picture ${image.value} is on another site.`, 'Put a copy in public/.');
      }
      const path = normalizePath(image.value);
      return site.files.has(path) ? [] : report(`There is no file public${path}.`, didYouMean(path, site.files));
    }),
};

export const figure: SiteRule = {
  id: 'figure',
  check: (site) => [
    ...[...site.diagrams].flatMap(([name, svg]) =>
      checkFigure(svg).map((message) => onFile(`content/_diagrams/${name}.svg`, message)),
    ),
    ...[...site.charts].flatMap(([name, text]) => parseChart(name, text).diagnostics),
  ],
};

export const figureTall: PageRule = {
  id: 'figure-tall',
  check: (checked, site) => {
    if (!checked.page.frontMatter.audience.includes('participant')) return [];
    return imagesOf(checked).flatMap((image) => {
      const name = /^Diagram:(.*)$/.exec(image.value)?.[1];
      if (!name || !site.diagrams.has(name) || site.diagrams.has(`${name}.tall`)) return [];
      const message = `The drawing "${name}" has no tall version for phones.`;
      return [onLine(checked.page, image, message, `Draw content/_diagrams/${name}.tall.svg, 360 wide.`)];
    });
  },
};

export const figureUsed: SiteRule = {
  id: 'figure-used',
  check: (site) => {
    const files: [name: string, file: string][] = [
      ...[...site.diagrams.keys()].map((name): [string, string] => [
        `Diagram:${name}`,
        `content/_diagrams/${name}.svg`,
      ]),
      ...[...site.charts.keys()].map((name): [string, string] => [
        `Chart:${name}`,
        `content/_data/charts/${name}.yaml`,
      ]),
    ];
    return files
      .filter(([name]) => !site.figuresShown.has(name.replace(/\.tall$/, '')))
      .map(([, file]) => onFile(file, 'No page shows this figure.', 'Show it on a page, or delete it.'));
  },
};
