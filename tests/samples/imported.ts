import type { Sample } from './sample';

/** How a program names another one in its own folder, by language; the first group is the name. */
const IMPORTS: Record<string, { pattern: RegExp; ending: string }> = {
  javascript: { pattern: /\bfrom "\.\/([\w-]+\.mjs)"/g, ending: '' },
  python: { pattern: /^(?:from|import) (\w+)/gm, ending: '.py' },
  r: { pattern: /\bsource\("([\w-]+\.R)"\)/g, ending: '' },
};

/** The data that a program may read from its own folder. */
const DATA = /\.(json|csv)$/;

/**
 * The samples that a program imports or reads from its own folder, with those that they import: each is the sample with
 * that title, on whichever page it is. Packages have no sample, so they are left out.
 * @param all Samples to look in.
 * @throws Error if two different samples have an imported title.
 */
export function importedSamples(sample: Sample, all: Sample[]): Sample[] {
  const imported = new Set<Sample>();
  const waiting = [sample];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const library of importedBy(next, all)) {
      if (imported.has(library)) continue;
      imported.add(library);
      waiting.push(library);
    }
  }
  return [...imported];
}

function importedBy({ language, code }: Sample, all: Sample[]): Sample[] {
  const rule = IMPORTS[language];
  if (!rule) return [];
  const data = all.filter(({ marks: { title = '' } }) => DATA.test(title) && code.includes(title));
  const programs = [...code.matchAll(rule.pattern)].flatMap(([, name = '']) => {
    const title = name + rule.ending;
    const samples = all.filter((sample) => sample.language === language && sample.marks.title === title);
    if (new Set(samples.map((sample) => sample.code)).size > 1)
      throw new Error(`Two samples are called ${title}. Rename one.`);
    return samples.slice(0, 1);
  });
  return [...programs, ...data];
}
