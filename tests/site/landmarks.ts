import fs from 'node:fs';

/**
 * The pages that browser tests open, by what the tests need them for. When a page moves or changes, another page with
 * the same qualities can take its place here, and no test changes. Addresses have no leading slash, so that they work
 * below a base path.
 */
export const AT = {
  /** Any page: with a table of contents, and longer than every screen. */
  page: 'faq/',
  /** With at least 25 links in its text. */
  manyLinks: 'start_here/run_a_study/',
  /** Another page, linked in the text of `page`. */
  otherPage: 'glossary/',
  /** Another page in the category of `page`, so that the sidebar shows both; its name there is "Report a problem". */
  neighbor: 'bug/',
  /** Not for participants, so it has a link to its Markdown form. */
  staffPage: 'quick_links/interest/',
  /** In a category of the sidebar, with a page after it in the same category. */
  inCategory: 'using/assess/',
  /** Last in its category; the sidebar also has a closed category on this page. */
  lastInCategory: 'using/leaving/',
  /** In the first category of a search context. */
  inContext: 'start_here/overview/',
  /** In a search context, in English and in Spanish. */
  inBothContexts: 'using/what_it_records/',
  /** Deep in the sidebar, in closed categories. */
  deep: 'data_science/cortex/utils/sensors/',
  /** Tab groups of one name. */
  tabs: 'start_here/battery_data_usage/',
  /** A part under a summary. */
  details: 'develop/self_hosting/',
  /** Files to import into the dashboard. */
  instruments: 'start_here/instruments/',
  /** A word of the glossary near the top. */
  term: 'data_science/cortex/features/primary/overview/',
  /** Headings of levels 2 and 3, and drawings with a light and a dark variant; not for participants. */
  headings: 'develop/how_works/',
  /** Samples of code, some wider than a phone. */
  code: 'data_science/python/',
  /** Many entries in a table with groups of rows. */
  entries: 'using/cog_games/',
  /** A capital letter and a space in its address. */
  capitalAndSpace: 'develop/Training%20Modules/training-modules/',
  /** Questions of participants, each with a link at the top of the page; opens their part. */
  participants: 'quick_links/participants/',
  /** Openings of other readers' parts, each with a line of days of three links. */
  clinicians: 'using/clinicians/',
  studyTeams: 'start_here/run_a_study/',
  /** Second in its group, for its breadcrumbs. */
  secondInGroup: 'privacy/',
  /** A table as wide as any, with headings for its groups. */
  wideTable: 'data_science/data_types/sensor_types/',
  helpNow: 'quick_links/help_now/',
  search: 'search/',
  api: 'api/',
  /** An operation with path and query parameters, and a long response. */
  query: 'api/query-sensor-events-for-a-participant/',
  /** An operation with a request body that has collapsed fields. */
  create: 'api/create-an-activity-event-for-a-participant/',
  /** An operation with little more than a path. */
  view: 'api/view-an-activity/',
  /** Queries that run in the page; the first one and its result have long lines. */
  queries: 'data_science/jsonata/',
  recipes: 'data_science/jsonata_recipes/',
  /** No page. */
  nowhere: 'no/such/page/',
} as const;

/** One page of each kind. */
export const PAGE_KINDS = [
  './',
  AT.page,
  'start_here/activities/create_surveys/',
  AT.entries,
  'data_science/data_types/sensor_types/',
  'data_science/data_types/activity_types/survey/',
  'data_science/cortex/features/secondary/hometime/',
  'data_science/cortex/visualizations/basic_analysis/',
  AT.headings,
  AT.api,
  AT.create,
  AT.search,
  '404.html',
];

/** A copy of the site may leave out the Spanish pages, and what is tested on them. */
export const HAS_SPANISH = fs.existsSync('content/_languages/es');

/** Translated pages with all that surrounds them: a home page, a document, and search. */
export const IN_SPANISH = HAS_SPANISH ? ['es/', 'es/faq/', 'es/search/'] : [];
