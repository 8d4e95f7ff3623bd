import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { contentRevision } from '@/.generated/content-revision';
import { operationPage } from '@/components/api/operation-page';
import { StaticHtml } from '@/components/page/static-html';
import { loadApi } from '@/lib/openapi/load';
import { operationPath } from '@/lib/openapi/navigation';
import { operationSummary } from '@/lib/openapi/summary';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ operation: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ operation: string }[]> {
  return (await loadApi()).operations.map(({ slug }) => ({ operation: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const operation = (await loadApi()).operation((await params).operation);
  const { slug, title, keywords } = operation;
  return pageMetadata({ path: operationPath(slug), title, description: operationSummary(operation), keywords });
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  // Named here so that a change of the description draws the page again in development; see scripts/dev.ts.
  void contentRevision;
  const api = await loadApi();
  const operation = api.operation((await params).operation);
  return <StaticHtml className="api-doc">{await operationPage(operation, api)}</StaticHtml>;
}
