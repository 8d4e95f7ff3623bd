import { z } from 'zod';

const path = z.string().regex(/^\/[^?#]*$/, 'must start with "/" and have no query or hash');

/** The keys that the settings may have. Unknown keys and wrong types are rejected by name. */
export const settingsSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  /** What the site is about, in one or two sentences, for machine readers. */
  summary: z.string().min(1),
  titleDelimiter: z.string().min(1),
  /** Public address of the site without base path and without trailing slash. */
  url: z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must not end with "/"'),
  basePath: z.string().regex(/^$|^(\/[A-Za-z0-9._~-]+)+$/, 'must be empty or look like "/name"'),
  /** Whether each page is also published as Markdown; the build that writes those files sets this. */
  markdownVersions: z.boolean(),
  repository: z.url(),
  contact: z.email(),
  publications: z.url(),
  copyright: z.strictObject({ year: z.number().int().min(2020), holder: z.string().min(1) }),
  /** Contents of the navigation bar and the drawer besides languages and versions: links to pages, and menus. */
  navbar: z.array(
    z.union([
      z.strictObject({ label: z.string().min(1), path }),
      z.strictObject({
        label: z.string().min(1),
        entries: z
          .array(z.strictObject({ label: z.string().min(1), href: z.string().regex(/^(https:|mailto:|\/)/) }))
          .min(1),
      }),
    ]),
  ),
  announcement: z
    .strictObject({
      id: z.string().min(1),
      /** Plain text; links are given separately, so that no HTML is needed. */
      text: z.string().min(1),
      link: z.strictObject({ href: path, label: z.string().min(1) }).optional(),
      closeable: z.boolean(),
    })
    .nullable(),
  /**
   * Measurement ID; if empty, the site has no analytics code. Analytics sets cookies, so the privacy page mentions it
   * when this is set.
   */
  analyticsId: z.string().regex(/^$|^[A-Z]+-[A-Z0-9]+$/),
  analyticsHost: z.url({ protocol: /^https$/ }),
  locales: z.array(z.strictObject({ code: z.string().min(2), label: z.string().min(1) })).min(1),
  defaultLocale: z.string(),
  versions: z.array(z.strictObject({ name: z.string().min(1), label: z.string().min(1), path: z.string() })).min(1),
  searchContexts: z.array(z.strictObject({ path: z.string().min(1), label: z.string().min(1) })),
  hideNavbarOnScroll: z.boolean(),
  /** Folders below `content/` that are never published. */
  excludedFolders: z.array(z.string()),
  /** Old addresses and where they lead now. */
  aliases: z.record(path, path),
});

export type Settings = z.infer<typeof settingsSchema>;

/**
 * Checks settings and returns them typed.
 * @throws Error listing every invalid key with its name and what is expected.
 */
export function checkSettings(input: unknown): Settings {
  const result = settingsSchema.safeParse(input);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : '';
    return `  ${issue.path.join('.') || 'settings'}: ${issue.message}${keys}`;
  });
  throw new Error(`lib/settings/settings.ts is not valid:\n${lines.join('\n')}`);
}
