import { vocabularyFor } from '@/components/mdx/vocabulary';
import type { Page } from '@/lib/content/parse-page';

/** The components that the author of a page may use. */
export const componentsOn = (page: Page): string[] => Object.keys(vocabularyFor(page));
