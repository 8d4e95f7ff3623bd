import { inEnglish, type Translate } from '@/lib/settings/translate';

/** Whether a cell says yes or no, alone or with more after it, in a page's language; data files are in English. */
export function yesOrNo(text: string, t: Translate = inEnglish): 'yes' | 'no' | undefined {
  const [start] = text.trim().split(/[.,:;]/);
  return start === t('Yes') ? 'yes' : start === t('No') ? 'no' : undefined;
}

/** Whether each cell of a column says yes or no; none if any says something else, because scattered dots mean nothing. */
export function yesOrNoColumn(texts: string[], t?: Translate): ('yes' | 'no' | undefined)[] {
  const read = texts.map((text) => yesOrNo(text, t));
  return read.includes(undefined) ? texts.map(() => undefined) : read;
}
