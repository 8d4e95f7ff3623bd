import { checkDrawing } from '@/lib/data/drawings/svg';
import { didYouMean } from '@/lib/findings/closest-word';
import type { RenderedPage } from '@/lib/rendering/rendered-page';
import { isExternal, normalizePath } from '@/lib/settings/paths';
import { onFile, onLine, type DocumentRule, type SiteRule } from './rule';

const imagesOf = ({ mentions }: Pick<RenderedPage, 'mentions'>) => mentions.filter(({ kind }) => kind === 'image');

export const imageAlt: DocumentRule = {
  id: 'image-alt',
  check: ({ document, rendered }) =>
    imagesOf(rendered).flatMap((image) => {
      const alt = image.text.trim();
      if (alt && !/^\S+\.(png|jpe?g|svg|gif|webp)$/i.test(alt)) return [];
      const message = alt
        ? `"${alt}" is a file name, not an alternative text.`
        : `The picture ${image.value} has no alternative text.`;
      return [onLine(document, image, message, 'Describe what it shows in "alt".')];
    }),
};

/** A missing drawing is reported at its tag, when the page is rendered. */
export const imageFile: DocumentRule = {
  id: 'image-file',
  check: ({ document, rendered }, site) =>
    imagesOf(rendered).flatMap((image) => {
      const report = (message: string, hint?: string) => [onLine(document, image, message, hint)];
      if (image.value.startsWith('Diagram:')) return [];
      if (isExternal(image.value)) {
        return report(`The picture ${image.value} is on another site.`, 'Put a copy in public/.');
      }
      const path = normalizePath(image.value);
      return site.files.has(path) ? [] : report(`There is no file public${path}.`, didYouMean(path, site.files));
    }),
};

export const drawing: SiteRule = {
  id: 'drawing',
  check: (site) =>
    [...site.drawings].flatMap(([file, svg]) => checkDrawing(svg).map((message) => onFile(file, message))),
};
