import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { staticPagePolicy } from '../lib/security/static-page-policy.ts';
import { BASE_HEADER_RECORD } from '../lib/security/headers.ts';
import type { EarlyScripts } from './early-manifest.ts';
import type { Bodies, KeptBodies } from './kept-bodies.ts';
import { STYLE_SHEETS } from './static-pages.ts';
import { digest, entityTag, REVALIDATED } from './validators.ts';

/** One prerendered answer, made ready once: its bytes in each encoding and the headers that go with them. */
export type StaticPage = {
  headers: Record<string, string>;
  bodies: Bodies;
};

/** Makes a prerendered page ready to be sent. */
export function preparePage(
  html: string,
  { path, kept, ...files }: PageFiles & PageToPrepare,
): Promise<StaticPage> {
  const text = withOwnFiles(html, files);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': REVALIDATED,
    'content-security-policy': staticPagePolicy(text, path),
  };
  return prepareFile({ text, headers, kept });
}

/** The page with its own scripts and styles in the place of the framework's. */
export function withOwnFiles(html: string, { scripts, sheet }: PageFiles): string {
  return withOwnSheet(withEarlyScript(html, scripts), sheet);
}

type PageFiles = { scripts: EarlyScripts; sheet: string | undefined };
type PageToPrepare = { path: string; kept: KeptBodies };

/** Bytes, validators and headers of one answer. */
export async function prepareFile({ text, headers, kept }: FileToPrepare): Promise<StaticPage> {
  return {
    headers: { ...BASE_HEADER_RECORD, ...headers, etag: entityTag(text), vary: 'Accept-Encoding' },
    bodies: await kept(digest(text), () => compress(text)),
  };
}

async function compress(text: string): Promise<Bodies> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([compressBrotli(identity), compressGzip(identity)]);
  return { identity, gzip: zipped, br };
}

/** Takes the framework's scripts, hints and hydration data out of `html`, and puts the page script in. Why: docs/decisions/0013. */
export function withEarlyScript(html: string, { early }: EarlyScripts): string {
  return html
    .replace(FRAMEWORK, '')
    .replace('</head>', `<script type="module" src="${early}"></script></head>`);
}

/** Names the page's own style sheet in the place of the framework's first, and leaves out the others. */
export function withOwnSheet(html: string, sheet: string | undefined): string {
  if (sheet === undefined) return html;
  let isPlaced = false;
  return html.replace(STYLE_SHEETS, () => {
    const link = isPlaced ? '' : `<link rel="stylesheet" href="${sheet}"/>`;
    isPlaced = true;
    return link;
  });
}

// The framework escapes `</script>` inside its data, so the first closing tag is the end.
const FRAMEWORK = new RegExp(
  [
    /<script src="\/_next\/[^>]*><\/script>/,
    /<link rel="preload" as="script"[^>]*>/,
    /<script(?: nonce="[\w-]+")? id="_R_">[\s\S]*?<\/script>/,
    /<script(?: nonce="[\w-]+")?>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?<\/script>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

const compressGzip = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 });

/** With the greatest effort: a build takes ten seconds more on one core, and pages come a tenth lighter than with 9. */
const compressBrotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });

type FileToPrepare = {
  text: string;
  headers: Record<string, string>;
  kept: KeptBodies;
};
