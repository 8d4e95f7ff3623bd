import type { Language } from '@/lib/content/translations';
import { settings } from '@/lib/settings/settings';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { speakerIn } from './locale';
import { SEARCH } from './page-record';
import type { Site } from './pages';

/** A language as the code that renders pages uses it. */
export interface Speech extends Speaker {
  dir: 'ltr' | 'rtl';
  /** What the language's own file says; the site's own language needs none. */
  about?: Language;
}

/** The site's own language. */
export const OWN_SPEECH: Speech = {
  ...OWN_SPEAKER,
  dir: settings.language.dir,
};

/** How a page of this language speaks; the site's own language where there is no such language. */
export function speechOf({ languages }: Pick<Site, 'languages'>, code: string): Speech {
  const about = languages.get(code);
  if (!about) return OWN_SPEECH;
  const paths = [SEARCH.path, ...about.pages.map(({ original }) => original.path)];
  return { ...speakerIn(code, about.texts, paths), dir: about.dir, about };
}
