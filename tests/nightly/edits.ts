/** One edit of each kind of input, the page that shows it, and what its HTML then says. */
export const EDITS = [
  ['a page', 'content/faq.mdx', [/\n## /, '\nA sentence of today.\n\n## '], '/faq/', 'A sentence of today.'],
  ['a label', 'content/faq.mdx', [/^sidebar_label: .*/m, 'sidebar_label: Asked today'], '/faq/', 'Asked today'],
  [
    'a data file',
    'content/_data/sensor-types.yaml',
    [/\n( +)summary: /, '\n$1summary: Sensed today. '],
    '/data_science/data_types/sensor_types/',
    'Sensed today.',
  ],
  [
    'a drawing',
    'content/_diagrams/platform.svg',
    [/(<svg[^>]*?\swidth=")\d+/, '$1333'],
    '/start_here/overview/',
    'width="333"',
  ],
  [
    'the description',
    'openapi/paths/activity.yaml',
    ['summary: Create an Activity', 'summary: Make an Activity'],
    '/api/create-an-activity-for-a-study/',
    'Make an Activity for a Study',
  ],
  [
    'the settings',
    'lib/settings/site-settings.ts',
    [/holder: '[^']+'/, "holder: 'The holder of today'"],
    '/faq/',
    'The holder of today',
  ],
  [
    'code in lib',
    'lib/site/sidebars.ts',
    ["label: 'Introduction'", "label: 'Beginning of today'"],
    '/api/',
    'Beginning of today',
  ],
  [
    'a component',
    'components/page/page-end.tsx',
    ['className="page-check ', 'className="page-check today '],
    '/faq/',
    'page-check today',
  ],
] as const;
