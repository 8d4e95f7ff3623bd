/** A finding shows the description of a key that is missing; docs/authoring.md has complete examples. */
import { z } from 'zod';
import { monthSchema } from './month';

const AUDIENCES = ['participant', 'clinician', 'researcher', 'administrator', 'developer', 'data-scientist'] as const;
export const PAGE_KINDS = ['how-to', 'reference', 'concept', 'overview'] as const;

const featureSchema = z.strictObject({
  name: z.string().min(1).describe('Name of the feature in code, for example trip_distance.'),
  tier: z.enum(['primary', 'secondary']).describe('Table of features that lists it.'),
  call: z.string().min(1).describe('Function to call, for example cortex.secondary.trip_distance.trip_distance.'),
  streams: z.array(z.string().min(1)).describe('Raw streams that it needs, for example lamp.gps.'),
  output: z.string().min(1).describe('What one value means, in a few words.'),
  unit: z.string().min(1).describe('Unit of one value, for example meters per window.'),
  platforms: z.array(z.string().min(1)).describe('Platforms that record its streams, for example iOS and Android.'),
  status: z.enum(['current', 'limited', 'removed']).describe('Whether it works, and whether the code still has it.'),
  summary: z.string().min(1).describe('One sentence about what it computes.'),
});

/** The keys that a page's front matter may have. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(75).describe("The page's h1 and title tag. The text has no h1 of its own."),
  description: z.string().min(50).max(170).describe('One sentence for search results, 50 to 170 characters.'),
  sidebar_label: z.string().min(1).optional().describe('Short name in the sidebar; defaults to the title.'),
  sidebar_position: z.number().describe('Position in its folder, starting at 1.'),
  audience: z.array(z.enum(AUDIENCES)).min(1).describe('Who the page is for.'),
  kind: z.enum(PAGE_KINDS).describe('The kind of page.'),
  checked: monthSchema.describe('Month of the platform that the page was last checked against, for example 2025-12.'),
  category: z
    .string()
    .min(1)
    .optional()
    .describe("Sidebar folder, when it is not the file's own; `/` is the top level."),
  keywords: z.array(z.string()).optional().describe('Words that readers search for but the text does not use.'),
  section_keywords: z
    .record(z.string().min(1), z.array(z.string().min(1)).min(1))
    .optional()
    .describe('The same for single sections, by ID of the heading.'),
  pagination_label: z.string().min(1).optional().describe('Name in the links to the previous and next page.'),
  heading: z.string().min(1).max(75).optional().describe('The h1, where the title is for tabs and search alone.'),
  opening: z
    .string()
    .min(1)
    .optional()
    .describe("Makes the page the opening of a reader's part, with its first paragraph: names the drawing."),
  search_example: z
    .string()
    .min(1)
    .optional()
    .describe('Puts the search field into the opening, with this query as an example, and the second paragraph below.'),
  toc: z.boolean().optional().describe('false hides the table of contents.'),
  paper: z
    .enum(['normal', 'large'])
    .optional()
    .describe('A handout: prints on one page, without the rest of the site, in normal or large print.'),
  help_now: z
    .boolean()
    .optional()
    .describe('true adds the way to Help now at the end of the page; pages for participants always have it.'),
  reading_grade: z
    .number()
    .optional()
    .describe('Highest reading grade of the page, where it must be easier to read than the general limit.'),
  aliases: z
    .array(z.string().startsWith('/'))
    .optional()
    .describe('Old addresses that lead to this page. `npm run move` adds them.'),
  redirect: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('Address of another site, where the page leads at once. It needs no text, and no sidebar lists it.'),
  feature: featureSchema.optional().describe('Facts about a Cortex feature; only on feature pages.'),
});

/** The keys that a folder's `_category.yaml` may have. */
export const categorySchema = z.strictObject({
  label: z.string().min(1).describe('Name of the category in the sidebar.'),
  sidebar_position: z.number().describe('Position among its neighbors, starting at 1.'),
  link: z.string().startsWith('/').optional().describe("Address of the page linked from the category's name."),
  open: z.boolean().optional().describe('true shows the entries as soon as the category itself is in view.'),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type CategoryFile = z.infer<typeof categorySchema>;
