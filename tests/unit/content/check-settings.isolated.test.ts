import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// OWN_DIR is read once, when the module loads.
it("names the line of a copy's own settings", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-'));
  fs.writeFileSync(path.join(folder, 'settings.yaml'), '# Ours\ntitle: Ours\nversions:\n  - name: a\n    path: a\n');
  process.env.OWN_DIR = folder;
  const { checkSettings } = await import('@/lib/content/check-settings');
  const { settings } = await import('@/lib/settings/settings');
  const found = checkSettings({ ...settings, versions: [{ name: 'a', path: 'a' }], title: 5 });
  delete process.env.OWN_DIR;
  fs.rmSync(folder, { recursive: true });
  expect(found.map(({ file, line }) => [path.basename(file), line])).toEqual([
    ['settings.yaml', 2],
    ['settings.yaml', 3],
  ]);
});
