import { inlineJson } from '@/lib/settings/inline-json';
import { loadSite } from '@/lib/site/pages';
import { rewritePages, type ExportStep } from './exported-site';
import { appendToBody } from './next-page';

/**
 * The script of the not-found page: if the address differs from a known one only by letter case, a trailing `.html` or
 * `/index.html`, or the slash, redirects there and keeps the query and hash.
 */
export function addressRepairScript(paths: string[], basePath: string): string {
  const list = inlineJson(paths);
  const base = inlineJson(basePath);
  return `(()=>{const b=${base},l=${list};let p=location.pathname;try{p=decodeURIComponent(p)}catch{}
if(!p.startsWith(b+"/"))return;p=p.slice(b.length).trim().replace(/(?:\\/index)?\\.html$/i,"").replace(/\\/+$/,"")||"/";
const f=l.find(x=>x.toLowerCase()===p.toLowerCase());if(!f)return;
const h=b+(f==="/"?"/":f.split("/").map(encodeURIComponent).join("/")+"/");
if(h!==location.pathname)location.replace(h+location.search+location.hash)})()`;
}

const NOT_FOUND = /^(404|404\/index|_not-found\/index)\.html$/;

/** Repairs mistyped addresses on the not-found page. Not in the app, where every page's data would carry the list. */
export const repairAddresses: ExportStep = {
  name: 'address-repair',
  run: async (site) => {
    const paths = (await loadSite()).pages.map((page) => page.path);
    const script = `<script>${addressRepairScript(paths, site.basePath)}</script>`;
    return rewritePages(site, (html, file) => (NOT_FOUND.test(file) ? appendToBody(html, script) : html));
  },
};
