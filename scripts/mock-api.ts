/**
 * The mock API as a local server: `npm run api:mock [-- --port N]`. The keys are the placeholders from the samples. It
 * keeps what is written until it stops, and reports how each call differs from the description.
 */
import { parseArgs } from 'node:util';
import { startMockServer } from '@/lib/mock-api/mock-server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const { url } = await startMockServer(Number(values.port), console.error);
console.log(`The mock API is running at ${url}`);
