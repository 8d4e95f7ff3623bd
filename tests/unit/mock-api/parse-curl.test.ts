import { CommandError, parseCurl } from '@/lib/mock-api/parse-curl';

const nothing = { authorization: undefined, 'content-type': undefined };

it.each([
  ['curl https://a.org/study', { method: 'GET', url: '/study', headers: nothing, body: '' }],
  ["curl -L -g \\\n'a.org/{id}?limit=5'", { method: 'GET', url: '/%7Bid%7D?limit=5', headers: nothing, body: '' }],
  [
    `curl -sS --request DELETE "https://a.org/x" --user 'me:it'\\''s'`,
    { method: 'DELETE', url: '/x', headers: { ...nothing, authorization: "Basic me:it's" }, body: '' },
  ],
  [
    `curl -X PUT https://a.org/x -H 'Content-Type: application/json' -d '{"a": "b\\"c"}'`,
    { method: 'PUT', url: '/x', headers: { ...nothing, 'content-type': 'application/json' }, body: '{"a": "b\\"c"}' },
  ],
  [
    'curl https://a.org/x -d a=1 -d "b=\\"2\\""',
    {
      method: 'POST',
      url: '/x',
      headers: { ...nothing, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1&b="2"',
    },
  ],
  [`curl https://a.org/x --data-raw '@b' -H 'Content-Type: text/plain'`, { method: 'POST', body: '@b' }],
])('%s', (command, request) => {
  expect(parseCurl(command)).toMatchObject(request);
});

it.each([
  ['', 'must start with "curl"', ''],
  ['wget https://a.org', 'must start with "curl"', 'wget'],
  ['curl -L', 'The address is missing.', 'curl'],
  ['curl https://a.org --insecure', 'Only the real curl knows "--insecure".', '--insecure'],
  ['curl https://a.org -H', '"-H" needs a value.', '-H'],
  ["curl 'https://a.org", "A ' is never closed.", "'"],
  ['curl https://a.org -d @body.json', 'Files cannot be read here.', '-d'],
  ['curl http://[', '"http://[" is not an address.', 'http://['],
])('says what is wrong in %j, and where', (command, message, found) => {
  let thrown: unknown;
  try {
    parseCurl(command);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(CommandError);
  const error = thrown as CommandError;
  expect(error.message).toContain(message);
  expect(command.slice(error.offset).startsWith(found)).toBe(true);
});
