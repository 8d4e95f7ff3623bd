import { loadApi } from '@/lib/openapi/load';
import type { OpenApiSchema } from '@/lib/openapi/json-schema';
import { declareProofs } from './declare-checks';
import { schemaProver } from './runners/validate';

const { document } = await loadApi();
const schemas = (document.components?.schemas ?? {}) as Record<string, OpenApiSchema>;

declareProofs({ proof: 'is valid', languages: ['json'], prover: schemaProver(schemas) });
