import type { ReactNode } from 'react';
import { drawingOf, ThemedImage } from '@/components/shared/drawing';
import { loadDrawings, tallName } from '@/lib/data/drawings/drawings';
import { toHref } from '@/lib/settings/addresses';
import type { Locale } from '@/lib/settings/translate';

interface DiagramProps {
  name: string;
  alt: string;
  caption?: string;
  locale: Locale;
}

/**
 * A drawing from `content/_diagrams/`, with the words of its language where it has them, and its caption; where the
 * column is narrow, one without a tall form has a link to the picture alone, which the browser enlarges.
 */
export function Diagram(props: DiagramProps): ReactNode {
  const { alt, caption, locale } = props;
  const translated = `${props.name}.${locale.code}`;
  const name = loadDrawings().has(translated) ? translated : props.name;
  const drawing = drawingOf(name);
  const tall = loadDrawings().has(tallName(name)) ? drawingOf(tallName(name)) : undefined;
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
