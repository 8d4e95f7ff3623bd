import { drawWords } from '@/lib/data/drawings/draw-words';
import { loadDrawings, readDrawing } from '@/lib/data/drawings/drawings';
import { paintDrawing, type DrawingMode } from '@/lib/data/drawings/svg';

export const dynamic = 'force-static';
export const dynamicParams = false;

const MODES: DrawingMode[] = ['light', 'dark'];

export function generateStaticParams(): { file: string }[] {
  return [...loadDrawings().keys()].flatMap((name) => MODES.map((mode) => ({ file: `${name}.${mode}.svg` })));
}

/** Every drawing as two files, one for each color mode. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, name = '', mode = 'light'] = /^(.*)\.(light|dark)\.svg$/.exec((await params).file) ?? [];
  if (!loadDrawings().has(name)) return new Response('', { status: 404 });
  return new Response(paintDrawing(drawWords(readDrawing(name)), mode as DrawingMode), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
