import type { ReactNode } from 'react';
import { LocaleProvider } from '@/components/client/language/locale';
import { Translated } from '@/components/client/language/translated';
import { HtmlPage, Shell } from '@/components/page/shell';
import { loadContent } from '@/lib/content/load-content';
import { localeOf } from '@/lib/site/locale-of';
import { siteMetadata } from '@/lib/site/metadata';
import { loadSite } from '@/lib/site/site';
import '@/app/styles/index.css';
import '@/app/styles/translated.css';

export const metadata = siteMetadata;

export const generateStaticParams = (): { lang: string }[] =>
  loadContent().languages.map(({ code }) => ({ lang: code }));

/** The pages in another language. */
export default async function LanguageLayout(props: {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}): Promise<ReactNode> {
  const { lang } = await props.params;
  const locale = localeOf(await loadSite(), lang);
  const shell = <Shell locale={locale}>{props.children}</Shell>;
  // The preview makes no list of pages in advance, so this route also gets those whose first folder isn't a language. To
  // pass them on (`dynamicParams`) fails below a base path.
  return (
    <HtmlPage locale={locale}>
      {locale.code === lang ? <Translated code={lang}>{shell}</Translated> : <LocaleProvider>{shell}</LocaleProvider>}
    </HtmlPage>
  );
}
