import fs from 'node:fs';
import { PENDING_QUERY } from '@/components/client/search/pending-query';
import { RELOADED } from '@/lib/browser/reload-guard';
import { STORAGE_KEYS } from '@/lib/browser/storage-slot';
import { settings } from '@/lib/settings/settings';

const page = fs.readFileSync('content/privacy.mdx', 'utf8');
const section = /## What this documentation site stores[\s\S]*?(?=\n## )/.exec(page)?.[0] ?? '';

it('the privacy page lists exactly the keys that the site stores', () => {
  const keys = Object.values(STORAGE_KEYS).map((key) => (typeof key === 'string' ? key : key('*')));
  const listed = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key));
  expect(listed.toSorted()).toEqual([...keys, PENDING_QUERY, `${RELOADED}*`].toSorted());
});

it('only the files that define these keys access browser storage', () => {
  const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|navigator\.serviceWorker/;
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      // Drafts are shown in the authors' preview only; exports have none of this code.
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('components/client/preview/')),
  );
  expect(files.filter((file) => storage.test(fs.readFileSync(file, 'utf8'))).toSorted()).toEqual([
    'components/client/search/pending-query.ts',
    'lib/browser/head-script.ts',
    'lib/browser/reload-guard.ts',
    'lib/browser/storage-slot.ts',
  ]);
});

it('the privacy page does not deny the cookies that analytics sets', () => {
  const denies = section.includes('sets no cookies') && !/analytics/i.test(section);
  expect(denies && settings.analyticsId !== '').toBe(false);
});
