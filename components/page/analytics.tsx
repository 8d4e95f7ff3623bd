import type { ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';

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
