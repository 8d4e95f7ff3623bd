import { vocabularyFor } from '@/components/mdx/vocabulary';
import type { Page } from '@/lib/content/parse-page';

/** The tags that the author of a page may use. */
export const tagsOn = (page: Page): string[] => Object.keys(vocabularyFor(page));
