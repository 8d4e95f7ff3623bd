import { z } from 'zod';

/**
 * The structure of `content/_data/activity-types.yaml` and `sensor-types.yaml`; the comments at the top of those
 * files explain each key.
 */

const text = z.string().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined with hyphens');
const title = z.strictObject({ id, title: text });

const fieldSchema = z.strictObject({
  name: text,
  type: text,
  unit: text.optional(),
  platform: z.enum(['iOS', 'Android', 'Wear OS']).optional(),
  meaning: text,
});

const settingSchema = z.strictObject({
  label: text.nullable().optional(),
  key: text,
  type: text,
  default: text.optional(),
  range: text.optional(),
  unit: text.optional(),
  meaning: text.optional(),
});

const ENDINGS = ['manual_exit', 'left-early', 'exit', 'none'] as const;

const slice = z.record(z.string(), z.unknown());

const activityEventSchema = z.strictObject({
  timestamp: z.int().positive(),
  duration: z.int().nonnegative(),
  activity: text,
  static_data: z.record(z.string(), z.unknown()),
  // Memory Game sends one list of slices for each trial.
  temporal_slices: z.array(z.union([slice, z.array(slice)])),
});

const activityTypeSchema = z.strictObject({
  spec: z.string().regex(/^lamp\.[a-z0-9_]+$/, 'must be a name such as lamp.survey'),
  aliases: z.array(text).optional(),
  slug: id.optional(),
  label: text,
  menu: text.optional(),
  kind: id,
  group: id.optional(),
  guide: text.optional(),
  tab: z.enum(['Learn', 'Assess', 'Manage', 'Portal']).optional(),
  about: text,
  measures: text.optional(),
  main: text.optional(),
  time: text.optional(),
  languages: text.optional(),
  settings: z.array(settingSchema).default([]),
  settings_notes: z.array(text).default([]),
  ends_with: z.enum(ENDINGS),
  static_data: z.array(fieldSchema).default([]),
  temporal_slices: z.array(fieldSchema).default([]),
  notes: z.array(text).default([]),
  cortex: text.optional(),
  folder: text.optional(),
  excerpt: text.optional(),
  example: activityEventSchema,
});

export const activityFileSchema = z.strictObject({
  groups: z.array(title),
  kinds: z.array(title),
  common: z.strictObject({
    static_data: z.array(fieldSchema),
    temporal_slices: z.array(fieldSchema),
    last_slice: z.record(z.enum(ENDINGS), z.string()),
    more: text,
  }),
  types: z.array(activityTypeSchema),
});

const sensorEventSchema = z.strictObject({
  timestamp: z.int().positive(),
  sensor: text,
  data: z.record(z.string(), z.unknown()),
});

const sensorTypeSchema = z.strictObject({
  spec: z.string().regex(/^(lamp|com\.apple\.sensorkit)\.[a-z0-9_.]+$/, 'must be a name such as lamp.gps'),
  slug: id.optional(),
  label: text,
  group: id,
  summary: text,
  platforms: z.strictObject({ ios: text, android: text, web: text, watch: text.optional() }),
  sampling: text,
  rate: text.optional(),
  needs: text.optional(),
  forms: z
    .array(z.strictObject({ title: text.optional(), of: text.optional(), fields: z.array(fieldSchema).min(1) }))
    .min(1),
  notes: z.array(text).default([]),
  cortex: text.optional(),
  shown: text.optional(),
  example: sensorEventSchema,
});

export const sensorFileSchema = z.strictObject({
  groups: z.array(title.extend({ more: text.optional() })),
  common: z.strictObject({ health: z.array(fieldSchema) }),
  types: z.array(sensorTypeSchema),
  retired: z.array(z.strictObject({ name: text, successor: text, fields: text.optional() })),
});

export type Field = z.infer<typeof fieldSchema>;
export type ActivityType = z.infer<typeof activityTypeSchema>;
export type SensorType = z.infer<typeof sensorTypeSchema>;
