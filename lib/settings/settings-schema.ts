import { z } from 'zod';

const path = z.string().regex(/^\/[^?#]*$/, 'must start with "/" and have no query or hash');

/** A host name, such as `example.org`. */
const host = z.string().regex(/^[\w.-]+\.[a-z]{2,}$/, 'must be a host name, such as "example.org"');

/** A telephone number as it's dialed; three digits are the shortest that a country gives to emergencies and crisis lines. */
export const PHONE = /^\+?\d{3,15}$/;
const phone = z.string().regex(PHONE, 'must be a telephone number as it is dialed, with digits only');

/** The code of a language, such as `en` or `pt-BR`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

/** A note below the entries of a menu, with a link to more. */
const menuNote = z.strictObject({
  text: z.string().min(1),
  link: z.strictObject({ href: path, label: z.string().min(1) }),
});

const version = z.strictObject({
  /** How the browser remembers that a reader chose it, and how the address of the search page asks for it. */
  name: z.string().regex(/^[\w.-]+$/, 'must be one word, such as "2.0"'),
  label: z.string().min(1),
  /** The address of its home page without the slash at its end; left out for these pages. */
  url: z.url({ protocol: /^https$/ }).optional(),
});

/** The settings in site-settings.ts. Unknown keys and wrong types are rejected by name. */
const siteSettingsSchema = z.strictObject({
  title: z.string().min(1),
  /** A summary of the site in one or two sentences, for machine readers. */
  summary: z.string().min(1),
  titleDelimiter: z.string().min(1),
  /** Public address of the site without base path and without trailing slash. */
  url: z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must not end with "/"'),
  /** Whether the navigation bar shows public/favicon.svg instead of the mark of the LAMP Platform. */
  hasCustomLogo: z.boolean(),
  repository: z.url(),
  /** The address where people edit files, up to a file's path; if empty, pages have no such link. */
  editAddress: z.union([z.literal(''), z.url()]),
  contact: z.email(),
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
  /** The lines that search and the page Help now give to people in danger. */
  helpLines: z.strictObject({
    /** The start of a sentence: "In the United States". */
    country: z.string().min(1),
    emergency: phone,
    call: phone,
    /** A few words below that number: "Free. Confidential. Any hour." */
    promise: z.string().min(1).optional(),
    /** Without it, search does not offer a number to text. */
    text: phone.optional(),
    chat: host.optional(),
    /** A directory of help lines in other countries. */
    elsewhere: host,
  }),
  announcement: z
    .strictObject({
      id: z.string().min(1),
      /** Plain text; links are given separately, so that no HTML is needed. */
      text: z.string().min(1),
      link: z.strictObject({ href: path, label: z.string().min(1) }).optional(),
      isCloseable: z.boolean(),
    })
    .nullable(),
  /** Measurement ID; empty for no analytics code. Analytics sets cookies, so the privacy page then mentions it. */
  analyticsId: z.string().regex(/^$|^[A-Z]+-[A-Z0-9]+$/),
  analyticsHost: z.url({ protocol: /^https$/ }),
  /**
   * The language of `content/` itself. Each folder in `content/_languages/` is another one. The texts in code, the stems
   * of search, and the rules for prose are English.
   */
  language: z.strictObject({
    code: z.string().regex(/^en$/, 'must be "en"; another language is a folder in content/_languages/'),
    label: z.string().min(1),
    dir: z.enum(['ltr', 'rtl']),
  }),
  languageNote: menuNote,
  /** The entries of the version menu: these pages first, then other versions, each a site at its own address. */
  versions: z.array(version).min(1),
  searchContexts: z.array(z.strictObject({ folder: z.string().min(1), label: z.string().min(1) })),
  hidesNavbarOnScroll: z.boolean(),
  /** Folders below `content/` that are never published. */
  excludedFolders: z.array(z.string()),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The keys that the settings may have, with those that the environment sets. */
export const settingsSchema = siteSettingsSchema.extend({
  basePath: z.string().regex(/^$|^(\/[A-Za-z0-9._~-]+)+$/, 'must be empty or look like "/name"'),
  /** Whether each page is also published as Markdown; the build that writes those files sets this. */
  hasMarkdownForms: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;
