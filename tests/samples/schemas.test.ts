import { loadApi } from '@/lib/openapi/load';
import type { OpenApiSchema } from '@/lib/openapi/json-schema';
import { declareChecks } from './declare-checks';
import { schemaRunner } from './runners/validate';

const { document } = await loadApi();
const schemas = (document.components?.schemas ?? {}) as Record<string, OpenApiSchema>;

declareChecks({ check: 'is valid', languages: ['json'], runner: schemaRunner(schemas) });
