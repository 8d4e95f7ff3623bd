import { Ajv, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { ApiDocument, MaybeRef, Schema } from './document';
import { oneSided } from './one-sided';
import { toJsonSchema, type OpenApiSchema } from './json-schema';

type Purpose = 'request' | 'response';

/** Validates values against schemas in the description; returns mismatches in words. */
export function createValidator(document: ApiDocument, purpose: Purpose) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  (addFormatsModule as unknown as (target: Ajv) => void)(ajv);
  for (const format of ['int64', 'cron']) ajv.addFormat(format, true);
  const convert = (schema: MaybeRef<Schema>) => toJsonSchema(oneSided(schema, purpose, document) as OpenApiSchema);
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, one]) => [name, convert(one)]);
  ajv.addSchema({ $id: 'api', components: { schemas: Object.fromEntries(schemas) } });

  const compiled = new Map<string, ValidateFunction>();
  return (schema: MaybeRef<Schema>, value: unknown): string[] => {
    const text = JSON.stringify(convert(schema)).replaceAll('"$ref":"#', '"$ref":"api#');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(text, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'value'} ${message}`);
  };
}
