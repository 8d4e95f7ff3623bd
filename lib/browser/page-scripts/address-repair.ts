/** On the not-found page. */
import { repairAddress } from '../address-repair';

declare const VALUES: { paths: string[]; basePath: string };

repairAddress(VALUES.paths, VALUES.basePath);
