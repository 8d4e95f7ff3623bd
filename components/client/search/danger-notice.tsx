import type { ReactNode } from 'react';
import { HelpCalls } from '@/components/shared/help-calls';
import { settings } from '@/lib/settings/settings';
import { useLocale } from '../language/locale';

/** Whom to call, shown above all results if a query suggests that someone is in danger. */
export function DangerNotice(): ReactNode {
  const locale = useLocale();
  const { t } = locale;
  const { text, chat, elsewhere } = settings.helpLines;
  const wayTo = (href: string, label: string) => (
    <li>
      <a href={href}>{label}</a>
    </li>
  );
  return (
    <div className="danger-notice" role="note" aria-label={t('Help now')}>
      <HelpCalls locale={locale} />
      <ul>
        {text ? wayTo(`sms:${text}`, t('Text {number}', { number: text })) : null}
        {chat ? wayTo(`https://${chat}`, t('Chat at {host}', { host: chat })) : null}
        {wayTo(`https://${elsewhere}`, t('In another country: {host}', { host: elsewhere }))}
      </ul>
    </div>
  );
}
