import { z } from 'zod';

/**
 * What a checkup measured: JSON of numbers and short texts, so it can be stored for an hour and judged again with other
 * typed details. Nothing in it is HTML of ours or a link of ours: each text is shown as text.
 */

const line = z.string();

const page = z.object({
  url: z.string(),
  /** False when the depth, the tags or the time ran out before the end. */
  isWhole: z.boolean(),
  /** Whether the body had begun: the head is known then, whatever came later. */
  hasHead: z.boolean(),
  hasDoctype: z.boolean(),
  language: z.string().nullable(),
  metaCharset: z.string().nullable(),
  title: z.object({ text: z.string(), line }).nullable(),
  description: z.object({ text: z.string(), line }).nullable(),
  viewport: z.object({ text: z.string(), line }).nullable(),
  /** Of meta robots and googlebot. */
  robots: z.array(z.object({ text: z.string(), line })),
  canonicals: z.array(z.object({ url: z.string(), line })),
  generator: z.string(),
  upgradesInsecure: z.boolean(),
  /** The meta refresh that leads away at once. */
  refresh: z.string().nullable(),
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  text: z.string(),
  /** Alternative texts and names of the site, where a business's name may stand besides the text. */
  otherText: z.string(),
  links: z.array(z.object({ url: z.string(), text: z.string(), line })),
  telLinks: z.array(z.object({ number: z.string(), line })),
  hasMapLink: z.boolean(),
  hasPrivacyLink: z.boolean(),
  hasContactField: z.boolean(),
  hasPasswordField: z.boolean(),
  forms: z.array(z.object({ action: z.string(), hasPassword: z.boolean(), line })),
  /** What the HTML names. */
  scripts: z.array(z.object({ url: z.string(), isBlocking: z.boolean(), line })),
  sheets: z.array(z.object({ url: z.string(), isBlocking: z.boolean(), line })),
  frames: z.array(z.object({ url: z.string(), line })),
  pictures: z.array(
    z.object({
      url: z.string(),
      hasSize: z.boolean(),
      isLazy: z.boolean(),
      hasModernSource: z.boolean(),
      line,
    }),
  ),
  preloads: z.array(z.string()),
  pictureCount: z.number(),
  unsizedPictures: z.number(),
  oldParts: z.array(z.object({ kind: z.enum(['frames', 'flash', 'marquee', 'font']), line })),
  fontTags: z.number(),
  hasScript: z.boolean(),
  /** The place that a script fills, and that is empty. */
  hasEmptyRoot: z.boolean(),
  hasFrameset: z.boolean(),
  data: z.object({
    /** The parser's message for the first block that cannot be read. */
    problem: z.string().nullable(),
    /** True when a block was too large to read. */
    isCut: z.boolean(),
    businesses: z.array(
      z.object({
        type: z.string(),
        hasName: z.boolean(),
        hasAddress: z.boolean(),
        hasArea: z.boolean(),
        hasHours: z.boolean(),
        telephone: z.string().nullable(),
      }),
    ),
    hasAddress: z.boolean(),
    hasArea: z.boolean(),
    hasHours: z.boolean(),
    telephones: z.array(z.string()),
    names: z.array(z.string()),
  }),
});

const certificate = z.object({
  problem: z.enum(['expired', 'other-name', 'self-signed', 'incomplete', 'other']).nullable(),
  validTo: z.number(),
  daysLeft: z.number(),
});

const file = z.object({
  url: z.string(),
  kind: z.enum(['sheet', 'script', 'picture']),
  type: z.string(),
  wireBytes: z.number(),
  /** Of text: what our own gzip makes of it; null where it came packed, or is no text. */
  gzippedBytes: z.number().nullable(),
  encoding: z.string(),
  /** Seconds for which it may be kept; null when nothing says so. */
  keepSeconds: z.number().nullable(),
  cacheControl: z.string(),
  isModern: z.boolean(),
});

/** What a variant of the address answered. */
const variant = z.object({
  host: z.string(),
  result: z.enum([
    'leads-here',
    'canonical',
    'answers',
    'elsewhere',
    'no-name',
    'no-answer',
    'bad-certificate',
    'unknown',
  ]),
  detail: z.string(),
});

export const factsSchema = z.object({
  version: z.literal(1),
  checkedAt: z.number(),
  url: z.string(),
  host: z.string(),
  status: z.number(),
  page,
  /** Up to two contact pages that could be read. */
  contactPages: z.array(page),
  /** Contact pages that should have been read and were not. */
  unreadContactPages: z.number(),
  firstByteMs: z.number(),
  html: z.object({
    wireBytes: z.number(),
    bytes: z.number(),
    gzippedBytes: z.number(),
    encoding: z.string(),
    isAscii: z.boolean(),
    headerCharset: z.string().nullable(),
  }),
  robotsTag: z.string().nullable(),
  certificate: certificate.nullable(),
  /** `refused`: nothing answers https. `unknown`: we could not tell. */
  https: z.enum(['yes', 'refused', 'unknown']),
  robots: z.object({
    result: z.enum(['none', 'read', 'html', 'error', 'late', 'unknown']),
    status: z.number(),
    /** The line that forbids the page to Google, with its number. */
    googleLine: z.object({ number: z.number(), text: z.string() }).nullable(),
    forbidsUs: z.boolean(),
    /** It could not be read, so nothing else is opened. */
    isUnread: z.boolean(),
  }),
  sitemap: z.object({
    result: z.enum(['fine', 'missing', 'not-xml', 'empty', 'other-host', 'unknown']),
    url: z.string(),
    status: z.number(),
    count: z.number(),
    otherHost: z.string().nullable(),
  }),
  missingPage: z.object({ result: z.enum(['answers', 'missing', 'unknown']), status: z.number() }),
  httpVariant: z.object({
    result: z.enum(['leads-to-https', 'stays', 'unknown', 'skipped']),
    hops: z.array(z.string()),
  }),
  wwwVariant: variant.nullable(),
  files: z.array(file),
  /** Own files that the page names and that could have been measured, by kind. */
  ownFiles: z.object({ sheets: z.number(), scripts: z.number(), pictures: z.number() }),
  links: z.object({
    /** Links to other pages of the website, and how many of them answered. */
    named: z.number(),
    checked: z.number(),
    broken: z.array(z.object({ text: z.string(), path: z.string(), status: z.number() })),
  }),
  requests: z.number(),
  tookMs: z.number(),
});

export type Facts = z.infer<typeof factsSchema>;
export type PageFacts = z.infer<typeof page>;
export type FileFacts = z.infer<typeof file>;
export type WwwVariant = z.infer<typeof variant>;

/** Before anything of it is read. */
export function emptyPage(url: URL): PageFacts {
  return {
    url: url.href,
    isWhole: true,
    hasHead: false,
    hasDoctype: false,
    language: null,
    metaCharset: null,
    title: null,
    description: null,
    viewport: null,
    robots: [],
    canonicals: [],
    generator: '',
    upgradesInsecure: false,
    refresh: null,
    headings: [],
    text: '',
    otherText: '',
    links: [],
    telLinks: [],
    hasMapLink: false,
    hasPrivacyLink: false,
    hasContactField: false,
    hasPasswordField: false,
    forms: [],
    scripts: [],
    sheets: [],
    frames: [],
    pictures: [],
    preloads: [],
    pictureCount: 0,
    unsizedPictures: 0,
    oldParts: [],
    fontTags: 0,
    hasScript: false,
    hasEmptyRoot: false,
    hasFrameset: false,
    data: {
      problem: null,
      isCut: false,
      businesses: [],
      hasAddress: false,
      hasArea: false,
      hasHours: false,
      telephones: [],
      names: [],
    },
  };
}
