import { z } from 'zod';

export const AUDIENCES = ['participant', 'clinician', 'researcher', 'developer', 'data-scientist'] as const;
export const KINDS = ['how-to', 'reference', 'concept', 'overview'] as const;

const featureSchema = z.strictObject({
  name: z.string().min(1),
  tier: z.enum(['primary', 'secondary']),
  call: z.string().min(1),
  streams: z.array(z.string().min(1)),
  output: z.string().min(1),
  unit: z.string().min(1),
  platforms: z.array(z.string().min(1)),
  status: z.enum(['current', 'limited', 'deprecated']),
  summary: z.string().min(1),
});

/** What the front matter of a page may hold. docs/authoring.md explains each key to authors. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(170),
  sidebar_label: z.string().min(1).optional(),
  sidebar_position: z.number(),
  audience: z.array(z.enum(AUDIENCES)).min(1),
  kind: z.enum(KINDS),
  section: z.string().min(1).optional(),
  keywords: z.array(z.string()).optional(),
  pagination_label: z.string().min(1).optional(),
  toc: z.boolean().optional(),
  feature: featureSchema.optional(),
});

/** What the `_section.yaml` of a folder may hold. */
export const sectionSchema = z.strictObject({
  label: z.string().min(1),
  order: z.number(),
  description: z.string().optional(),
  link: z.string().startsWith('/').optional(),
  collapsed: z.boolean().optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type SectionFile = z.infer<typeof sectionSchema>;
