import dangerWords from '@/.derived/site/danger-words.json';
import { createDangerCheck } from '@/lib/search/engine/danger';

/** True if a query suggests that somebody may be in danger, in any language of the site. */
export const meansDanger = createDangerCheck(dangerWords);
