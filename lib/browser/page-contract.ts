/**
 * What markup, style sheets, inline scripts, and client components agree on: the only home of these names and what they
 * mean. tests/unit/browser/page-contract.test.ts compares the attributes with the sources of both sides.
 */

/** Up to this width in CSS pixels the site is "mobile". The style sheets repeat this value. */
export const DESKTOP_BREAKPOINT = 996;

/** Events of the window. */
export const SITE_EVENTS = {
  /** The app now handles events itself. */
  hydrated: 'site:hydrated',
  /** The reader did something that only the app can do; canceled if it can't be done at all. */
  appNeeded: 'site:app-needed',
  /** One of the app's scripts could not be loaded. */
  appFailed: 'site:app-failed',
  /** The address has changed, or only its query or hash. */
  location: 'site:location',
  /** The router begins to navigate: `detail` has the address and how. */
  transition: 'site:transition',
} as const;

export interface Transition {
  url: string;
  type: 'push' | 'replace' | 'traverse';
}

declare global {
  interface WindowEventMap {
    'site:hydrated': Event;
    'site:app-needed': Event;
    'site:app-failed': Event;
    'site:location': Event;
    'site:transition': CustomEvent<Transition>;
  }
}

/** The `data-` attributes that one side writes and another reads. */
export const DATA_ATTRIBUTES = {
  // The document
  build: 'the build that made the page',
  theme: 'light or dark',
  'has-hydrated': 'true once the app handles events',
  'app-needed': 'the reader clicked something that needs the app',
  'app-failed': 'an app script could not be loaded',
  'announcement-bar-initially-dismissed': 'whether the announcement is hidden before the first paint',
  // Loading
  'start-script': 'the script that starts the app',
  'page-data': "on the start script, the address of the page's data",
  'starts-app': 'something on the page needs the app right away',
  // Links and buttons
  'needs-app': 'clicks are kept until the app can handle them',
  'no-route': 'a link that the router leaves alone',
  reload: 'a link that loads a page in full',
  skip: 'the link that leads to the main content',
  'color-toggle': 'switches the color mode',
  'announcement-close': 'dismisses the announcement',
  'focus-search': 'moves the focus to the search field',
  print: 'opens the print dialog',
  'copy-page': "copies the page as Markdown, from the attribute's address",
  // Content
  'search-skip': 'left out of the search index',
  collapsible: 'a box whose button opens a panel',
  collapsed: 'whether a folded part is closed',
  ready: 'made interactive',
  copy: 'the text that a box offers to copy',
  'copy-label': "the name of a box's copy button",
  'copy-text': 'a box whose text can be copied',
  'copy-sample': 'a code sample that can be copied',
  meaning: 'what a glossary word means',
  'reported-page': 'a box that shows the page in the address',
  filter: 'a list with a field that narrows it down, named by the attribute',
  checklist: 'the name of a checklist',
  'checklist-count': 'shows how much of the named checklist is done',
  'checklist-reset': 'starts the named checklist over',
  check: "the ID of one of a checklist's boxes",
  language: 'the language of a code sample',
  bench: 'a sample that readers can run, with its result: query or call',
  input: "the name of a query's input",
  open: 'the sample is open for changes, in place of itself',
  // Tables
  layout: 'how a table looks where there is little space',
  columns: 'how many columns a table has: 5, 6, or many',
  label: "the name of a cell's column, or of a tab",
  // Tabs
  group: 'tabs with the same name switch together',
  query: 'the name of the tab in the address',
  chosen: 'the tab that is shown first',
  rest: 'a section that is not the first',
  value: 'the value of a tab',
  // Search
  filled: 'the search field has text',
  pending: 'results are not complete yet',
} as const;
