import type { ReactNode } from 'react';
import { BreakCode } from '@/components/shared/code';
import type { Document } from '@/lib/content/document';
import type { Feature } from '@/lib/content/front-matter';
import { loadContent } from '@/lib/content/load-content';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { type Column, DataTable } from './data-table';
import { SpecSheet } from './spec-sheet';

/** What pages say of each status. The page of a limited feature has a section with this ID. */
const STATUS: Record<Feature['status'], string> = {
  current: 'In use',
  limited: 'In use, with [known limitations](#known-limits)',
  removed: 'Removed',
};

/** The tier's overview has what all its features share. */
const SHARED_BY_TIER: Record<Feature['tier'], string> = {
  primary: `[Arguments, result, and how the window cuts entries](${KNOWN_PAGES.primaryFeatures}#call-a-primary-feature)`,
  secondary: `[Arguments, windows, and missing data](${KNOWN_PAGES.secondaryFeatures}#call-a-secondary-feature)`,
};

const streamsOf = (feature: Feature): string => feature.streams.map((stream) => `\`${stream}\``).join(', ') || 'none';

/** The meaning of one value, with its unit. */
const outputOf = (feature: Feature): string => `${feature.output} (${feature.unit})`;

/** The page's own feature at a glance. @throws Error if its front matter has none. */
export function FeatureFacts({ document }: { document: Document }): ReactNode {
  const { feature } = document.frontMatter;
  if (!feature) throw new Error(`<FeatureFacts> needs "feature" in the front matter of ${document.file}.`);
  const { call, platforms, status, tier } = feature;
  return (
    <SpecSheet
      rows={{
        Call: `\`${call}\``,
        'Data streams': streamsOf(feature),
        Output: outputOf(feature),
        Platforms: platforms.join(', '),
        Status: STATUS[status],
        'Same for all features': status !== 'removed' && SHARED_BY_TIER[tier],
      }}
    />
  );
}

const COLUMNS: Column<{ path: string; feature: Feature }>[] = [
  [
    'Feature',
    ({ path, feature }) => (
      <span>
        <a href={toHref(path)}>
          <BreakCode>{feature.name}</BreakCode>
        </a>
        {feature.status === 'limited' ? ' (known limitations)' : null}
      </span>
    ),
  ],
  ['What it does', ({ feature }) => feature.summary],
  ['Data streams', ({ feature }) => streamsOf(feature)],
  ['Output', ({ feature }) => outputOf(feature)],
  ['Platforms', ({ feature }) => feature.platforms.join(', ')],
];

/** The features in a tier that Cortex still has, by name, from the front matter of their pages. */
export function FeatureTable({ tier }: { tier: string }): ReactNode {
  const items = loadContent()
    .documents.flatMap(({ path, frontMatter: { feature } }) =>
      feature?.tier === tier && feature.status !== 'removed' ? [{ path, feature }] : [],
    )
    .sort((a, b) => a.feature.name.localeCompare(b.feature.name, 'en'));
  if (!items.length)
    throw new Error(`<FeatureTable tier="${tier}"> matches no feature. The tiers are "primary" and "secondary".`);
  return <DataTable label={`All ${tier} features`} items={items} columns={COLUMNS} />;
}
