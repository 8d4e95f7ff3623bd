import fs from 'node:fs';
import { settings } from '@/lib/settings/settings';

const page = fs.readFileSync('content/privacy.mdx', 'utf8');
const section = /## This website[\s\S]*?(?=\n## )/.exec(page)?.[0] ?? '';

it('only the files that define their keys access browser storage', () => {
  const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|navigator\.serviceWorker/;
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      // Drafts are shown in the authors' preview only; exports have none of this code.
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('components/client/preview/')),
  );
  expect(files.filter((file) => storage.test(fs.readFileSync(file, 'utf8'))).toSorted()).toEqual([
    'lib/browser/head-script.ts',
    'lib/browser/reload-guard.ts',
    'lib/browser/storage-slot.ts',
  ]);
});

it('the privacy page does not deny the cookies that analytics sets', () => {
  const denies = section.includes('sets no cookies of its own') && !/analytics/i.test(section);
  expect(denies && settings.analyticsId !== '').toBe(false);
});
