import type { ReactNode } from 'react';
import { chartRows, drawChart } from '@/lib/content/diagrams/chart';
import { figureNames, loadChart, loadDiagram, loadFigure, tallName } from '@/lib/content/diagrams/load';
import { figureSize } from '@/lib/content/diagrams/tokens';
import { ThemedFigure, type TallFigure } from './figures';
import { DataTable } from './data-table';

/** The figure's tall version for narrow columns, if there is one. */
function tallOf(name: string): TallFigure | undefined {
  const tall = tallName(name);
  return figureNames().includes(tall) ? { name: tall, ...figureSize(loadFigure(tall)) } : undefined;
}

/** A drawing from `content/_diagrams/`; children are its long description. */
export function Diagram(props: { name: string; alt: string; caption?: string; children?: ReactNode }): ReactNode {
  return <ThemedFigure {...props} {...figureSize(loadDiagram(props.name))} tall={tallOf(props.name)} />;
}

/** A chart from `content/_data/charts/`, with its numbers in a table below. */
export function Chart({ name, alt, caption }: { name: string; alt: string; caption?: string }): ReactNode {
  const chart = loadChart(name);
  const [head = [], ...rows] = chartRows(chart);
  return (
    <>
      <ThemedFigure
        name={`chart-${name}`}
        alt={alt}
        caption={caption ?? chart.note}
        {...figureSize(drawChart(chart))}
        tall={tallOf(`chart-${name}`)}
      />
      <details className="details">
        <summary>The numbers behind “{chart.title}”</summary>
        <div className="details-content">
          <DataTable label={chart.title} head={head} rows={rows} />
        </div>
      </details>
    </>
  );
}
