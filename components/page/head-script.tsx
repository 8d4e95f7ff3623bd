import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';

/**
 * What must be right before the first paint and before the app is there: see lib/browser/head-script.ts. The text is
 * bundled by scripts/prepare.ts; its hash stands in the page's content security policy.
 */
export function HeadScript(): ReactNode {
  const code = fs.readFileSync(path.resolve('.generated', 'early.js'), 'utf8');
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
