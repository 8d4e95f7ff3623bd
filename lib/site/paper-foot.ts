import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

/** The footer of each printed page: the page's title and its full address. */
export function paperFoot({ title, path }: { title: string; path: string }): string {
  return `${title}   ${settings.url}${toHref(path, settings.basePath)}`;
}
