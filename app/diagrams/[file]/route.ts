import { drawChart } from '@/lib/data/diagrams/draw-chart';
import { CHART, figureNames, loadChart, loadDiagram } from '@/lib/data/diagrams/load';
import { paintFigure, type FigureMode } from '@/lib/data/diagrams/tokens';

export const dynamic = 'force-static';
export const dynamicParams = false;

const MODES: FigureMode[] = ['light', 'dark'];

export function generateStaticParams(): { file: string }[] {
  return figureNames().flatMap((name) => MODES.map((mode) => ({ file: `${name}.${mode}.svg` })));
}

/** Every drawing and chart as two files, one for each color mode. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, name = '', mode = 'light'] = /^(.*)\.(light|dark)\.svg$/.exec((await params).file) ?? [];
  if (!figureNames().includes(name)) return new Response('', { status: 404 });
  const [, chart, tall] = new RegExp(`^${CHART}(.*?)(\\.tall)?$`).exec(name) ?? [];
  const svg = chart ? drawChart(loadChart(chart), tall ? 'tall' : 'wide') : loadDiagram(name);
  return new Response(paintFigure(svg, mode as FigureMode), { headers: { 'content-type': 'image/svg+xml' } });
}
