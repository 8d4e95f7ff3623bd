import type { ReactNode } from 'react';
import { loadDrawings, readDrawing } from '@/lib/data/drawings/drawings';
import { drawingSize } from '@/lib/data/drawings/svg';
import { toHref } from '@/lib/settings/addresses';

/** The name of a drawing, and its size. */
interface Drawing {
  name: string;
  width: number;
  height: number;
}

/** When the column is narrow: on phones, and between both sidebars on small laptops. */
const NARROW = '(max-width: 640px), (min-width: 997px) and (max-width: 1259px)';

/**
 * Two pictures, one per color mode; CSS shows the matching one, or the light one without JavaScript and attribute.
 * Narrow columns show the tall form.
 */
export function ThemedImage({ drawing, alt, tall }: { drawing: Drawing; alt: string; tall?: Drawing }): ReactNode {
  const { width, height } = drawing;
  const pictureFor = (mode: 'light' | 'dark') => {
    const hrefOf = ({ name }: Drawing) => toHref(`/diagrams/${name}.${mode}.svg`);
    const common = { className: `only-${mode}`, width, height, loading: 'lazy', decoding: 'async' } as const;
    const image = (
      <img {...common} src={hrefOf(drawing)} alt={alt} data-markdown={mode === 'dark' ? 'none' : undefined} />
    );
    return tall ? (
      <picture>
        <source media={NARROW} srcSet={hrefOf(tall)} width={tall.width} height={tall.height} />
        {image}
      </picture>
    ) : (
      image
    );
  };
  return (
    <span className="themed">
      {pictureFor('light')}
      {pictureFor('dark')}
    </span>
  );
}

export const drawingOf = (name: string): Drawing => ({ name, ...drawingSize(readDrawing(name)) });

/** A drawing that says nothing the words beside it don't; nothing until `content/_diagrams/` has it. */
export function Ornament({ name }: { name: string }): ReactNode {
  if (!loadDrawings().has(name)) return null;
  return (
    <div className="ornament">
      <ThemedImage drawing={drawingOf(name)} alt="" />
    </div>
  );
}
