/**
 * The mock API as a local server: `npm run api:mock -- [--port N] [--people]`. The keys are the placeholders from the
 * samples. It keeps what is written until it stops, and reports how each call differs from the description. With
 * `--people`, it also has the Study whose participant sent made-up readings.
 */
import { parseArgs } from 'node:util';
import { addSamplePeople } from '@/tests/support/sample-people';
import { startMockServer } from '@/tests/support/mock-server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, people: { type: 'boolean' } } });
const { url, store } = await startMockServer({
  port: Number(values.port),
  onFault: (line) => console.error(line),
});
if (values.people) addSamplePeople(store, Date.now());
console.log(`The mock API is running at ${url}`);
