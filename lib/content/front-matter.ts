import { z } from 'zod';
import { monthSchema } from './month';

export const AUDIENCES = ['participant', 'clinician', 'researcher', 'developer', 'data-scientist'] as const;
export const KINDS = ['how-to', 'reference', 'concept', 'overview'] as const;

/**
 * The descriptions of the keys are shown by editors, through the files that `npm run schemas` writes; docs/authoring.md
 * shows whole examples.
 */
const featureSchema = z.strictObject({
  name: z.string().min(1).describe('Name of the feature in code, for example trip_distance.'),
  tier: z.enum(['primary', 'secondary']).describe('Table of features that lists it.'),
  call: z.string().min(1).describe('What to call, for example cortex.secondary.trip_distance.trip_distance.'),
  streams: z.array(z.string().min(1)).describe('Raw streams that it needs, for example lamp.gps.'),
  output: z.string().min(1).describe('What one value is, in a few words.'),
  unit: z.string().min(1).describe('Unit of one value, for example meters per window.'),
  platforms: z.array(z.string().min(1)).describe('Where its streams are recorded, for example iOS and Android.'),
  status: z.enum(['current', 'limited', 'deprecated']).describe('Whether it works today.'),
  summary: z.string().min(1).describe('One sentence about what it computes.'),
});

/** What the front matter of a page may hold. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).describe("The page's h1 and title tag; the text has no h1 of its own."),
  description: z.string().min(50).max(170).describe('One sentence for search results, 50 to 170 characters.'),
  sidebar_label: z.string().min(1).optional().describe('Short name in the sidebar; the title if left out.'),
  sidebar_position: z.number().describe('Order inside its folder, from 1.'),
  audience: z.array(z.enum(AUDIENCES)).min(1).describe('Who the page is for.'),
  kind: z.enum(KINDS).describe('Pattern of the page.'),
  checked: monthSchema.describe('Month of the platform that the page was last checked against, for example 2025-12.'),
  section: z.string().min(1).optional().describe("Sidebar folder, when it is not the file's own."),
  keywords: z.array(z.string()).optional().describe('Words readers type that the text does not use.'),
  search_weight: z
    .number()
    .min(0.1)
    .max(1)
    .optional()
    .describe('How the page ranks in search beside others that say as much: below 1 stands back.'),
  pagination_label: z.string().min(1).optional().describe('Name in the links to the previous and the next page.'),
  toc: z.boolean().optional().describe('false hides the table of contents.'),
  paper: z
    .enum(['normal', 'large'])
    .optional()
    .describe('A sheet to hand out: prints on one page, without the site round it, in normal or in large print.'),
  help_now: z
    .boolean()
    .optional()
    .describe('true ends the page with the way to Help now; pages for participants always do.'),
  reading_grade: z
    .number()
    .optional()
    .describe('Highest reading grade of the page, where it has to be easier than the rule for all.'),
  feature: featureSchema.optional().describe('Facts about a Cortex feature; only on the pages of features.'),
});

/** What the `_section.yaml` of a folder may hold. */
export const sectionSchema = z.strictObject({
  label: z.string().min(1).describe('Name of the category in the sidebar.'),
  order: z.number().describe('Order among its neighbors, from 1.'),
  description: z.string().optional().describe('One sentence about the section.'),
  link: z.string().startsWith('/').optional().describe("Address of the page behind the category's name."),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type SectionFile = z.infer<typeof sectionSchema>;
