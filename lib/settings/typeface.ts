/** The typeface of headings and the interface: one variable font of an open license, from its package. */
export const TYPEFACE = {
  family: 'Atkinson Hyperlegible Next',
  source:
    'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  /** In `/fonts`. */
  file: 'atkinson.woff2',
  lightest: 400,
  boldest: 700,
} as const;
