import type { ReactNode } from 'react';
import { HelpCalls } from '@/components/mdx/help-calls';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';

/** Whom to call, shown above all results if a query suggests that someone is in danger. */
export function HelpAnswer(): ReactNode {
  const language = useLanguage();
  const { say } = language;
  const { text, chat, elsewhere } = settings.helpLines;
  const way = (href: string, label: string) => (
    <li>
      <a href={href}>{label}</a>
    </li>
  );
  return (
    <div className="help-answer" role="note" aria-label={say('Help now')}>
      <HelpCalls speaker={language} />
      <ul>
        {text ? way(`sms:${text}`, say('Text {number}', { number: text })) : null}
        {chat ? way(`https://${chat}`, say('Chat at {host}', { host: chat })) : null}
        {way(`https://${elsewhere}`, say('In another country: {host}', { host: elsewhere }))}
      </ul>
    </div>
  );
}
