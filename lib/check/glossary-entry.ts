import type { SiteRule } from './rule';

/** Each glossary entry has its own ID and its own term. */
export const glossaryEntry: SiteRule = (site) => {
  const seen = new Set<string>();
  return site.glossary.flatMap(({ id, term }) =>
    [`id "${id}"`, `term "${term}"`].flatMap((name) => {
      if (!seen.has(name)) {
        seen.add(name);
        return [];
      }
      return [
        {
          file: 'content/_data/glossary.yaml',
          line: 0,
          rule: 'glossary-entry',
          message: `The ${name} appears twice in the glossary.`,
          hint: 'Combine both meanings in one entry.',
          severity: 'warning' as const,
        },
      ];
    }),
  );
};
