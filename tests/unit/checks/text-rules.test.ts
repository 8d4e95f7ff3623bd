import { considerateLanguage, idiom, indefiniteArticle, oneSpelling, repeatedWord, spelling } from '@/lib/checks/prose';
import { factHome, sameFact } from '@/lib/checks/facts';
import { examplePage, exampleProse, exampleSite, onSite, onText, proseWith } from './example';

const text = async (body: string) => ({ file: 'content/a/page.mdx', blocks: (await examplePage(body)).blocks });

describe('spelling', () => {
  it.each([
    'The participant’s mindLAMP app sends data; Wearable devices do not.',
    'Write `particpant` in code, or look at https://example.org/particpant.',
    'Well-known and self-hosted; APIs, GPS, da-DK, LAMP-kotlin, file.txt, snake_case, 10ms.',
    '```text\nparticpant\n```',
  ])('accepts: %s', async (body) => expect(onText(spelling, await text(body))).toEqual([]));

  it('reports an unknown word with its line and the closest word', async () => {
    expect(
      onText(spelling, await text('First line\nof the particpant.\n\n| A | B |\n| --- | --- |\n| recieve | b |')),
    ).toEqual([
      expect.stringMatching(/^2 spelling: "particpant" is not a known word. Did you mean "participant"\?/),
      expect.stringMatching(/^6 spelling: "recieve" is not a known word. Did you mean "receive"\?/),
    ]);
  });

  it('suggests the word with two letters in the right order before any other', async () => {
    expect(onText(spelling, await text('Teh app.'))).toEqual([expect.stringMatching(/Did you mean "The"\?/)]);
  });

  it('checks alternative texts, captions, and titles, but no code names in them', async () => {
    const body = '<Diagram name="platform" alt="The accountState of a particpant." />';
    expect(onText(spelling, await text(body))).toEqual([expect.stringMatching(/^1 spelling: "particpant"/)]);
  });
});

describe('one spelling', () => {
  const prose = proseWith({ spelled: [{ write: 'mindLAMP', not: ['MindLamp', 'mindlamp'] }] });
  it('accepts the listed spelling, and names and addresses', async () => {
    const body = 'The mindLAMP app asks mindlamp.discourse.group and the Data Portal; a data-portal is something else.';
    expect(onText(oneSpelling, await text(body), prose)).toEqual([]);
  });
  it('rejects another spelling, and a glossary term without its capitals', async () => {
    expect(onText(oneSpelling, await text('MindLamp has a\ndata portal.'), prose)).toEqual([
      '1 one-spelling: "MindLamp" is written "mindLAMP" on this site.',
      '2 one-spelling: "data portal" is written "Data Portal" on this site.',
    ]);
  });
});

describe('considerate language', () => {
  const prose = proseWith({
    allowed: ['host'],
    refused: [{ phrases: ['suffers from', 'schizophrenics'], write: '"has" or "lives with"' }],
  });
  it('puts the person first', async () => {
    const body = 'A person with schizophrenia who lives with anxiety uses the host of the server.';
    expect(onText(considerateLanguage, await text(body), prose)).toEqual([]);
  });
  it('is reported with what to write, once per position', async () => {
    const body = 'Text.\n\nA person\nsuffers from anxiety.\n\nSome are crazy about it.';
    expect(onText(considerateLanguage, await text(body), prose)).toEqual([
      '4 considerate-language: "suffers from" can be hurtful. Write "has" or "lives with".',
      expect.stringMatching(/^6 considerate-language: "crazy" can be hurtful\. Write /),
    ]);
  });
});

describe('repeated words', () => {
  it.each(['That is what it is.', 'It is a no-no. That that-clause.', 'Yes. Yes, it is.', '1 1'])(
    'accepts: %s',
    async (body) => expect(onText(repeatedWord, await text(body))).toEqual([]),
  );
  it.each(['In the the app.', 'In the\nthe app.'])('reports: %s', async (body) =>
    expect(onText(repeatedWord, await text(body))).toHaveLength(1),
  );
});

describe('the article', () => {
  it('fits the sound of the next word', async () => {
    expect(onText(indefiniteArticle, await text('An hour, a user, an ID, a `particpant`.'))).toEqual([]);
    expect(onText(indefiniteArticle, await text('It takes\na hour.'))).toEqual([
      '2 indefinite-article: "a" is the wrong article here. Write "an".',
    ]);
  });
});

describe('idioms', () => {
  const prose = proseWith({ idioms: [{ phrases: ['holds for everyone'], write: '"applies to everyone"' }] });
  it('are rejected at their line with what to write, also across lines', async () => {
    expect(onText(idiom, await text('First line.\nThe setting Holds for\neveryone here.'), prose)).toEqual([
      expect.stringMatching(/^2 idiom: "Holds for everyone" sounds translated\./),
    ]);
  });
  it('are accepted in code', async () => {
    expect(onText(idiom, await text('Call `holds for everyone`.'), prose)).toEqual([]);
  });
});

describe('a fact that several pages tell', () => {
  const facts = [
    { fact: 'the longest title, in characters', home: '/faq', is: '1,080', phrases: ['a title, up to {} characters'] },
    { fact: 'the oldest version', home: '/faq', is: '8', phrases: ['version {} or later'] },
  ];
  const prose = exampleProse({ facts });

  it.each([
    'Type a title, up to 1,080 characters.',
    'It needs version 8.0 or later.',
    'A text, up to 80 characters.',
    'The version is 9.',
  ])('is the same here: %s', async (body) => expect(onText(sameFact, await text(body), prose)).toEqual([]));

  it('is reported with its home if its value or the way to write it differs', async () => {
    expect(
      onText(sameFact, await text('Text.\n\nType a title,\nup to 1080 characters. Version 9 or later.'), prose),
    ).toEqual([
      expect.stringMatching(
        /^3 same-fact: "a title, up to 1080 characters" has 1080, but the longest title.* is 1,080 on \/faq\./,
      ),
      expect.stringMatching(/^4 same-fact: "Version 9 or later" has 9/),
    ]);
  });

  it('has a home that exists', () => {
    const moved = { ...facts[0]!, home: '/moved' };
    expect(onSite(factHome, exampleSite({ facts: [...facts, moved] }))).toEqual([
      '0 fact-home: There is no page /moved, the home of the longest title, in characters.',
    ]);
  });
});
