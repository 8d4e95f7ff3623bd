import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

/** What stands at the foot of each printed page: the page's title and its whole address. */
export function paperFoot({ title, path }: { title: string; path: string }): string {
  return `${title}   ${settings.url}${toHref(path, settings.basePath)}`;
}
