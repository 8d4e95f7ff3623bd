import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import {
  CATALOG_DESCRIPTION,
  CATALOG_KEYWORDS,
  CATALOG_TITLE,
  errorCatalogPage,
} from '@/components/api/error-catalog-page';
import { loadApi } from '@/lib/openapi/load';
import { ERRORS_PATH } from '@/lib/openapi/navigation';
import { pageMetadata } from '@/lib/site/metadata';
import '@/app/styles/api.css';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: ERRORS_PATH,
    title: CATALOG_TITLE,
    description: CATALOG_DESCRIPTION,
    keywords: CATALOG_KEYWORDS,
  });
}

export default async function Page(): Promise<ReactNode> {
  return <div className="doc with-toc">{await errorCatalogPage(await loadApi())}</div>;
}
