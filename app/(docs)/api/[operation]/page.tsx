import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { operationPage } from '@/components/api/operation-page';
import { NotFound, notFoundMetadata } from '@/components/page/not-found';
import { MovedPage, movedMetadata } from '@/components/page/moved-page';
import { loadApi } from '@/lib/openapi/load';
import { operationPath } from '@/lib/openapi/navigation';
import { operationSummary } from '@/lib/openapi/summary';
import { aliasesWithin, loadAliases } from '@/lib/site/aliases';
import { pageMetadata } from '@/lib/site/metadata';
import '@/app/styles/api.css';

interface Props {
  params: Promise<{ operation: string }>;
}

/** Every operation, and every old address below `/api`. */
async function allParams(): Promise<{ operation: string }[]> {
  const aliases = aliasesWithin('api', await loadAliases());
  const slugs = [
    ...(await loadApi()).operations.map(({ slug }) => slug),
    ...Object.keys(aliases).map((path) => path.slice(operationPath('').length)),
  ];
  return slugs.map((operation) => ({ operation }));
}

/** The preview generates nothing in advance. */
export const generateStaticParams = process.env.NODE_ENV === 'development' ? undefined : allParams;

async function find({ params }: Props) {
  const { operation: slug } = await params;
  const api = await loadApi();
  const operation = api.operations.find((one) => one.slug === slug);
  if (operation) return { api, operation };
  const movedTo = (await loadAliases())[operationPath(slug)];
  return movedTo === undefined ? {} : { movedTo };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (found.movedTo !== undefined) return movedMetadata(found.movedTo);
  if (!found.operation) return notFoundMetadata;
  const { operation } = found;
  const { slug, title, keywords } = operation;
  return pageMetadata({ path: operationPath(slug), title, description: operationSummary(operation), keywords });
}

export default async function Page(props: Props): Promise<ReactNode> {
  const found = await find(props);
  if (found.movedTo !== undefined) return <MovedPage to={found.movedTo} />;
  // Only the preview gets here.
  if (!found.operation) return <NotFound />;
  const { operation, api } = found;
  return <div className="api-doc">{await operationPage(operation, api)}</div>;
}
