import { spelling, wording } from '@/lib/checks/prose/prose-rules';
import type { StyleGuide } from '@/lib/checks/prose/style-guide';
import type { ProseRule } from '@/lib/checks/rule';
import { tryRule, exampleGuide, onText, type Examples } from '../example';

const rows: ({ rule: ProseRule; guide?: StyleGuide } & Examples)[] = [
  {
    rule: spelling,
    accepts: [
      'The participant’s mindLAMP app sends data; Wearable devices do not.',
      'Write `particpant` in code.',
      'Well-known and self-hosted; APIs, GPS, da-DK, LAMP-kotlin, file.txt, snake_case, 10ms.',
      '```text\nparticpant\n```',
    ],
    breaks: [
      [
        'First line\nof the particpant.\n\n| A | B |\n| --- | --- |\n| recieve | b |',
        /^2 spelling: "particpant" is not a known word. Did you mean "participant"\?/,
        /^6 spelling: "recieve" is not a known word. Did you mean "receive"\?/,
      ],
      // Attributes are read, but no code names in them.
      ['<Diagram name="platform" alt="The accountState of a particpant." />', /^1 spelling: "particpant"/],
    ],
  },
  {
    rule: wording,
    guide: exampleGuide({ spelled: [{ write: 'mindLAMP', phrases: ['MindLamp', 'mindlamp'] }] }),
    accepts: ['The mindLAMP app asks mindlamp.discourse.group.'],
    breaks: [['Text.\nMindLamp.', '2 wording: "MindLamp" is written "mindLAMP" on this site.']],
  },
  {
    rule: wording,
    guide: exampleGuide({
      refused: [{ phrases: ['suffers from', 'schizophrenics'], write: '"has" or "lives with"' }],
    }),
    accepts: ['A person with schizophrenia who lives with anxiety.'],
    breaks: [
      [
        'Text.\n\nA person\nsuffers from anxiety.',
        '4 wording: "suffers from" can be hurtful. Write "has" or "lives with".',
      ],
    ],
  },
];

for (const { rule, guide, ...texts } of rows) tryRule(rule, texts, (mdx) => onText(rule, mdx, guide));
