import { drawings, loadDiagram } from '@/lib/data/diagrams/drawings';
import { drawWords } from '@/lib/data/diagrams/letters';
import { paintFigure, type FigureMode } from '@/lib/data/diagrams/tokens';

export const dynamic = 'force-static';
export const dynamicParams = false;

const MODES: FigureMode[] = ['light', 'dark'];

export function generateStaticParams(): { file: string }[] {
  return [...drawings().keys()].flatMap((name) => MODES.map((mode) => ({ file: `${name}.${mode}.svg` })));
}

/** Every drawing as two files, one for each color mode. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, name = '', mode = 'light'] = /^(.*)\.(light|dark)\.svg$/.exec((await params).file) ?? [];
  if (!drawings().has(name)) return new Response('', { status: 404 });
  return new Response(paintFigure(drawWords(loadDiagram(name)), mode as FigureMode), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
