import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { HELP_NOW } from '@/lib/site/help-now';
import { useLanguage } from '../language';

/** Where to get help, shown above all results if a query suggests that someone is in danger. */
export function HelpAnswer({ id }: { id?: string }): ReactNode {
  const { say, name, to, helpLines } = useLanguage();
  const { emergency, call, text, chat, elsewhere } = helpLines;
  const place = name(helpLines.place);
  return (
    <div id={id} className="help-answer" role="note" aria-label={say('Help now')}>
      <p>
        <strong>{say('Are you or someone near you in danger? Call for help now.')}</strong>
      </p>
      <p>
        {say('Call your local emergency number. {place}, that’s', { place })}{' '}
        <a href={`tel:${emergency}`}>{emergency}</a>.
      </p>
      <p>
        {say('{place}, you can also', { place })} <a href={`tel:${call}`}>{say('call')}</a>
        {text === undefined ? null : (
          <>
            {' '}
            {say('or')} <a href={`sms:${text}`}>{say('text')}</a>
          </>
        )}{' '}
        {call}
        {chat === undefined ? null : (
          <>
            , {say('or chat at')} <a href={`https://${chat}`}>{chat}</a>
          </>
        )}
        . {say('In another country, go to')} <a href={`https://${elsewhere}`}>{elsewhere}</a>.
      </p>
      <p>
        {say('Nobody is watching the app or this website.')} <a href={toHref(to(HELP_NOW))}>{say('Help now')}</a>
      </p>
    </div>
  );
}
