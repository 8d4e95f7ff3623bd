import { loadApi } from '@/lib/openapi/load';
import type { OpenApiSchema } from '@/lib/samples/json-schema';
import { declareProofs } from './declare-proofs';
import { schemaProver } from './provers/validate';

const { document } = await loadApi();
const schemas = (document.components?.schemas ?? {}) as Record<string, OpenApiSchema>;

declareProofs({ proof: 'is valid', languages: ['json'], prover: schemaProver(schemas) });
