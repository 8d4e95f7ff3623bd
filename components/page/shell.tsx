import Script from 'next/script';
import type { ReactNode } from 'react';
import { ColorModeProvider } from '@/components/client/color-mode/color-mode';
import { PageEnhancers } from '@/components/client/enhancers/page-enhancers';
import { LanguageLine } from '@/components/client/language/language-line';
import { SiteNavigation } from '@/components/client/router/site-navigation';
import { AnnouncementBar } from '@/components/client/shell/announcement-bar';
import { SkipToSidebar } from '@/components/client/shell/sidebar';
import { settings } from '@/lib/settings/settings';
import type { Locale } from '@/lib/settings/translate';
import { saves } from '@/lib/sources/sources';
import { HeadScript } from './head-script';
import { Navbar } from './navbar';

/**
 * Preview only; rendered again after every save. `saved` is the time of the last one that the page shows. Imported inside
 * the condition, so that no build contains any of it.
 */
async function Preview({ saved }: { saved: number }): Promise<ReactNode> {
  if (process.env.NODE_ENV !== 'development') return null;
  const { FindingsPanel } = await import('@/components/client/preview/findings-panel');
  const { updateDerived } = await import('@/lib/site/derive');
  // The page and its findings say what is wrong; until it's fixed, menus stay as they were.
  await updateDerived().catch(() => {});
  return <FindingsPanel saved={saved} />;
}

/** The HTML document of a page. Its children are the shell with the page, inside the provider of their language. */
export function HtmlPage({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return (
    <html
      lang={locale.code}
      dir={locale.dir}
      data-has-hydrated="false"
      data-release={process.env.RELEASE}
      suppressHydrationWarning
    >
      <head>
        {/* Not set through Next's `viewport`, which rewrites the tag on each navigation: the browser then restyles
           every element. */}
        <meta name="color-scheme" content="light dark" />
        {/* Not set through its `metadata` either, which removes and re-adds the tag on each navigation: in between,
           the browser may request /favicon.ico. */}
        <link rel="icon" href={`${settings.basePath}/favicon.svg`} type="image/svg+xml" />
        <HeadScript />
      </head>
      <body>
        <StartInTasks />
        {children}
        <Analytics />
      </body>
    </html>
  );
}

/**
 * Makes the app wait for the timer that instrumentation-client.ts sets: Next.js runs such a script in a task before the
 * app's. There is nothing in it to run.
 */
const StartInTasks = (): ReactNode => (
  <Script id="start-in-tasks" strategy="beforeInteractive" dangerouslySetInnerHTML={{ __html: '' }} />
);

export function Shell(props: { locale: Locale; hasSidebar?: boolean; children: ReactNode }): ReactNode {
  const { locale, hasSidebar = true, children } = props;
  return (
    <ColorModeProvider>
      <SkipLinks locale={locale} hasSidebar={hasSidebar} />
      <AnnouncementBar />
      <Navbar locale={locale} />
      <div id="main-content-fallback" className="page-body">
        {children}
      </div>
      <Footer locale={locale} />
      <LanguageLine />
      <SiteNavigation />
      <PageEnhancers />
      <Preview saved={saves.last} />
    </ColorModeProvider>
  );
}

/** First on the page: lets keyboard users choose a part of it. Plain anchors without JavaScript. */
function SkipLinks({ locale: { t }, hasSidebar }: { locale: Locale; hasSidebar: boolean }): ReactNode {
  return (
    <section className="skip-region" aria-label={t('Skip to main content')} tabIndex={-1}>
      <a href="#main-content" className="skip-link lifted" data-skip="">
        {t('Skip to main content')}
      </a>
      {hasSidebar ? <SkipToSidebar /> : null}
    </section>
  );
}

export function Footer({ locale: { t } }: { locale: Locale }): ReactNode {
  const { year, holder } = settings.copyright;
  return (
    <footer className="footer quiet">
      <p>{t('Copyright © {year} {holder}', { year, holder })}</p>
    </footer>
  );
}

/** Loads the analytics service, only if an ID is configured and only in production. */
export function Analytics(): ReactNode {
  const { analyticsId, analyticsHost } = settings;
  if (!analyticsId || process.env.NODE_ENV !== 'production') return null;
  const start = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${analyticsId}',{anonymize_ip:true});`;
  return (
    <>
      <link rel="preconnect" href={analyticsHost} />
      <script async src={`${analyticsHost}/gtag/js?id=${analyticsId}`} />
      <script dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
