import { loadAliases } from '@/lib/site/aliases';
import { allPaths } from '@/lib/site/all-paths';
import { rewritePages, type ExportStep } from './exported-site';
import { appendToBody } from './next-page';

/**
 * The script of the not-found page: mends an address that differs from a known one only by letter case, by a
 * trailing `.html` or `/index.html`, or by the slash, and goes there with query and hash kept.
 */
export function addressRepairScript(paths: string[], basePath: string): string {
  const list = JSON.stringify(paths).replace(/</g, '\\u003c');
  const base = JSON.stringify(basePath).replace(/</g, '\\u003c');
  return `(()=>{const b=${base},l=${list};let p=location.pathname;try{p=decodeURIComponent(p)}catch{}
if(!p.startsWith(b+"/"))return;p=p.slice(b.length).trim().replace(/(?:\\/index)?\\.html$/i,"").replace(/\\/+$/,"")||"/";
const f=l.find(x=>x.toLowerCase()===p.toLowerCase());if(!f)return;
const h=b+(f==="/"?"/":f.split("/").map(encodeURIComponent).join("/")+"/");
if(h!==location.pathname)location.replace(h+location.search+location.hash)})()`;
}

const NOT_FOUND = /^(404|404[/\\]index|_not-found[/\\]index)\.html$/;

/** Mends near misses of addresses on the not-found page. Not in the app: each page would carry the list in its data. */
export const repairAddresses: ExportStep = {
  name: 'address-repair',
  run: async (site) => {
    const paths = [...(await allPaths()), '/search', ...Object.keys(await loadAliases())];
    const script = `<script>${addressRepairScript(paths, site.basePath)}</script>`;
    return rewritePages(site, 'The not-found page has no end of its body.', (html, file) =>
      NOT_FOUND.test(file) ? appendToBody(html, script) : html,
    );
  },
};
