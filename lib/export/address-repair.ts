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
