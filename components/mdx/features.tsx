import type { ReactNode } from 'react';
import { loadContent } from '@/lib/content/load';
import type { Feature } from '@/lib/content/front-matter';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { BreakCode, Code } from './code';
import { DataTable } from './data-table';
import { FactTable } from './type-pages';

const STATUS: Record<Feature['status'], string> = {
  current: 'Current',
  limited: 'Known limitations',
  deprecated: 'Deprecated',
};

const streams = (feature: Feature): ReactNode =>
  feature.streams.length
    ? feature.streams.map((stream, index) => (
        <span key={stream}>
          {index ? ', ' : ''}
          <Code>{stream}</Code>
        </span>
      ))
    : 'none';

const isRemoved = ({ feature }: { feature: Feature }): boolean => feature.status === 'deprecated';

/** The page's own feature at a glance. */
export function FeatureFacts({ feature }: { feature: Feature }): ReactNode {
  return (
    <FactTable
      of={feature.name}
      facts={[
        ['Call', <Code key="call">{feature.call}</Code>],
        ['Data streams', streams(feature)],
        ['Output', `${feature.output}, ${feature.unit}`],
        ['Platforms', feature.platforms.join(', ')],
        ['Status', STATUS[feature.status]],
      ]}
    />
  );
}

/** All features in a tier, from the front matter of their pages: those in use by name, then those that were removed. */
export function FeatureTable({ tier }: { tier: string }): ReactNode {
  const rows = loadContent()
    .pages.flatMap((page) =>
      page.frontMatter.feature?.tier === tier ? [{ page, feature: page.frontMatter.feature }] : [],
    )
    .sort((a, b) => Number(isRemoved(a)) - Number(isRemoved(b)) || a.feature.name.localeCompare(b.feature.name, 'en'));
  if (!rows.length)
    throw new Error(`<FeatureTable tier="${tier}"> matches no feature. The tiers are "primary" and "secondary".`);
  return (
    <DataTable
      label={`All ${tier} features`}
      head={['Feature', 'What it does', 'Data streams', 'Output', 'Platforms']}
      rows={rows.map(({ page, feature }) => [
        <span key="name">
          <a href={toHref(page.path, settings.basePath)}>
            <BreakCode>{feature.name}</BreakCode>
          </a>
          {feature.status === 'current' ? null : ` (${STATUS[feature.status].toLowerCase()})`}
        </span>,
        feature.summary,
        streams(feature),
        `${feature.output}, ${feature.unit}`,
        feature.platforms.join(', '),
      ])}
    />
  );
}
