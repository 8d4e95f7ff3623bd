import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { chartFrame, chartRows } from '@/lib/data/diagrams/chart';
import { figureNames, loadChart, loadDiagram, tallName } from '@/lib/data/diagrams/load';
import { figureSize } from '@/lib/data/diagrams/tokens';
import { Details } from './basics';
import { DataTable } from './data-table';

interface Size {
  width?: string | number;
  height?: string | number;
}

/** A figure's file and size; its tall version is for narrow columns. */
interface Drawing extends Size {
  name: string;
}

/** Where the column is narrow: on phones, and between both sidebars on small laptops. */
const NARROW = '(max-width: 640px), (min-width: 997px) and (max-width: 1259px)';

/**
 * Two pictures, one per color mode; CSS shows the matching one, or the light one without JavaScript and attribute.
 */
export function ThemedImage(
  props: { light: string; dark: string; alt: string; tall?: Record<'light' | 'dark', string> & Size } & Size,
): ReactNode {
  const { alt, width, height, tall } = props;
  const picture = (mode: 'light' | 'dark') => {
    const image = (
      <img
        className={`only-${mode}`}
        src={toHref(props[mode])}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    );
    if (!tall) return image;
    const narrow = toHref(tall[mode]);
    return (
      <picture>
        <source media={NARROW} srcSet={narrow} width={tall.width} height={tall.height} />
        {image}
      </picture>
    );
  };
  return (
    <span className="themed">
      {picture('light')}
      {picture('dark')}
    </span>
  );
}

const addresses = (name: string) => ({ light: `/diagrams/${name}.light.svg`, dark: `/diagrams/${name}.dark.svg` });

/**
 * One of our drawings in light and dark, with an optional long description for people who cannot see it. Narrow
 * columns show its tall version; without one, the browser's own features open it larger.
 */
function ThemedFigure(props: {
  name: string;
  alt: string;
  caption?: string;
  size: Size;
  tall?: Drawing;
  speaker?: Speaker;
  children?: ReactNode;
}): ReactNode {
  const { name, alt, caption, size, tall, speaker = OWN_SPEAKER, children } = props;
  const { say } = speaker;
  const large = `large-${name}`;
  const label = caption ?? alt;
  const picture = { ...addresses(name), width: size.width, height: size.height, alt };
  return (
    <figure className="figure">
      <ThemedImage {...picture} tall={tall && { ...tall, ...addresses(tall.name) }} />
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
              <ThemedImage {...picture} />
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

/** A drawing from `content/_diagrams/`, with the words of its language where it has them; children are its long description. */
export function Diagram(props: {
  name: string;
  alt: string;
  caption?: string;
  speaker?: Speaker;
  children?: ReactNode;
}): ReactNode {
  const names = figureNames();
  const translated = `${props.name}.${props.speaker?.code}`;
  const name = names.includes(translated) ? translated : props.name;
  const tall = tallName(name);
  const sizeOf = (one: string) => figureSize(loadDiagram(one));
  return (
    <ThemedFigure
      {...props}
      name={name}
      size={sizeOf(name)}
      tall={names.includes(tall) ? { name: tall, ...sizeOf(tall) } : undefined}
    />
  );
}

/** A chart from `content/_data/charts/`, with its numbers in a table below. */
export function Chart(props: { name: string; alt: string; caption?: string; speaker?: Speaker }): ReactNode {
  const { name, alt, caption, speaker = OWN_SPEAKER } = props;
  const chart = loadChart(name);
  const [head = [], ...rows] = chartRows(chart);
  const figure = `chart-${name}`;
  return (
    <>
      <ThemedFigure
        name={figure}
        alt={alt}
        caption={caption ?? chart.note}
        size={chartFrame(chart, 'wide')}
        tall={{ name: tallName(figure), ...chartFrame(chart, 'tall') }}
        speaker={speaker}
      />
      <Details summary={speaker.say('The numbers behind “{name}”', { name: chart.title })}>
        <DataTable label={chart.title} head={head} rows={rows} />
      </Details>
    </>
  );
}
