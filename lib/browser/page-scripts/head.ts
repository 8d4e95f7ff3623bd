/** In the head of each page. */
import { runHeadScript } from '../head/head-script';

declare const VALUES: Parameters<typeof runHeadScript>[0];

runHeadScript(VALUES);
