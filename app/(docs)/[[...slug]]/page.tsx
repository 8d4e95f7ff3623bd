import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { contentRevision } from '@/.generated/content-revision';
import { docPage } from '@/components/page/doc-page';
import { StaticHtml } from '@/components/page/static-html';
import { loadSite } from '@/lib/site/load';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  return loadSite().pages.map((page) => ({ slug: page.path.split('/').filter(Boolean) }));
}

async function pageOf({ params }: Props) {
  // Named here so that a change of content draws the page again in development; see scripts/dev.ts.
  void contentRevision;
  const { slug = [] } = await params;
  return loadSite().page(`/${slug.map(decodeURIComponent).join('/')}`);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, frontMatter } = await pageOf(props);
  const { title, description, keywords } = frontMatter;
  return pageMetadata({ path, title, description, keywords });
}

export default async function Page(props: Props): Promise<ReactNode> {
  const { className, content } = await docPage(await pageOf(props));
  return <StaticHtml className={className}>{content}</StaticHtml>;
}
