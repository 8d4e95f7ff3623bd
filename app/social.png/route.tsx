import fs from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { SocialImage } from '@/components/page/social-image';

export const dynamic = 'force-static';

/**
 * The preview picture for links to the site in chats and social networks. Rendered at build time, without network
 * access.
 */
export function GET(): Response {
  const mark = fs.readFileSync(path.resolve('public', 'favicon.svg'), 'utf8');
  return new ImageResponse(<SocialImage mark={mark} />, { width: 1200, height: 630 });
}
