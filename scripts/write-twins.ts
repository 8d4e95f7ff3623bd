/** `tsx scripts/write-twins.ts .export`: Markdown twins and `llms.txt` of an export; `npm run build` runs it beside. */
import fs from 'node:fs';
import path from 'node:path';
import { writeTwins } from '@/lib/export/write-twins';
import type { Navigation } from '@/lib/site/navigation-tree';
import { generatedFolder } from './prepare';

const navigation = fs.readFileSync(path.join(generatedFolder, 'navigation.json'), 'utf8');
await writeTwins(path.resolve(process.argv[2] ?? 'out'), JSON.parse(navigation) as Navigation);
