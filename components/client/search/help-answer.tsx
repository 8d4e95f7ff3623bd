import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** Where to get help, shown above all results if a query suggests that someone is in danger. */
export function HelpAnswer({ id }: { id?: string }): ReactNode {
  const { place, emergency, call, text, chat, elsewhere } = settings.helpLines;
  return (
    <div id={id} className="help-answer" role="note" aria-label="Help now">
      <p>
        <strong>Are you or someone near you in danger? Call for help now.</strong>
      </p>
      <p>
        Call your local emergency number. {place}, that’s <a href={`tel:${emergency}`}>{emergency}</a>.
      </p>
      <p>
        {place}, you can also <a href={`tel:${call}`}>call</a>
        {text === undefined ? null : (
          <>
            {' '}
            or <a href={`sms:${text}`}>text</a>
          </>
        )}{' '}
        {call}
        {chat === undefined ? null : (
          <>
            , or chat at <a href={`https://${chat}`}>{chat}</a>
          </>
        )}
        . In another country, go to <a href={`https://${elsewhere}`}>{elsewhere}</a>.
      </p>
      <p>
        Nobody is watching the app or this website.{' '}
        <a href={toHref('/quick_links/help_now', settings.basePath)}>Help now</a>
      </p>
    </div>
  );
}
