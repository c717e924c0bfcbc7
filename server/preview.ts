import { siteProcess } from '../lib/site/process.ts';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { addressOf, builtFolder, CONTENT_TYPES, pageNow, readPageManifest } from '#engine/server';
import { BASE_HEADER_RECORD, RESPONSE_POLICY } from '../lib/site/security/content-security-policy.ts';
import { findPlace } from '../lib/publishing/place.ts';
import { deliveredSite } from './delivered-site.ts';

/**
 * Sends staff a page of a release that is built and not published yet, while their browser has the cookie of its preview:
 * the page as it is built, with a line on top that says so. What is drawn for each visitor, and the desk, are the website's own.
 * False when the request is for nothing that a preview shows.
 */
export async function sendPreview(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const release = (await siteProcess.readPreview?.(request.headers.cookie)) ?? null;
  if (release === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const buildDir = join(findPlace().home, 'releases', release, '.next');
  if (!existsSync(join(buildDir, 'built-from'))) return false;
  const folder = builtFolder(buildDir);
  const { pages, files, builtFiles } = readPageManifest(folder);
  const address = addressOf(request.url ?? '/');
  const page = pages.find(({ path }) => path === address);
  if (page) {
    const html = pageNow(await readFile(join(folder, page.file), 'utf8'), address).replace(
      /<body[^>]*>/,
      body => body + LINE,
    );
    send(response, html, {
      type: 'text/html; charset=utf-8',
      policy: deliveredSite.pagePolicy(html, address),
    });
    return true;
  }
  const own = files.find(one => one.address === address);
  const file = own ?? builtFiles.find(one => one.address === address);
  if (!file) return false;
  const type = CONTENT_TYPES[extname(address)] ?? 'application/octet-stream';
  send(response, await readFile(join(own ? folder : buildDir, file.file)), { type, policy: RESPONSE_POLICY });
  return true;
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

declare global {
  interface SiteProcess {
    /** Set by lib/background-work.ts, which has the secret. */
    readPreview?: ((cookies: string | undefined) => Promise<string | null>) | undefined;
  }
}
