import { z } from 'zod';
import { settings } from '@/lib/settings/settings';
import { defineDataFile } from './data-file';

/** Older versions that are published beside the current pages, each from its tag and below its own path. */
export const versionsFile = defineDataFile({
  name: 'versions.yaml',
  schema: z.array(
    z.strictObject({
      name: z
        .string()
        .regex(/^v?\d[\w.-]*$/, 'must begin with a number, such as "1.0"')
        .describe('The first part of its addresses, and the tag that it is built from.'),
      label: z.string().min(1).describe('What the version menu calls it, such as "2025".'),
      paths: z.array(z.string().startsWith('/')).min(1).describe('Its pages, as in its sitemap.'),
    }),
  ),
  empty: [],
  check: (versions) => {
    const labels = [settings.currentVersion, ...versions.map(({ label }) => label)];
    return versions.flatMap(({ label }, index) =>
      labels.indexOf(label) <= index
        ? [{ path: [index, 'label'], message: `"${label}" is also the label of another version.` }]
        : [],
    );
  },
});
