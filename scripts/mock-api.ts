/**
 * A local server that stands in for the API: `npm run api:mock -- [--port N] [--people]`. The keys are the
 * placeholders from the samples. It keeps what is written until it stops, and reports how each call differs from the
 * description. With `--people`, it also has the Study whose participant sent made-up readings.
 */
import { parseArgs } from 'node:util';
import { addSamplePeople } from '@/lib/stand-in/people';
import { startStandIn } from '@/lib/stand-in/stand-in';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, people: { type: 'boolean' } } });
const { url, store } = await startStandIn({
  port: Number(values.port),
  onDeparture: (line) => console.error(line),
});
if (values.people) addSamplePeople(store, Date.now());
console.log(`The stand-in API is running at ${url}`);
