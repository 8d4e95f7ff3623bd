import { z } from 'zod';
import { NOT_PROSE, type Block } from './block';

/** What `content/_data/language.yaml` may hold: how this site speaks of people and spells its words. */
export const languageSchema = z.strictObject({
  allowed: z
    .array(z.string().min(1))
    .describe('Words that the general list of inconsiderate words would refuse, and that mean something else here.'),
  refused: z
    .array(z.strictObject({ phrases: z.array(z.string().min(1)).min(1), write: z.string().min(1) }))
    .describe('Phrases of our own that are refused, in any letter case, and what to write.'),
  idioms: z
    .array(z.strictObject({ phrases: z.array(z.string().min(1)).min(1), write: z.string().min(1) }))
    .describe('Phrases that sound translated, in any letter case, and what to write.'),
  spelled: z
    .array(z.strictObject({ write: z.string().min(1), not: z.array(z.string().min(1)).min(1) }))
    .describe('Words with one right spelling, and the other spellings that are met.'),
  shown: z
    .array(z.string().min(1))
    .describe('Words exactly as the product shows them, misspelled or not; no check looks at them.'),
});

export type Language = z.infer<typeof languageSchema>;

/** A pattern that finds any of the phrases as whole words, not inside names and addresses; spaces also match line ends. */
export function phrasePattern(phrases: string[], flags: string): RegExp {
  const escaped = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}_/.@-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_/@]|\\.\\p{L})`, `u${flags}`);
}

/** The blocks without what the product shows so, at unchanged places. */
export function withoutShown(blocks: Block[], { shown }: Pick<Language, 'shown'>): Block[] {
  if (!shown.length) return blocks;
  const pattern = phrasePattern(shown, 'g');
  return blocks.map((block) =>
    Object.assign({}, block, { text: block.text.replace(pattern, (phrase) => NOT_PROSE.repeat(phrase.length)) }),
  );
}
