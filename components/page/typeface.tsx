import type { ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';
import { TYPEFACE } from '@/lib/settings/typeface';

/**
 * Names the font's file. A page never waits for it, and no line ever moves: whoever doesn't have it yet at the first
 * paint reads the system's typeface until the next page load ("optional").
 */
export function Typeface(): ReactNode {
  const { family, file, lightest, boldest } = TYPEFACE;
  const rule = `@font-face{font-family:'${family}';src:url(${settings.basePath}/fonts/${file}) format('woff2');font-weight:${lightest} ${boldest};font-display:optional}`;
  return <style data-typeface="" dangerouslySetInnerHTML={{ __html: rule }} />;
}
