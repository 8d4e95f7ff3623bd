/** On the home page. */
import { basePathBanner } from '../base-path-banner';

declare const VALUES: { basePath: string };

basePathBanner(VALUES.basePath);
