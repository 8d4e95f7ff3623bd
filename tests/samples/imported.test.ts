import { readMarks, type Sample } from '@/lib/checks/samples/sample';
import { importedSamples } from './imported';

const sample = (language: string, title: string, code: string): Sample => ({
  language,
  code,
  line: 1,
  lastLine: 3,
  marks: readMarks(`title="${title}"`),
});

const titles = (samples: Sample[]) => samples.map(({ marks }) => marks.title);

describe('the programs that a sample imports', () => {
  const helper = sample('javascript', 'lamp.mjs', 'export const lamp = 1;');
  const week = sample('javascript', 'week.mjs', 'import { lamp } from "./lamp.mjs";');

  it('are found by title, with what they import themselves', () => {
    const main = sample('javascript', 'main.mjs', 'import { week } from "./week.mjs";\nimport fs from "node:fs";');
    expect(titles(importedSamples(main, [helper, week, main]))).toEqual(['week.mjs', 'lamp.mjs']);
  });

  it.each([
    ['python', 'events.py', 'import LAMP\nfrom events import all_events'],
    ['r', 'events.R', 'library(httr2)\nsource("events.R")'],
  ])('are found in %s', (language, title, code) => {
    const file = sample(language, title, '');
    expect(importedSamples(sample(language, 'main', code), [file])).toEqual([file]);
  });

  it('come with the data that the sample reads', () => {
    const main = sample('python', 'main.py', 'open("scoring.json")');
    const [scoring, other] = [sample('json', 'scoring.json', '{}'), sample('json', 'other.json', '{}')];
    expect(importedSamples(main, [scoring, other])).toEqual([scoring]);
  });

  it('are not those of another language', () => {
    const main = sample('python', 'main.py', 'import lamp');
    expect(importedSamples(main, [sample('javascript', 'lamp.py', '')])).toEqual([]);
  });

  it('cannot be chosen if two pages have different ones with the same title', () => {
    const other = sample('javascript', 'lamp.mjs', 'export const lamp = 2;');
    expect(() => importedSamples(week, [helper, other])).toThrow('Two samples are called lamp.mjs. Rename one.');
  });
});
