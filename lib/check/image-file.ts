import { didYouMean } from '@/lib/diagnostics/closest';
import { isExternal, normalizePath } from '@/lib/site/paths';
import { finding, type PageRule } from './rule';

/** Every picture is there: a file that the site serves, a drawing or a chart. Pictures of other sites are refused. */
export const imageFile: PageRule = (checked, site) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'image') return [];
    const report = (message: string, hint?: string) => [finding(checked, 'image-file', reference, message, hint)];
    const [, kind, name = ''] = /^(Diagram|Chart):(.*)$/.exec(reference.value) ?? [];
    if (kind) {
      const names = kind === 'Diagram' ? site.diagrams : site.charts;
      const folder = kind === 'Diagram' ? 'content/_diagrams' : 'content/_data/charts';
      return names.has(name)
        ? []
        : report(`No ${kind.toLowerCase()} "${name}" in ${folder}.`, didYouMean(name, names.keys()));
    }
    if (isExternal(reference.value)) {
      return report(`The picture ${reference.value} lies on another site.`, 'Put a file of our own into public/.');
    }
    const path = normalizePath(reference.value);
    return site.files.has(path) ? [] : report(`No file public${path}.`, didYouMean(path, site.files));
  });
