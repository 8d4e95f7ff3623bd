import type { ReactNode } from 'react';
import { factAddress, factOf } from '@/lib/data/facts';
import { bareAttributes, localizeLink } from '@/lib/markdown/links';
import { externalAttributes, toHref } from '@/lib/settings/addresses';
import type { Locale } from '@/lib/settings/translate';
import { DeviceDrawing, DEVICE_NAMES } from './small-drawings';

/** A component that only changes how its content looks. */
const makeBox = (className: string) =>
  function StyledBox({ children }: { children?: ReactNode }): ReactNode {
    return <div className={className}>{children}</div>;
  };

/** Numbered steps of a how-to, around an ordinary ordered list. */
export const Steps = makeBox('steps');

/** A two-column table of facts at a glance. */
export const KeyValues = makeBox('key-values');

/** A grid of link cards. */
export const Cards = makeBox('cards');

/** Boxes on a handout, to fill in by hand. */
export const Blanks = makeBox('blanks');

/** Text that only some readers need, collapsed under a summary. */
export function Details(props: { summary?: string; locale: Locale; children?: ReactNode }): ReactNode {
  const { locale, summary = locale.t('Details'), children } = props;
  return (
    <details className="details box">
      <summary>{summary}</summary>
      <div className="details-content">{children}</div>
    </details>
  );
}

/**
 * A value that more than one page needs, from `content/_data/facts.yaml` or the settings; with `link`, the contact or a
 * help line as a link to write, call, or open. @throws Error for an unknown ID.
 */
export function Fact({ id, link: isLink = false }: { id: string; link?: boolean }): ReactNode {
  const value = factOf(id);
  if (!isLink) return value;
  const href = factAddress(id);
  return (
    <a href={href} {...externalAttributes(href)}>
      {value}
    </a>
  );
}

/**
 * One link card: a linked title and a sentence; with `device`, beside a drawing of it. @throws Error for an unknown device.
 */
export function Card(props: {
  title: string;
  href: string;
  device?: string;
  locale: Locale;
  children?: ReactNode;
}): ReactNode {
  const { title, device, locale, children } = props;
  const { href, ...language } = localizeLink(locale, props.href);
  if (device !== undefined && !DEVICE_NAMES.includes(device))
    throw new Error(`<Card device="${device}"> is unknown. Devices are ${DEVICE_NAMES.join(', ')}.`);
  return (
    <div className={device ? 'card tint device' : 'card tint'}>
      {device ? <DeviceDrawing name={device} /> : null}
      <p className="card-title strong">
        <a href={toHref(href)} {...language} {...externalAttributes(href)} {...bareAttributes(title, href)}>
          {title}
        </a>
      </p>
      {children}
    </div>
  );
}

/** A named text with a button that copies it as plain text. */
export function CopyText({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <section className="copy-text box" data-copy-text="" aria-label={title}>
      <p className="copy-text-title row">
        <strong>{title}</strong>
      </p>
      <div className="copy-text-body" data-markdown="blockquote">
        {children}
      </div>
    </section>
  );
}

/**
 * One empty box under its label. `kind="square"` leaves space for a picture, such as a QR code; `lines` is how many
 * lines of handwriting fit in any other box, 1 or 2.
 * @throws Error for another kind, or an invalid number of lines.
 */
export function Blank({ label, kind, lines = '1' }: { label: string; kind?: string; lines?: string }): ReactNode {
  if (kind !== undefined && kind !== 'square')
    throw new Error(`<Blank kind="${kind}"> is unknown. The only kind is "square".`);
  if (!/^[12]$/.test(lines)) throw new Error(`<Blank lines="${lines}"> is not possible: a box has 1 or 2 lines.`);
  return (
    <div
      className={kind === 'square' ? 'blank blank-square box quiet' : 'blank box quiet'}
      data-lines={kind ? undefined : lines}
    >
      {label}
    </div>
  );
}

/**
 * The page that a reader wants to report, which a script reads from this page's address; without one, nothing. The
 * words in the tag appear above it.
 */
export function ReportedPage({ locale, children }: { locale: Locale; children?: ReactNode }): ReactNode {
  const label = locale.t('Copy address');
  return (
    <div className="reported-page tint" data-reported-page="" data-copy-label={label} data-search-skip="" hidden>
      {children}
      <p>
        <code />
      </p>
    </div>
  );
}
