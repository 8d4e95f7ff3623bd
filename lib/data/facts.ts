import { z } from 'zod';
import { didYouMean } from '@/lib/diagnostics/closest';
import { settings } from '@/lib/settings/settings';
import { defineDataFile } from './data-file';

/** Numbers, versions, and labels that more than one page needs. Pages name them, so they can't disagree. */
export const factsFile = defineDataFile({
  name: 'facts.yaml',
  schema: z.record(
    z.string().regex(/^[a-z0-9-]+$/, 'must have only lowercase letters, digits, and hyphens'),
    z.string().min(1).describe('The value, as pages write it.'),
  ),
  empty: {},
});

/**
 * The value of a fact, as pages write it: from `content/_data/facts.yaml`, or one of the house's own that stand in the
 * settings: its contact and its help lines.
 * @throws Error if there is no such fact. @throws DiagnosticError with the position of every error in the file.
 */
export function factOf(id: string): string {
  const { contact, helpLines } = settings;
  const { emergency = '', call = '', text = '', chat = '', elsewhere = '' } = helpLines;
  const house = {
    contact,
    'emergency-number': emergency,
    'crisis-call': call,
    'crisis-text': text,
    'crisis-chat': chat,
    'crisis-elsewhere': elsewhere,
  };
  const facts: Record<string, string> = { ...house, ...factsFile.load() };
  const value = facts[id];
  if (!value) {
    throw new Error(
      [`There is no fact "${id}" in ${factsFile.file}.`, didYouMean(id, Object.keys(facts))].filter(Boolean).join(' '),
    );
  }
  return value;
}
