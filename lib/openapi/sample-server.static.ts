import { replacer } from '@/lib/content/own-sources';
import { ownWords } from '@/lib/settings/own-settings';

/** The server of all samples; a copy that somebody else runs may name its own. */
export const SAMPLE_SERVER = replacer(ownWords())('https://api.lamp.digital');
