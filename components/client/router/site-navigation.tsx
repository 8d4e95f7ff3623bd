'use client';
import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { closestTo } from '@/lib/browser/closest-to';
import { mayPrefetch } from '@/lib/browser/connection';
import { SITE_EVENTS, type Transition } from '@/lib/browser/site-events';
import { fetchFont, printFont, siteFont, showFont } from '@/lib/browser/site-font';
import { settings } from '@/lib/settings/settings';
import { useLocale } from '../language/locale';
import { isPlainClick } from '../shared/plain-click';
import { targetOf } from '../shared/target-of';
import { withSignal } from '../shared/with-signal';
import { announceAddress, changeAddress } from './address';
import { linkAction } from './link-action';
import { isOverlayEntry } from './overlay-history';
import { servePrefetched, isPrefetched, prefetchPage } from './page-data';
import { fetchPagesInSight } from './pages-in-sight';
import { endProgress, showLost, startProgress } from './progress';
import { scrollAction, type PageLocation } from './scroll-action';

/** How long a pointer must rest on a link before its page is fetched. */
const HOVER_MS = 20;

const currentLocation = (): PageLocation => new URL(window.location.href);

const linkOf = (event: Event) => closestTo<HTMLAnchorElement>(event, 'a[href]');

/**
 * Client-side navigation for every link on the site, content included: one listener instead of a component per link.
 * Until it runs, links work natively.
 */
export function SiteNavigation(): null {
  const router = useRouter();
  const pathname = usePathname();
  const lastLocation = useRef<PageLocation | null>(null);
  const isTraverse = useRef(false);
  const { t } = useLocale();

  const arrive = useCallback(() => {
    const now = currentLocation();
    const action = scrollAction(lastLocation.current, now, isTraverse.current);
    const isNewPage = lastLocation.current?.pathname !== now.pathname;
    if (isNewPage && lastLocation.current) showFont();
    lastLocation.current = now;
    isTraverse.current = false;
    if (action === 'hash') targetOf(now.hash)?.scrollIntoView();
    if (action !== 'top') return;
    window.scrollTo(0, 0);
    // The next Tab starts at the skip link, as after a full load, even one right after the new page is shown.
    if (isNewPage) document.querySelector<HTMLElement>('.skip-region')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      const action = linkAction(link, window.location, settings.basePath);
      if (action.kind === 'native') return;
      event.preventDefault();
      if (action.kind === 'top') return window.scrollTo(0, 0);
      isTraverse.current = false;
      // Replace the history entry of an open drawer, so one Back is enough.
      const replaces = isOverlayEntry();
      if (link.pathname === window.location.pathname) {
        // Only the query changed, which does not affect the page, so nothing needs to be fetched.
        lastLocation.current = currentLocation();
        changeAddress(replaces ? 'replace' : 'push', link.href);
        arrive();
      } else if (!navigator.onLine && !isPrefetched(link.pathname)) {
        // The router would load the page in full, and leave the reader with nothing.
        showLost(t("This page can't be loaded. Check your connection, and try again."));
      } else if (replaces) router.replace(action.address, { scroll: false });
      else router.push(action.address, { scroll: false });
    };

    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      clearTimeout(timer);
      // The preview's server renders each page on demand.
      if (!link || !navigator.onLine || !mayPrefetch() || process.env.NODE_ENV === 'development') return;
      const action = linkAction(link, window.location, settings.basePath);
      if (action.kind !== 'route' || link.pathname === window.location.pathname) return;
      const fetchIt = () => void prefetchPage(link.pathname);
      if (event.type === 'pointerover') timer = setTimeout(fetchIt, HOVER_MS);
      else fetchIt();
    };

    const onTraverse = () => {
      isTraverse.current = true;
      announceAddress();
    };
    const onTransition = (event: CustomEvent<Transition>) => {
      const { url, type } = event.detail;
      isTraverse.current = type === 'traverse';
      const isNewPage = new URL(url, window.location.href).pathname !== window.location.pathname;
      if (isNewPage || isTraverse.current) startProgress(t('Loading page'));
    };

    return withSignal((signal) => {
      servePrefetched(signal);
      document.addEventListener('click', onClick, { signal });
      const intents = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;
      for (const name of intents) document.addEventListener(name, onIntent, { passive: true, signal });
      window.addEventListener('popstate', onTraverse, { signal });
      window.addEventListener('hashchange', announceAddress, { signal });
      window.addEventListener(SITE_EVENTS.transition, onTransition, { signal });
    });
  }, [router, arrive, t]);

  useEffect(() => {
    fetchFont(siteFont(settings.basePath));
    return withSignal((signal) => window.addEventListener('beforeprint', printFont, { signal }));
  }, []);

  useLayoutEffect(arrive, [arrive, pathname]);

  useEffect(() => {
    endProgress();
    announceAddress();
    return withSignal(fetchPagesInSight);
  }, [pathname]);

  return null;
}
