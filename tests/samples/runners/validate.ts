import type { ApiDocument } from '@/lib/openapi/document';
import { createValidator } from '@/lib/openapi/validator';
import { messageOf, type Runner } from './fault';

/** Validates JSON against the schemas of an API description, as responses have them. */
export function schemaRunner(document: ApiDocument): Runner {
  const validate = createValidator(document, 'response');
  return ({ code, marks: { schema = '' } }) => {
    if (!document.components?.schemas?.[schema]) return `There is no schema "${schema}".`;
    try {
      return validate({ $ref: `#/components/schemas/${schema}` }, JSON.parse(code)).join('\n') || undefined;
    } catch (error) {
      return messageOf(error);
    }
  };
}
