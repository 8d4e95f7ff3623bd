'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SITE_EVENTS } from '@/lib/browser/site-events';
import { searchOfVersion } from '@/lib/settings/search-address';
import { useLocale } from '../language/locale';
import { changeAddress } from '../router/address';
import { Lazy, type Loader } from '../router/lazy';
import { withSignal } from '../shared/with-signal';
import { DangerNotice } from './danger-notice';
import type { ResultListProps } from './result-list';
import { meansDanger } from './means-danger';
import { loadSearch } from './search-loader';
import './search-page.css';

type ListProps = Omit<ResultListProps, 'session'>;

/** Sets one parameter of the address without adding to the history. */
function setParameter(name: string, value: string): void {
  const url = new URL(window.location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  changeAddress('replace', url);
}

function Nothing(): ReactNode {
  return <p role="status">{useLocale().t('No documents were found')}</p>;
}

async function loadResults(code: string) {
  const [session, { ResultList }] = await loadSearch(code, import('./result-list'));
  // A list that is reordered would move under the reader's eyes.
  await session.whenFinal;
  return { default: (props: ListProps) => <ResultList {...props} session={session} /> };
}

/** The results, unless the address asks for those of another version, to which the browser then leaves. */
async function loadList(code: string) {
  let elsewhere: string | undefined;
  try {
    elsewhere = searchOfVersion(new URLSearchParams(window.location.search));
  } catch (error) {
    console.error(error);
    return { default: Nothing };
  }
  if (!elsewhere) return loadResults(code);
  window.location.replace(elsewhere);
  return { default: () => null };
}

/** The search page. Shows all results while typing and keeps the address current so it can be shared. */
export function SearchPage(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [onlyFolder, setOnlyFolder] = useState('');
  const query = typed.trim();
  const { code, t, tSetting, contexts } = useLocale();
  const heading = query ? t('Search results for "{query}"', { query }) : t('Search the documentation');
  const isDanger = meansDanger(query);
  const [load] = useState<Loader<ListProps>>(() => () => loadList(code));

  // The address is read after hydration; the field may have text typed earlier, which then is in it, too.
  useEffect(() => {
    const field = input.current;
    const { pathname } = window.location;
    const follow = () => {
      // The page stays until the next one is there, with its results.
      if (!field || window.location.pathname !== pathname) return;
      const parameters = new URLSearchParams(window.location.search);
      const asked = parameters.get('q') ?? '';
      const chosen = contexts.find((context) => context.folder === parameters.get('ctx'));
      setOnlyFolder(chosen?.folder ?? '');
      // While the reader types, the address has the same words, without the spaces around them.
      if (asked === field.value.trim()) return;
      field.value = asked;
      setTyped(asked);
    };
    if (field?.value) {
      setTyped(field.value);
      setParameter('q', field.value.trim());
    }
    follow();
    if (document.activeElement === document.body) field?.focus();
    return withSignal((signal) => {
      for (const name of ['popstate', SITE_EVENTS.location]) window.addEventListener(name, follow, { signal });
    });
  }, [contexts]);

  return (
    <>
      <title>{heading}</title>
      <h1>{heading}</h1>
      <div className="search-controls wrap">
        <input
          ref={input}
          className="search-page-input"
          type="search"
          name="q"
          aria-label={t('Search')}
          autoComplete="off"
          spellCheck={false}
          // This field is the only purpose of the page.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setParameter('q', event.currentTarget.value.trim());
          }}
        />
        <select
          name="search-context"
          id="context-selector"
          aria-label={t('Part of the documentation')}
          value={onlyFolder}
          onChange={(event) => {
            setOnlyFolder(event.currentTarget.value);
            setParameter('ctx', event.currentTarget.value);
          }}
        >
          <option value="">{t('Everywhere')}</option>
          {contexts.map((context) => (
            <option key={context.folder} value={context.folder}>
              {tSetting(context.label)}
            </option>
          ))}
        </select>
      </div>
      {isDanger ? <DangerNotice /> : null}
      <Lazy load={load} name="search" props={{ query, onlyFolder, isDanger }} />
    </>
  );
}
