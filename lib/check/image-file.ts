import { didYouMean } from '@/lib/diagnostics/closest';
import { isExternal, normalizePath } from '@/lib/address/paths';
import { finding, type PageRule } from './rule';

/** Every picture file is there; those of other sites are refused. Missing drawings and charts are told by their tags. */
export const imageFile: PageRule = (checked, site) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'image') return [];
    const report = (message: string, hint?: string) => [finding(checked, 'image-file', reference, message, hint)];
    if (/^(Diagram|Chart):/.test(reference.value)) return [];
    if (isExternal(reference.value)) {
      return report(`The picture ${reference.value} lies on another site.`, 'Put a file of our own into public/.');
    }
    const path = normalizePath(reference.value);
    return site.files.has(path) ? [] : report(`No file public${path}.`, didYouMean(path, site.files));
  });
