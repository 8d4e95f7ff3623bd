import { layoutOf } from '@/lib/markdown/tables';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { renderStatic } from '@/lib/markdown/render-static';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { makeLocale } from '@/lib/settings/translate';

const html = async (source: string, locale = DEFAULT_LOCALE) =>
  renderStatic((await renderMdx(source, { title: 'A', basePath: '', locale, components: {} })).content);

const WIDE = `| What you see | Likely cause | What to do |
| --- | --- | --- |
| No data at all | The person took a permission back | Open the settings of the phone and allow it again |`;

describe('the layout of a table on phones', () => {
  it('stays a table if its widest cells fit side by side', () => {
    expect(
      layoutOf([
        ['Device', 'Oldest version'],
        ['iPhone', 'iOS 14'],
      ]),
    ).toBe('table');
  });
});

describe('tables of Markdown', () => {
  it('give each cell of a card the name of its column, except its title', async () => {
    const text = await html(WIDE);
    expect(text).toContain('data-layout="cards"');
    expect(text).toContain('<td>No data at all</td>');
    expect(text).toContain('<td data-label="Likely cause">The person');
    expect(text).toContain('<td data-label="What to do">Open');
    expect(text).toContain('<th scope="col">Likely cause</th>');
  });

  it('tell style sheets that they have five columns or more', async () => {
    expect(await html('| a | b | c | d | e |\n| - | - | - | - | - |\n| 1 |')).toContain('data-wide');
    expect(await html(WIDE)).not.toContain('data-wide');
  });

  it.each([
    ['Yes', 'yes'],
    ['No: delete the file', 'no'],
    ['Yes. It shows', 'yes'],
  ])('put a filled or an empty dot before %s', async (cell, yesNo) => {
    expect(await html(`| A | B |\n| --- | --- |\n| c | ${cell} |`)).toContain(
      `<span class="dot dot-${yesNo}"></span>${cell}`,
    );
  });

  it('know yes and no in the language of the page', async () => {
    const finnish = makeLocale('fi', { Yes: 'Kyllä', No: 'Ei' }, []);
    expect(await html('| A | B |\n| - | - |\n| c | Ei: poista se |\n| d | Kyllä |', finnish)).toContain(
      '<span class="dot dot-no"></span>Ei: poista se',
    );
  });

  it('put no dot before other words, nor before a yes in a column that has them', async () => {
    for (const cell of ['No survey for some days', 'Yesterday']) {
      expect(await html(`| A | B |\n| --- | --- |\n| Yes | ${cell} |`)).not.toContain('dot');
      expect(await html(`| A | B |\n| --- | --- |\n| c | Yes. |\n| d | ${cell} |`)).not.toContain('dot');
    }
  });

  it('may break long code names after their punctuation', async () => {
    const row = (code: string) => `| A | B |\n| --- | --- |\n| \`${code}\` | c |`;
    expect(await html(row('lamp.accelerometer.device_motion'))).toContain(
      '<code>lamp.<wbr/>accelerometer.<wbr/>device_<wbr/>motion</code>',
    );
    expect(await html(row('lamp.gps'))).toContain('<code>lamp.gps</code>');
  });
});
