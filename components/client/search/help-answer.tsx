import type { ReactNode } from 'react';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

/** Where to get help, shown above all results if a query suggests that someone is in danger. */
export function HelpAnswer({ id }: { id?: string }): ReactNode {
  return (
    <div id={id} className="help-answer" role="note" aria-label="Help now">
      <p>
        <strong>Are you or someone near you in danger? Call for help now.</strong>
      </p>
      <p>
        Call your local emergency number. In the United States, that’s <a href="tel:911">911</a>.
      </p>
      <p>
        In the United States, you can also <a href="tel:988">call</a> or <a href="sms:988">text</a> 988, or chat at{' '}
        <a href="https://988lifeline.org">988lifeline.org</a>. In another country, go to{' '}
        <a href="https://findahelpline.com">findahelpline.com</a>.
      </p>
      <p>
        Nobody is watching the app or this website.{' '}
        <a href={toHref('/quick_links/help_now', settings.basePath)}>Help now</a>
      </p>
    </div>
  );
}
