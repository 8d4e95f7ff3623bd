import { didYouMean } from '@/lib/diagnostics/closest';
import { isExternal, normalizePath } from '@/lib/address/paths';
import { finding, type PageRule } from './rule';

/**
 * Every picture file exists, and none comes from another site. Missing drawings and charts are reported by their
 * tags.
 */
export const imageFile: PageRule = (checked, site) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'image') return [];
    const report = (message: string, hint?: string) => [finding(checked, 'image-file', reference, message, hint)];
    if (/^(Diagram|Chart):/.test(reference.value)) return [];
    if (isExternal(reference.value)) {
      return report(`The picture ${reference.value} is on another site.`, 'Put a copy in public/.');
    }
    const path = normalizePath(reference.value);
    return site.files.has(path) ? [] : report(`There is no file public${path}.`, didYouMean(path, site.files));
  });
