import type { SiteSettings } from './settings-schema';

const repository = 'https://github.com/BIDMCDigitalPsychiatry/LAMP-platform';
const contact = 'team@digitalpsych.org';

/** Every setting of the site, in one place, except for what the environment sets: see settings.ts. */
export const siteSettings: SiteSettings = {
  title: 'LAMP Platform',
  summary:
    'How to use, run, and extend the LAMP Platform (mindLAMP), an open-source system for digital mental health: an app for participants, a dashboard for clinicians and researchers, an HTTP API, and Cortex for data analysis.',
  titleDelimiter: '|',
  url: 'https://docs.lamp.digital',
  hasCustomLogo: false,
  repository,
  editAddress: `${repository}/edit/main/`,
  contact,
  // The year is a setting, not the current year, so that two builds of one commit are identical.
  copyright: { year: 2026, holder: 'LAMP Consortium & Division of Digital Psychiatry at BIDMC' },
  navbar: [
    { label: 'API', path: '/api' },
    {
      label: 'Community',
      entries: [
        { label: 'Repository', href: repository },
        { label: 'Contact', href: `mailto:${contact}` },
      ],
    },
  ],
  helpLines: {
    country: 'In the United States',
    emergency: '911',
    call: '988',
    promise: 'Free. Confidential. Any hour.',
    text: '988',
    chat: '988lifeline.org',
    elsewhere: 'findahelpline.com',
  },
  announcement: {
    id: 'sheets-to-print',
    text: 'New:',
    link: { href: '/quick_links/handouts', label: 'one-page handouts for patients' },
    isCloseable: true,
  },
  analyticsId: '',
  analyticsHost: 'https://www.googletagmanager.com',
  language: { code: 'en', label: 'English', dir: 'ltr' },
  languageNote: {
    text: 'The app also speaks Spanish, French, Hindi, German, Italian, Korean, Danish, and Chinese, Simplified or Traditional.',
    link: { href: '/app', label: 'Choose a language in the app' },
  },
  versions: [{ name: 'current', label: 'Next' }],
  searchContexts: [
    { folder: 'start_here', label: 'Start Here' },
    { folder: 'using', label: 'Using' },
    { folder: 'develop', label: 'Develop' },
    { folder: 'data_science', label: 'Data Science' },
    { folder: 'api', label: 'API' },
  ],
  hidesNavbarOnScroll: true,
  excludedFolders: ['deploy', 'consortium', 'about'],
};
