import { z } from 'zod';
import { didYouMean } from '@/lib/findings/closest-word';
import { settings } from '@/lib/settings/settings';
import { defineDataFile, idSchema, textSchema } from './data-file';

/** Numbers, versions, and labels that more than one page needs. Pages name them, so they can't disagree. */
export const factsFile = defineDataFile({
  name: 'facts.yaml',
  schema: z.record(idSchema, textSchema.describe('The value, as pages write it.')),
  empty: {},
});

/** Facts from the settings: the contact and the help lines, each with what a link to it opens. */
function settingsFacts(): Record<string, { value?: string; opens: string }> {
  const { contact, helpLines } = settings;
  return {
    contact: { value: contact, opens: 'mailto:' },
    'emergency-number': { value: helpLines.emergency, opens: 'tel:' },
    'crisis-call': { value: helpLines.call, opens: 'tel:' },
    'crisis-text': { value: helpLines.text, opens: 'sms:' },
    'crisis-chat': { value: helpLines.chat, opens: 'https://' },
    'crisis-elsewhere': { value: helpLines.elsewhere, opens: 'https://' },
  };
}

/**
 * The value of a fact, as pages write it: from `content/_data/facts.yaml`, or from the settings.
 * @throws Error if there is no such fact. @throws FindingError with the position of every error in the file.
 */
export function factOf(id: string): string {
  const facts = factsFile.load();
  const fromSettings = settingsFacts();
  const value = facts[id] ?? fromSettings[id]?.value;
  if (value) return value;
  const ids = [...Object.keys(fromSettings), ...Object.keys(facts)];
  throw new Error([`There is no fact "${id}" in ${factsFile.file}.`, didYouMean(id, ids)].filter(Boolean).join(' '));
}

/**
 * The address that writes to, calls, or opens what a fact names.
 * @throws Error for a fact that isn't there, or is neither the contact nor a help line.
 */
export function factAddress(id: string): string {
  const value = factOf(id);
  const fromSettings = settingsFacts();
  if (fromSettings[id]) return fromSettings[id].opens + value;
  throw new Error(`The fact "${id}" can't be a link. Only these can: ${Object.keys(fromSettings).join(', ')}.`);
}
