import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ColorModeProvider } from '@/components/client/theme/color-mode';
import { DrawerProvider } from '@/components/client/sidebar/drawer-state';
import { PageEnhancers } from '@/components/client/content/page-enhancers';
import { SiteNavigation } from '@/components/client/router/site-navigation';
import { Announcement } from '@/components/page/announcement';
import { Analytics } from '@/components/page/analytics';
import { ColorModeScript, HeadScript } from '@/components/page/head-script';
import { Footer } from '@/components/page/footer';
import { Navbar } from '@/components/page/navbar';
import { SkipLink } from '@/components/page/skip-link';
import { settings } from '@/lib/settings/settings';
import './styles/index.css';

export const metadata: Metadata = {
  metadataBase: new URL(settings.url),
  title: { default: settings.title, template: `%s ${settings.titleDelimiter} ${settings.title}` },
};

/** Preview only. Imported inside the condition, so that no build contains any of it. */
async function Draft(): Promise<ReactNode> {
  if (process.env.NODE_ENV !== 'development') return null;
  const { DraftTools } = await import('@/components/page/draft-tools');
  return <DraftTools />;
}

export default function RootLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html
      lang={settings.defaultLocale}
      dir="ltr"
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
        <HeadScript />
      </head>
      <body>
        <ColorModeProvider>
          <ColorModeScript />
          <DrawerProvider>
            <SkipLink />
            <Announcement />
            <Navbar />
            <div id="main-content-fallback" className="page">
              {children}
            </div>
            <Footer />
            <SiteNavigation />
            <PageEnhancers />
            <Draft />
          </DrawerProvider>
        </ColorModeProvider>
        <Analytics />
      </body>
    </html>
  );
}
