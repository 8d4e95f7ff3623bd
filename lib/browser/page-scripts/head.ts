/** In the head of each page. */
import { headScript } from '../head/head-script';

declare const VALUES: Parameters<typeof headScript>[0];

headScript(VALUES);
