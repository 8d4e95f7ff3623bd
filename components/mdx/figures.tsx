import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { chartFrame, chartRows } from '@/lib/data/diagrams/chart';
import { figureNames, loadChart, loadDiagram, tallName } from '@/lib/data/diagrams/load';
import { figureSize } from '@/lib/data/diagrams/tokens';
import { Details } from './basics';
import { DataTable } from './data-table';

/** The file stem of a drawing, and its size. */
interface Drawing {
  name: string;
  width: number;
  height: number;
}

interface FigureProps {
  name: string;
  alt: string;
  caption?: string;
  speaker?: Speaker;
  /** A long description for people who cannot see it. */
  children?: ReactNode;
}

/** Where the column is narrow: on phones, and between both sidebars on small laptops. */
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
    const image = <img {...common} src={address(drawing)} alt={alt} />;
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

/** A picture with its caption; one without a tall version opens larger, by the browser's own features. */
function ThemedFigure(props: Omit<FigureProps, 'name'> & { drawing: Drawing; tall?: Drawing }): ReactNode {
  const { drawing, tall, alt, caption, speaker = OWN_SPEAKER, children } = props;
  const { say } = speaker;
  const large = `large-${drawing.name}`;
  const label = caption ?? alt;
  return (
    <figure className="figure">
      <ThemedImage drawing={drawing} tall={tall} alt={alt} />
      {tall ? null : (
        <>
          <button
            type="button"
            className="figure-open"
            popoverTarget={large}
            aria-label={say('Enlarge: {name}', { name: label })}
          >
            {say('Enlarge')}
          </button>
          <div id={large} popover="auto" className="figure-large" role="dialog" aria-label={label}>
            <button type="button" popoverTarget={large} popoverTargetAction="hide">
              {say('Close')}
            </button>
            <div role="group" aria-label={say('Picture')} tabIndex={0}>
              <ThemedImage drawing={drawing} alt={alt} />
            </div>
          </div>
        </>
      )}
      {caption || children ? (
        <figcaption>
          {caption}
          {children ? <Details summary={say('Text description')}>{children}</Details> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

const drawingOf = (name: string): Drawing => ({ name, ...figureSize(loadDiagram(name)) });

/** A drawing from `content/_diagrams/`, with the words of its language where it has them. */
export function Diagram(props: FigureProps): ReactNode {
  const names = figureNames();
  const translated = `${props.name}.${props.speaker?.code}`;
  const name = names.includes(translated) ? translated : props.name;
  const tall = tallName(name);
  return (
    <ThemedFigure {...props} drawing={drawingOf(name)} tall={names.includes(tall) ? drawingOf(tall) : undefined} />
  );
}

/** A drawing that says nothing the words beside it don't; nothing until `content/_diagrams/` has it. */
export function Ornament({ name }: { name: string }): ReactNode {
  if (!figureNames().includes(name)) return null;
  return (
    <div className="ornament">
      <ThemedImage drawing={drawingOf(name)} alt="" />
    </div>
  );
}

/** A chart from `content/_data/charts/`, with its numbers in a table below. */
export function Chart(props: FigureProps): ReactNode {
  const { name, alt, caption, speaker = OWN_SPEAKER } = props;
  const chart = loadChart(name);
  const [head = [], ...rows] = chartRows(chart);
  const figure = `chart-${name}`;
  return (
    <>
      <ThemedFigure
        alt={alt}
        caption={caption ?? chart.note}
        speaker={speaker}
        drawing={{ name: figure, ...chartFrame(chart, 'wide') }}
        tall={{ name: tallName(figure), ...chartFrame(chart, 'tall') }}
      />
      <Details summary={speaker.say('The numbers behind “{name}”', { name: chart.title })}>
        <DataTable label={chart.title} head={head} rows={rows} />
      </Details>
    </>
  );
}
