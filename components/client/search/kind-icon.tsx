import type { ReactNode } from 'react';
import { CodeXml, FileText } from 'lucide';
import { Icon } from '@/components/icon';

/** Says whether a result is a call of the API or a page to read. */
export const KindIcon = ({ url }: { url: string }): ReactNode => (
  <Icon node={/^\/api\b/.test(url) ? CodeXml : FileText} />
);
