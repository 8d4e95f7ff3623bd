/** The search page. */
export const SEARCH_PATH = '/search';
/** The overview of the API; its operations are below it. */
export const API_PATH = '/api';

/** Pages of authors that code links to. The content check says if one is gone. */
export const KNOWN_PAGES = {
  /** For anyone in danger or in a crisis. */
  helpNow: '/quick_links/help_now',
  troubleshooting: '/quick_links/troubleshooting',
  reportProblem: '/bug',
  faq: '/faq',
  /** Also published as a Word file. */
  studyKit: '/quick_links/study_kit',
  activityTypes: '/data_science/data_types/activity_types',
  sensorTypes: '/data_science/data_types/sensor_types',
  primaryFeatures: '/data_science/cortex/features/primary/overview',
  secondaryFeatures: '/data_science/cortex/features/secondary/overview',
  javascript: '/data_science/javascript',
  python: '/data_science/python',
} as const;

/** The Word file of the study kit. */
export const STUDY_KIT_FILE = '/study-kit.docx';
