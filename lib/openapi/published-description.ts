import { stringify } from 'yaml';
import type { ApiDescription } from './description';

/** The bundled description for download: JSON indented by two. */
export function publishedJson(description: ApiDescription): string {
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** The bundled description as YAML, with long texts folded and no anchors, because some clients cannot read them. */
export function publishedYaml(description: ApiDescription): string {
  return stringify(description, { aliasDuplicateObjects: false, lineWidth: 110 });
}
