import { VOCABULARY } from '@/components/mdx/vocabulary';

/** The names of the components that authors may use. */
export const COMPONENT_NAMES: ReadonlySet<string> = new Set(Object.keys(VOCABULARY));
