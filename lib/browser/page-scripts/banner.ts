/** On the home page. */
import { showBasePathBanner } from '../base-path-banner';

declare const VALUES: { basePath: string };

showBasePathBanner(VALUES.basePath);
