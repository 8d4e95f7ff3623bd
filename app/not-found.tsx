import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { NotFound } from '@/components/page/not-found';
import { formatTitle } from '@/lib/site/title';
import { settings } from '@/lib/site/settings';

export const metadata: Metadata = {
  title: { absolute: formatTitle('Page Not Found', settings.title, settings.titleDelimiter) },
  robots: { index: false },
};

export default function NotFoundPage(): ReactNode {
  return <NotFound />;
}
