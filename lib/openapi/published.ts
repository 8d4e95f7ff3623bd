import { stringify } from 'yaml';
import type { ApiDocument } from './document';

/** The bundled description as readers download it: JSON indented by two. */
export function publishedJson(document: ApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The same as YAML, with long texts folded and no anchors, which some clients do not read. */
export function publishedYaml(document: ApiDocument): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 110 });
}
