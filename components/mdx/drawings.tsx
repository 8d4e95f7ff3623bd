import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import type { Locale } from '@/lib/settings/translate';
import { drawings, loadDrawing, tallName } from '@/lib/data/drawings/drawings';
import { drawingSize } from '@/lib/data/drawings/colors';

/** The file stem of a drawing, and its size. */
interface Drawing {
  name: string;
  width: number;
  height: number;
}

interface DiagramProps {
  name: string;
  alt: string;
  caption?: string;
  locale: Locale;
}

/** When the column is narrow: on phones, and between both sidebars on small laptops. */
const NARROW = '(max-width: 640px), (min-width: 997px) and (max-width: 1259px)';

/**
 * Two pictures, one per color mode; CSS shows the matching one, or the light one without JavaScript and attribute.
 * Narrow columns show the tall version.
 */
function ThemedImage({ drawing, alt, tall }: { drawing: Drawing; alt: string; tall?: Drawing }): ReactNode {
  const { width, height } = drawing;
  const picture = (mode: 'light' | 'dark') => {
    const address = ({ name }: Drawing) => toHref(`/diagrams/${name}.${mode}.svg`);
    const common = { className: `only-${mode}`, width, height, loading: 'lazy', decoding: 'async' } as const;
    const image = (
      <img {...common} src={address(drawing)} alt={alt} data-markdown={mode === 'dark' ? 'none' : undefined} />
    );
    return tall ? (
      <picture>
        <source media={NARROW} srcSet={address(tall)} width={tall.width} height={tall.height} />
        {image}
      </picture>
    ) : (
      image
    );
  };
  return (
    <span className="themed">
      {picture('light')}
      {picture('dark')}
    </span>
  );
}

const drawingOf = (name: string): Drawing => ({ name, ...drawingSize(loadDrawing(name)) });

/**
 * A drawing from `content/_diagrams/`, with the words of its language where it has them, and its caption; where the
 * column is narrow, one without a tall version has a link to the picture alone, which the browser enlarges.
 */
export function Diagram(props: DiagramProps): ReactNode {
  const { alt, caption, locale } = props;
  const translated = `${props.name}.${locale.code}`;
  const name = drawings().has(translated) ? translated : props.name;
  const drawing = drawingOf(name);
  const tall = drawings().has(tallName(name)) ? drawingOf(tallName(name)) : undefined;
  const { t } = locale;
  return (
    <figure className="figure">
      <ThemedImage drawing={drawing} tall={tall} alt={alt} />
      {tall ? null : (
        <a
          className="figure-open"
          href={toHref(`/diagrams/${name}.light.svg`)}
          aria-label={t('Enlarge: {name}', { name: caption ?? alt })}
          data-search-skip=""
          data-markdown="none"
        >
          {t('Enlarge')}
        </a>
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** A drawing that says nothing the words beside it don't; nothing until `content/_diagrams/` has it. */
export function Ornament({ name }: { name: string }): ReactNode {
  if (!drawings().has(name)) return null;
  return (
    <div className="ornament">
      <ThemedImage drawing={drawingOf(name)} alt="" />
    </div>
  );
}
