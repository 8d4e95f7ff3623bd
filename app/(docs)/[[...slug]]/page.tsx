import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { NotFound, notFoundMetadata } from '@/components/page/not-found';
import { docPage } from '@/components/page/doc-page';
import { MovedPage, movedMetadata } from '@/components/page/moved-page';
import { loadContent, refuseErrors } from '@/lib/content/load';
import { aliasesWithin, loadAliases } from '@/lib/site/aliases';
import { loadSite } from '@/lib/site/load';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

/** Every page in the content folder, and every old address that leads to one. @throws DiagnosticError */
async function allParams(): Promise<{ slug: string[] }[]> {
  refuseErrors(loadContent());
  const aliases = aliasesWithin('docs', await loadAliases());
  const paths = [...loadSite().pages.map((page) => page.path), ...Object.keys(aliases)];
  return [...new Set(paths)].map((path) => ({ slug: path.split('/').filter(Boolean) }));
}

/** The preview generates nothing in advance: it renders whatever address is opened. */
export const generateStaticParams = process.env.NODE_ENV === 'development' ? undefined : allParams;

async function find({ params }: Props) {
  const { slug = [] } = await params;
  const path = `/${slug.map(decodeURIComponent).join('/')}`;
  const page = loadSite().pages.find((one) => one.path === path);
  if (page) return { page };
  const movedTo = (await loadAliases())[path];
  return movedTo === undefined ? {} : { movedTo };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (found.movedTo !== undefined) return movedMetadata(found.movedTo);
  if (!found.page) return notFoundMetadata;
  const { page } = found;
  const { title, description, keywords } = page.frontMatter;
  return pageMetadata({ path: page.path, title, description, keywords });
}

export default async function Page(props: Props): Promise<ReactNode> {
  const found = await find(props);
  if (found.movedTo !== undefined) return <MovedPage to={found.movedTo} />;
  // Only the preview gets here. The page appears as soon as it exists, which would not work with the framework's own
  // 404.
  if (!found.page) return <NotFound />;
  const { className, content } = await docPage(found.page);
  return <div className={className}>{content}</div>;
}
