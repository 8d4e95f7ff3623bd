import type { MetadataRoute } from 'next';
import { settings } from '@/lib/settings/settings';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${settings.url}${settings.basePath}/sitemap.xml` };
}
