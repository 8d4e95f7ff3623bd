import { Ajv, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { toJsonSchema, type OpenApiSchema } from '@/lib/openapi/validator';
import { messageOf, type Runner } from './fault';

const ROOT = 'api';

/** Number formats in OpenAPI that JSON Schema does not have. */
const NUMBER_FORMATS = ['int32', 'int64', 'float', 'double'];

/** Validates JSON against the schemas of an API description. */
export function schemaRunner(schemas: Record<string, OpenApiSchema>): Runner {
  const ajv = new Ajv({ strict: false, allErrors: true });
  (addFormatsModule as unknown as (target: Ajv) => void)(ajv);
  for (const format of NUMBER_FORMATS) ajv.addFormat(format, true);
  const converted = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)]));
  ajv.addSchema({ $id: ROOT, components: { schemas: converted } });
  return ({ code, marks }) => {
    const name = marks.schema ?? '';
    let validate: ValidateFunction | undefined;
    try {
      validate = name in schemas ? ajv.getSchema(`${ROOT}#/components/schemas/${name}`) : undefined;
      if (!validate) return `There is no schema "${name}".`;
      if (validate(JSON.parse(code))) return undefined;
    } catch (error) {
      return messageOf(error);
    }
    return ajv.errorsText(validate.errors, { separator: '\n', dataVar: name });
  };
}
