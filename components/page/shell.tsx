import type { ReactNode } from 'react';
import { ColorModeProvider } from '@/components/client/theme/color-mode';
import { DrawerProvider } from '@/components/client/sidebar/drawer-state';
import { LanguageLine } from '@/components/client/language-line';
import { PageEnhancers } from '@/components/client/content/page-enhancers';
import { SiteNavigation } from '@/components/client/router/site-navigation';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';
import { Announcement } from './announcement';
import { Analytics } from './analytics';
import { ColorModeScript, HeadScript } from './head-script';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { SkipLink } from './skip-link';

/** Preview only. Imported inside the condition, so that no build contains any of it. */
async function Draft(): Promise<ReactNode> {
  if (process.env.NODE_ENV !== 'development') return null;
  const { DraftTools } = await import('./draft-tools');
  return <DraftTools />;
}

/** The document of a page; inside it stands the page's frame, in whatever gives it its language. */
export function PageDocument({ speech, children }: { speech: Speech; children: ReactNode }): ReactNode {
  return (
    <html
      lang={speech.code}
      dir={speech.dir}
      data-has-hydrated="false"
      data-build={process.env.BUILD_ID}
      suppressHydrationWarning
    >
      <head>
        {/* Not set through Next's `viewport`, which rewrites the tag on each navigation: the browser then restyles
           every element. */}
        <meta name="color-scheme" content="light dark" />
        {/* Not set through its `metadata` either, which removes and re-adds the tag on each navigation: in between,
           the browser may request /favicon.ico. */}
        <link rel="icon" href={`${settings.basePath}/favicon.svg`} type="image/svg+xml" />
        <HeadScript speech={speech} />
      </head>
      <body>
        {children}
        <Analytics />
      </body>
    </html>
  );
}

/** Everything that surrounds the main part of a page. */
export function Shell({ speech, children }: { speech: Speech; children: ReactNode }): ReactNode {
  return (
    <ColorModeProvider>
      <ColorModeScript />
      <DrawerProvider>
        <SkipLink speech={speech} />
        <Announcement speech={speech} />
        <Navbar speech={speech} />
        <div id="main-content-fallback" className="page">
          {children}
        </div>
        <Footer speech={speech} />
        <LanguageLine />
        <SiteNavigation />
        <PageEnhancers />
        <Draft />
      </DrawerProvider>
    </ColorModeProvider>
  );
}
