import type { ReactNode } from 'react';
import { NotFound, notFoundMetadata } from '@/components/page/not-found';

export const metadata = notFoundMetadata;

export default function NotFoundPage(): ReactNode {
  return <NotFound />;
}
