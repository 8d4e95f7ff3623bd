import { stringify } from 'yaml';
import type { ApiDocument } from './document';

/** The bundled description for download: JSON indented by two. */
export function publishedJson(document: ApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The same as YAML, with long texts folded and no anchors, because some clients cannot read them. */
export function publishedYaml(document: ApiDocument): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 });
}
