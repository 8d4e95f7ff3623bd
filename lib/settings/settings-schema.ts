import { z } from 'zod';

const path = z.string().regex(/^\/[^?#]*$/, 'must start with "/" and hold no query or hash');

/** What a settings file may hold; unknown keys and wrong types are refused by name. */
export const settingsSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  /** What the site is about, in one or two sentences, for programs that read it. */
  summary: z.string().min(1),
  titleDelimiter: z.string().min(1),
  /** Public address of the site without base path and without trailing slash. */
  url: z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must not end with "/"'),
  basePath: z.string().regex(/^$|^(\/[A-Za-z0-9._~-]+)+$/, 'must be empty or look like "/name"'),
  /** Whether each page's Markdown stands beside it; the build says so that writes it. */
  markdownVersions: z.boolean(),
  repository: z.url(),
  contact: z.email(),
  publications: z.url(),
  copyright: z.strictObject({ year: z.number().int().min(2020), holder: z.string().min(1) }),
  /** What stands in the bar and in the drawer besides languages and versions: links to pages, and menus. */
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
      /** Plain text; links are given apart, so that no HTML is needed. */
      text: z.string().min(1),
      link: z.strictObject({ href: path, label: z.string().min(1) }).optional(),
      closeable: z.boolean(),
    })
    .nullable(),
  /** Measurement id; empty means that no analytics code is emitted. Analytics sets cookies: then the privacy page says so. */
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
 * @throws Error listing every wrong key with its name and what is expected.
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
