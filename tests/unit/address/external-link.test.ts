import { externalAttributes } from '@/lib/address/external-link';

describe('a link', () => {
  it.each(['https://example.org', '//example.org', 'mailto:team@example.org', 'https://example.org/?dial=tel:911'])(
    'to %s opens a new tab, which cannot reach back to this page',
    (href) => {
      expect(externalAttributes(href)).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
    },
  );

  it.each(['/faq/', '#limits', 'tel:911', 'TEL:911', 'sms:741741'])('to %s stays in this tab', (href) => {
    expect(externalAttributes(href)).toEqual({});
  });
});
