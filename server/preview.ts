import { readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { addressOf, builtFolder, CONTENT_TYPES, pageNow, readPageManifest } from '#engine/server';
import { releaseFolder, WANTED } from '../lib/publishing/place.ts';
import { launchSettings } from '../lib/site/env.ts';
import { siteProcess } from '../lib/site/process.ts';
import { BASE_HEADER_RECORD, RESPONSE_POLICY } from '../lib/site/security/content-security-policy.ts';
import { deliveredSite } from './delivered-site.ts';

/**
 * Sends staff a page of a release that is not published yet, while their browser has the cookie of its preview: the page as
 * visitors will get it, with a line on top that says so. While the release is made, the page that is asked for is made
 * first. What is drawn for each visitor, and the desk, are the website's own. False when the request is for nothing that a
 * preview shows.
 */
export async function sendPreview(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const release = (await siteProcess.readPreview?.(request.headers.cookie)) ?? null;
  if (release === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const folder = releaseFolder(launchSettings().dataDir, release);
  const address = addressOf(request.url ?? '/');
  const [, name] = OWN_FILE.exec(address) ?? [];
  if (name !== undefined) {
    const file = await readMade(folder, name);
    if (file === null) return false;
    const type = CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
    send(response, file, { type, policy: RESPONSE_POLICY });
    return true;
  }
  // Each release has the addresses of the build.
  const page = readPageManifest(builtFolder(BUILD)).pages.find(({ path }) => path === address);
  const made = page ? await waitForPage(folder, page) : null;
  if (made === null) return false;
  const html = pageNow(made.toString(), address).replace(/<body[^>]*>/, body => body + LINE);
  const policy = deliveredSite.pagePolicy(html, address);
  send(response, html, { type: 'text/html; charset=utf-8', policy });
  return true;
}

/** Null when it is not there in time: another machine may make it, or nobody. */
async function waitForPage(folder: string, page: { path: string; file: string }): Promise<Buffer | null> {
  const until = Date.now() + WAIT_MS;
  let isAsked = false;
  for (;;) {
    const made = await readMade(folder, page.file);
    if (made !== null || Date.now() > until) return made;
    if (!isAsked) isAsked = await ask(folder, page.path);
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
}

/** False while the folder around it is not there. */
function ask(folder: string, path: string): Promise<boolean> {
  const file = folder + WANTED;
  return writeFile(`${file}.part`, path)
    .then(() => rename(`${file}.part`, file))
    .then(
      () => true,
      () => false,
    );
}

/** A file of a release that is made, or of as much as is there. */
async function readMade(folder: string, name: string): Promise<Buffer | null> {
  for (const place of [folder, `${folder}.part`]) {
    const file = await readFile(join(place, name)).catch(() => null);
    if (file !== null) return file;
  }
  return null;
}

function send(
  response: ServerResponse,
  body: string | Buffer,
  { type, policy }: { type: string; policy: string },
): void {
  response.writeHead(200, {
    ...BASE_HEADER_RECORD,
    'content-security-policy': policy,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

const LINE =
  '<p class="wrap py-2 font-bold">Preview: this is not published yet. Forms and checkout are those of the website. <a href="/desk/content">Back to the desk</a></p>';
/** What the release has of its own: its scripts and rules. Style sheets are the build's. */
const OWN_FILE = /^\/_page\/([\w-]+\.(?:js|rules))$/;
const BUILD = join(import.meta.dirname, '..', '.next');
const WAIT_MS = 15_000;
const LOOK_MS = 50;

declare global {
  interface SiteProcess {
    /** Set by lib/background-work.ts, which has the secret. */
    readPreview?: ((cookies: string | undefined) => Promise<string | null>) | undefined;
  }
}
