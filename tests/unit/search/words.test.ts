import { defaultAnalyzer } from '@/lib/search/engine/analysis';
import { splitChunk } from '@/lib/search/engine/words';

it.each([
  ['survey?', ['survey'], null],
  ["don't", ['dont'], null],
  ['lamp.gps', ['lamp', 'gps'], 'lampgps'],
  ['temporal_slices', ['temporal', 'slices'], 'temporalslices'],
  ['SensorEvent', ['sensor', 'event'], 'sensorevent'],
  ['PHQ-9', ['phq', '9'], 'phq9'],
  ['Wi-Fi,', ['wi', 'fi'], 'wifi'],
  ['care-team', ['care', 'team'], null],
  ['up-to-date', ['up', 'to', 'date'], 'uptodate'],
  ['mindLAMP', ['mindlamp'], null],
  ['https://example.org/a', ['https', 'example', 'org', 'a'], null],
  ['limit=1000', ['limit', '1000'], null],
  ['cortex.run(participant', ['cortex', 'run', 'participant'], null],
  ['cortex.run()', ['cortex', 'run'], 'cortexrun'],
  ['🙂', [], null],
  ['مرحبا', ['مرحبا'], null],
  ['مَرْحَبًا', ['مرحبا'], null],
  ['résumé', ['resume'], null],
  ['re\u0301sume\u0301', ['resume'], null],
  ['שָׁלוֹם', ['שלום'], null],
  ['हिन्दी,', ['हिन्दी'], null],
])('splits %s', (chunk, parts, joined) => {
  expect(splitChunk(chunk)).toEqual({ parts, joined });
});

it.each([
  ['creating', 'creat'],
  ['activities', 'activ'],
  ['phq9', 'phq9'],
])('the stem of %s is %s', (word, expected) => {
  expect(defaultAnalyzer.stem(word)).toBe(expected);
});
