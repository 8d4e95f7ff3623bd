import type { ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';
import type { Locale } from '@/lib/settings/translate';

/** Whom to call in danger, as two large buttons, with the numbers of the settings. */
export function HelpCalls({ locale }: { locale: Locale }): ReactNode {
  const { t, tSetting } = locale;
  const { country, emergency, call, text, promise } = settings.helpLines;
  return (
    <div className="help-calls">
      <p>
        <a className="help-call strong" href={`tel:${emergency}`}>
          {t('Call {number}', { number: emergency })}
        </a>
      </p>
      <p>
        <a className="help-call help-line strong" href={`tel:${call}`}>
          <span>{t(text === call ? 'Call or text {number}' : 'Call {number}', { number: call })}</span>{' '}
          {promise ? <small>{tSetting(promise)}</small> : null}
        </a>
      </p>
      <p>
        {t('{country}, call these numbers. Anywhere else, call your local emergency number.', {
          country: tSetting(country),
        })}
      </p>
      <p>{t('Already wrote it in the app? Call anyway. The team may not have seen it.')}</p>
    </div>
  );
}
