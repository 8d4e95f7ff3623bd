import type { ReactNode } from 'react';
import { chartRows, drawChart } from '@/lib/diagrams/chart';
import { loadChart, loadDiagram } from '@/lib/diagrams/load';
import { figureSize } from '@/lib/diagrams/tokens';
import { ThemedFigure } from './figures';
import { DataTable } from './data-table';

/** A drawing of `content/_diagrams/`; children are its long description. */
export function Diagram(props: { name: string; alt: string; caption?: string; children?: ReactNode }): ReactNode {
  return <ThemedFigure {...props} {...figureSize(loadDiagram(props.name))} />;
}

/** A chart of `content/_data/charts/`, with its numbers as a table below. */
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
      />
      <details className="details">
        <summary>The numbers of “{chart.title}”</summary>
        <div className="details-content">
          <DataTable label={chart.title} head={head} rows={rows} />
        </div>
      </details>
    </>
  );
}
