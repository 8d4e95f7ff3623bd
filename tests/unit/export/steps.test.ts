import fs from 'node:fs';
import { addressRepairScript } from '@/lib/export/address-repair';
import { deferApp } from '@/lib/export/defer-app';
import { rewritePages, type ExportedSite } from '@/lib/export/exported-site';
import { inlineStyles } from '@/lib/export/inline-styles';
import { orderHead } from '@/lib/export/order-head';
import { addSecurityPolicy } from '@/lib/export/security-policy';
import { exportSteps, runExportSteps } from '@/lib/export/steps';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, read, write: writeFiles } = temporaryFolder();
const write = (file: string, text: string) => writeFiles({ [file]: text });
const site: ExportedSite = {
  get folder() {
    return at();
  },
  basePath: '',
  treesOf: () => Promise.reject(),
};
const UNRECOGNIZED = '<html><p>Made by something else';

it.each([deferApp, inlineStyles, orderHead, addSecurityPolicy])(
  '$name leaves an unrecognized page unchanged, and says so',
  async (step) => {
    write('a/index.html', UNRECOGNIZED);
    const notices = await step.run(site);
    expect(read('a/index.html')).toBe(UNRECOGNIZED);
    expect(notices).toEqual([expect.stringMatching(/Not changed: a.index\.html\.$/)]);
  },
);

/** A page as Next.js exports it, with these script files, of which the app's start needs `needed`. */
const exported = (scripts: string[], needed: string[] = []) =>
  `<html><head><meta charSet="utf-8"/>${scripts.map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`).join('')}</head><body><p>Text</p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":${JSON.stringify(needed.map((name) => `static/chunks/${name}.js`))},"runtimeModuleIds":[7]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:data\\n"])</script></body></html>`;
const OWN_CHUNK =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';

describe('the files of the app', () => {
  const files = () => fs.readdirSync(at('_next/static/chunks')).sort();
  const writeAll = (codes: Record<string, string>) => {
    for (const [name, code] of Object.entries(codes)) write(`_next/static/chunks/${name}.js`, code);
  };

  it('become two, compiled as they arrive: what changes with React and Next.js alone, and everything else', async () => {
    const chunk = (code: string) => `${OWN_CHUNK}1,e=>{${code}}]);`;
    const codes = { react: chunk('a()'), 'turbopack-1': '(()=>{b()})();', ours: chunk('c()'), menu: chunk('d()') };
    writeAll(codes);
    write('index.html', exported(Object.keys(codes), ['react']));
    expect(await deferApp.run(site)).toEqual([]);
    const [framework, app, start] = ['framework-', 'app-', 'start-'].map((name) => {
      const [file = '', ...others] = files().filter((file) => file.startsWith(name));
      expect(others).toEqual([]);
      return { file, code: read(`_next/static/chunks/${file}`) };
    });
    const named = (name: string, code: string) =>
      `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["static/chunks/${name}.js",1,e=>{${code}}]);`;
    expect(framework?.code).toBe(`//# allFunctionsCalledOnLoad\n${named('react', 'a()')}\n(()=>{b()})();`);
    expect(app?.code).toBe(`//# allFunctionsCalledOnLoad\n${named('ours', 'c()')}\n${named('menu', 'd()')}`);
    expect(start?.code).toContain(
      `scripts:["/_next/static/chunks/${framework?.file}","/_next/static/chunks/${app?.file}"],holds:["react.js","turbopack-1.js","ours.js","menu.js"]`,
    );
    // Parts of the site that load later may name one of the original files.
    expect(files()).toEqual(expect.arrayContaining(Object.keys(codes).map((name) => `${name}.js`)));
  });

  it('stay as they are, with their page, if one of them has another form', async () => {
    writeAll({ react: 'define("react", () => {});' });
    const page = exported(['react'], ['react']);
    write('index.html', page);
    expect(await deferApp.run(site)).toHaveLength(1);
    expect(read('index.html')).toBe(page);
    expect(files()).toEqual(['react.js']);
  });
});

describe('page data', () => {
  const page = exported(['a']);
  const deferred = async (data?: string) => {
    write('_next/static/chunks/a.js', `${OWN_CHUNK}1,e=>{}]);`);
    write('a b/index.html', page);
    if (data !== undefined) write('a b/index.txt', data);
    expect(await deferApp.run(site)).toEqual([]);
    return read('a b/index.html');
  };

  it('moves to its file', async () => {
    const html = await deferred('0:data\n');
    expect(html).not.toContain('__next_f');
    expect(html).toContain(' data-page-data="/a%20b/index.txt"></script></body>');
  });

  it.each([['the file does not exist', undefined] as const, ['the file has other content', '0:other\n'] as const])(
    'stays in the page if %s',
    async (_, data) => {
      const html = await deferred(data);
      expect(html).toContain('self.__next_f.push([1,"0:data\\n"])');
      expect(html).not.toContain('data-page-data');
    },
  );
});

describe('style sheets', () => {
  const belowBase = (): ExportedSite => ({ ...site, basePath: '/docs' });
  const link = '<link rel="stylesheet" href="/docs/_next/a.css" data-precedence="next"/>';

  it('are written into the page, below the base path', async () => {
    write('_next/a.css', 'a{}\n');
    write('index.html', `<head>${link}`);
    expect(await inlineStyles.run(belowBase())).toEqual([]);
    expect(read('index.html')).toContain('<head><style>a{}</style><link ');
  });

  it.each([
    ['missing', undefined],
    ['a sheet that refers to another file beside it', 'a{background:url(b.svg)}'],
    ['a sheet that loads another', '@import "b.css";'],
    ['a sheet that would end the element', 'a::after{content:"</style>"}'],
  ])('stay links if the file is %s', async (_, text) => {
    if (text !== undefined) write('_next/a.css', text);
    write('index.html', `<head>${link}`);
    expect(await inlineStyles.run(belowBase())).toHaveLength(1);
    expect(read('index.html')).toBe(`<head>${link}`);
  });

  it('may contain pictures, as data or by an address that is the same from everywhere', async () => {
    write('_next/a.css', 'a{background:url(data:image/svg+xml,x)}b{background:url("/docs/b.svg")}');
    write('index.html', `<head>${link}`);
    expect(await inlineStyles.run(belowBase())).toEqual([]);
  });
});

it('reports many unrecognized pages on one line', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) write(`${name}.html`, UNRECOGNIZED);
  expect(rewritePages(site, 'Strange.', () => undefined)).toEqual([
    'Strange. Not changed: a.html, b.html, c.html and 2 more.',
  ]);
});

it('has unique step names, and the security policy after all other steps that change pages', () => {
  const names = exportSteps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.indexOf('security-policy')).toBeGreaterThan(
    Math.max(...['defer-app', 'inline-styles', 'order-head', 'address-repair'].map((name) => names.indexOf(name))),
  );
});

it('rejects the name of an unknown step', async () => {
  await expect(runExportSteps(site, ['speed'])).rejects.toThrow('There is no step "speed"');
});

describe('the address repair script', () => {
  const repaired = (address: string, basePath = '') => {
    const url = new URL(address, 'https://docs.example.org');
    let target: string | undefined;
    const location = Object.assign(url, {
      replace: (to: string) => {
        target = to;
      },
    });
    // oxlint-disable-next-line no-new-func -- the export has the script only as text
    new Function('location', addressRepairScript(['/', '/faq', '/develop/Training Modules/x'], basePath))(location);
    return target;
  };

  it.each([
    ['/FAQ/?q=1#a', '/faq/?q=1#a'],
    ['/faq.html', '/faq/'],
    ['/faq/index.html', '/faq/'],
    ['/develop/training%20modules/X', '/develop/Training%20Modules/x/'],
    ['/faqs/', undefined],
    ['/faq/', undefined],
  ])('redirects %s to %s', (from, to) => expect(repaired(from)).toBe(to));

  it('leaves addresses outside the base path alone', () => {
    expect(repaired('/docs/FAQ', '/docs')).toBe('/docs/faq/');
    expect(repaired('/FAQ', '/docs')).toBeUndefined();
  });
});
