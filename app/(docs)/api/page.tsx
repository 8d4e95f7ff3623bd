import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LANDING_DESCRIPTION, LANDING_KEYWORDS, landingPage } from '@/components/api/landing-page';
import { loadApi } from '@/lib/openapi/load';
import { API_PATH } from '@/lib/openapi/navigation';
import { pageMetadata } from '@/lib/site/metadata';
import '@/app/styles/api.css';

export async function generateMetadata(): Promise<Metadata> {
  const { document } = await loadApi();
  return pageMetadata({
    path: API_PATH,
    title: document.info.title,
    description: LANDING_DESCRIPTION,
    keywords: LANDING_KEYWORDS,
  });
}

export default async function Page(): Promise<ReactNode> {
  return <div className="doc with-toc">{await landingPage(await loadApi())}</div>;
}
