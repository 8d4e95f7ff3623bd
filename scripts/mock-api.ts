/**
 * A server on this machine that stands in for the API: `npm run api:mock -- [--port N]`. The keys are the placeholders
 * of the samples. It keeps what is written until it ends, and tells what of each call departs from the description.
 */
import { parseArgs } from 'node:util';
import { startStandIn } from '@/lib/stand-in/stand-in';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const { url } = await startStandIn({ port: Number(values.port), onDeparture: (line) => console.error(line) });
console.log(`The stand-in of the API is at ${url}`);
