import fs from 'node:fs';
import { parse } from 'yaml';
import { SearchEngine } from '@/lib/search/engine';
import { buildIndexFiles } from '@/lib/search/index-files';
import { judge, tally, type Judgement } from '@/lib/search/judge';
import { loadExportedPages, loadSynonyms } from '@/lib/search/load';
const pages = loadExportedPages('out');
const { head, body } = buildIndexFiles(pages, loadSynonyms());
const engine = new SearchEngine(head); await engine.addBody(body);
const p=(v:number)=>(v*100).toFixed(1).padStart(6);
for (const file of process.argv.slice(2).filter(a=>!a.startsWith('-'))) {
  const lists=parse(fs.readFileSync(file,'utf8')) as Record<string,string[][]>;
  const all:Judgement[]=[];
  for(const [kind,list] of Object.entries(lists)) for(const [text='',...answers] of list){
    const {results}=engine.search({text:String(text),limit:8});
    all.push(judge({kind,text:String(text),answers:answers.map(a=>a.replace(/(.)\/$/,'$1')),heldOut:false},results.map(r=>r.url)));
  }
  const show=(n:string,l:Judgement[])=>{const t=tally(l);console.log(n.padEnd(12),t.queries,p(t.top1),p(t.top3),t.mrr.toFixed(3))};
  for(const k of Object.keys(lists)) show(k,all.filter(o=>o.kind===k)); show('ALL '+file.split('/').pop(),all);
  if(!process.argv.includes('-q')) for(const o of all) if(o.rank!==1) console.log(`  ${o.kind}: "${o.text}" ${o.rank||'MISS'}; want ${o.answers.join(' ')}; got ${o.found.slice(0,3).join(' ')}`);
}
