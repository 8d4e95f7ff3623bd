import { z } from 'zod';

const text = z.string().min(1);

const questionSchema = z.strictObject({
  text,
  type: text,
  required: z.boolean(),
  description: text.optional(),
  options: z.array(z.strictObject({ value: z.union([text, z.number()]), description: text.optional() })).optional(),
  warnings: z.array(z.strictObject({ answer: text, warningText: text })).optional(),
});

const activity = {
  /** Connects bundles to their members; the server assigns a new one. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  description: text.optional(),
};

const surveySchema = z.strictObject({
  ...activity,
  spec: z.literal('lamp.survey'),
  settings: z.array(questionSchema).min(1),
});

const otherSchema = z.strictObject({
  ...activity,
  spec: text.refine((spec) => spec !== 'lamp.survey'),
  settings: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});

/** An activity as the dashboard exports and imports it. */
const activitySchema = z.union([surveySchema, otherSchema]);

const instrumentSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined with hyphens'),
  title: text,
  about: text,
  rhythm: text,
  /** Who wrote the text, and how it may be used. */
  license: text,
  activities: z.array(activitySchema).min(1),
});

export const instrumentFileSchema = z.array(instrumentSchema);

export type Survey = z.infer<typeof surveySchema>;
export type Instrument = z.infer<typeof instrumentSchema>;
