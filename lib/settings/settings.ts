import type { Settings } from './settings-schema';

const repository = 'https://github.com/BIDMCDigitalPsychiatry/LAMP-platform';
const contact = 'team@digitalpsych.org';

/**
 * Every setting of the site, in one place. The site's location comes from the environment: BASE_PATH and SITE_URL.
 * Only the type is imported: the check runs at build time, so the validator never reaches the browser.
 */
export const settings: Settings = {
  title: 'LAMP Platform',
  tagline: 'The LAMP Platform documentation',
  summary:
    'How to use, run, and extend the LAMP Platform (mindLAMP), an open-source system for digital mental health: an app for participants, a dashboard for clinicians and researchers, an HTTP API, and Cortex for data analysis.',
  titleDelimiter: '|',
  url: process.env.SITE_URL || 'https://docs.lamp.digital',
  basePath: process.env.BASE_PATH ?? '',
  markdownVersions: process.env.MARKDOWN_VERSIONS === '1',
  repository,
  contact,
  publications: 'https://www.digitalpsych.org/mindlamp-publications.html',
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
  announcement: {
    id: 'announcement-bar',
    text: 'Something not working as described?',
    link: { href: '/bug', label: 'Report a problem' },
    closeable: true,
  },
  analyticsId: '',
  analyticsHost: 'https://www.googletagmanager.com',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
  versions: [{ name: 'current', label: 'Next', path: '' }],
  searchContexts: [
    { path: 'start_here', label: 'Start Here' },
    { path: 'using', label: 'Using' },
    { path: 'develop', label: 'Develop' },
    { path: 'data_science', label: 'Data Science' },
    { path: 'api', label: 'API' },
  ],
  hideNavbarOnScroll: true,
  excludedFolders: ['deploy', 'consortium', 'about'],
  aliases: {
    '/using/prevent': '/using/portal',
    '/troubleshooting': '/quick_links/troubleshooting',
    '/about/users': '/quick_links/users',
    '/about/publications': '/publications',
    '/data_science/cortex/features/secondary/bluetooth_device_count':
      '/data_science/cortex/features/secondary/deprecated_features/bluetooth_device_count',
  },
};
