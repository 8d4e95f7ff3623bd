import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { docPage } from '@/components/page/doc-page';
import { MovedPage, movedMetadata } from '@/components/page/moved-page';
import { StaticHtml } from '@/components/page/static-html';
import { loadContent, refuseErrors } from '@/lib/content/load';
import { aliasesWithin, loadAliases } from '@/lib/site/aliases';
import { loadSite } from '@/lib/site/load';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

/** Every page of the content folder, and every old address that leads to one. @throws DiagnosticError */
export async function generateStaticParams(): Promise<{ slug: string[] }[]> {
  refuseErrors(loadContent());
  const aliases = aliasesWithin('docs', await loadAliases());
  const paths = [...loadSite().pages.map((page) => page.path), ...Object.keys(aliases)];
  return [...new Set(paths)].map((path) => ({ slug: path.split('/').filter(Boolean) }));
}

async function find({ params }: Props) {
  const { slug = [] } = await params;
  const path = `/${slug.map(decodeURIComponent).join('/')}`;
  const page = loadSite().page(path);
  if (page) return { page };
  const movedTo = (await loadAliases())[path];
  if (movedTo === undefined) notFound();
  return { movedTo };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (found.movedTo !== undefined) return movedMetadata(found.movedTo);
  const { page } = found;
  const { title, description, keywords } = page.frontMatter;
  return pageMetadata({ path: page.path, title, description, keywords });
}

export default async function Page(props: Props): Promise<ReactNode> {
  const found = await find(props);
  if (found.movedTo !== undefined) return <MovedPage to={found.movedTo} />;
  const { className, content } = await docPage(found.page);
  return <StaticHtml className={className}>{content}</StaticHtml>;
}
