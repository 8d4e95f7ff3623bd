import { z } from 'zod';
import { findDuplicates } from '@/lib/findings/duplicates';
import { idSchema, textSchema } from '../data-file';

/** The subset of the dashboard's import format that our surveys use. */

const question = {
  text: z.string().trim().min(1).max(500),
  required: z.boolean(),
  description: textSchema.optional(),
  warnings: z.array(z.strictObject({ answer: textSchema, warningText: textSchema })).optional(),
};

const listOf = <T extends z.ZodType>(value: T) =>
  z.array(z.strictObject({ value, description: textSchema.optional() })).min(1);

const questionSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ ...question, type: z.enum(['text', 'boolean']) }),
    z.strictObject({
      ...question,
      type: z.enum(['list', 'multiselect']),
      options: listOf(z.string().trim().min(1)),
    }),
    z.strictObject({ ...question, type: z.literal('slider'), options: listOf(z.number().min(0)) }),
  ])
  .refine(
    (asked) => {
      const answers = 'options' in asked ? asked.options.map(({ value }) => String(value)) : [];
      return !answers.length || (asked.warnings ?? []).every(({ answer }) => answers.includes(answer));
    },
    { path: ['warnings'], message: 'each must be for one of the answers' },
  );

const activity = {
  /** Connects groups to their members; the server assigns a new one. */
  id: idSchema,
  name: z.string().trim().min(1).max(80),
  description: textSchema.optional(),
};

const surveySchema = z.strictObject({
  ...activity,
  spec: z.literal('lamp.survey'),
  settings: z.array(questionSchema).min(1),
});

const tipsSchema = z.strictObject({
  ...activity,
  spec: z.literal('lamp.tips'),
  settings: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(1),
});

const groupSchema = z.strictObject({
  ...activity,
  spec: z.literal('lamp.group'),
  settings: z.strictObject({ activities: z.array(idSchema).min(1) }),
});

const instrumentSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  about: textSchema,
  rhythm: textSchema,
  /** Who wrote the text, and how it may be used. */
  license: textSchema,
  activities: z
    .array(z.discriminatedUnion('spec', [surveySchema, tipsSchema, groupSchema]))
    .min(1)
    .refine((all) => !findDuplicates(all, ({ name }) => name.toLowerCase()).length, 'two have the same name')
    .refine((all) => {
      const ids = new Set(all.map((member) => member.id));
      const members = all.flatMap(({ spec, settings }) => (spec === 'lamp.group' ? settings.activities : []));
      return members.every((member) => ids.has(member));
    }, 'a group has a member that is not in the file'),
});

export const instrumentFileSchema = z.array(instrumentSchema);

export type Survey = z.infer<typeof surveySchema>;
export type Instrument = z.infer<typeof instrumentSchema>;
