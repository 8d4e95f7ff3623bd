import type { ReactNode } from 'react';
import { HelpCalls } from '@/components/mdx/help-calls';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';

/** Whom to call, shown above all results if a query suggests that someone is in danger. */
export function HelpAnswer(): ReactNode {
  const language = useLanguage();
  const { say } = language;
  const { text, chat, elsewhere } = settings.helpLines;
  return (
    <div className="help-answer" role="note" aria-label={say('Help now')}>
      <HelpCalls speaker={language} />
      <ul>
        {text ? (
          <li>
            <a href={`sms:${text}`}>{say('Text {number}', { number: text })}</a>
          </li>
        ) : null}
        {chat ? (
          <li>
            <a href={`https://${chat}`}>{say('Chat at {host}', { host: chat })}</a>
          </li>
        ) : null}
        <li>
          <a href={`https://${elsewhere}`}>{say('In another country: {host}', { host: elsewhere })}</a>
        </li>
      </ul>
    </div>
  );
}
