// Loaded by the running server itself, not by the bundler: relative imports carry their extension.
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { UNKNOWN_ID } from '../unknown-id.ts';
import { staticPagePolicy } from './static-page-policy.ts';

type Get = InstanceType<typeof fileSystemCacheModule>['get'];
type Entry = Awaited<ReturnType<Get>>;

// The module is CommonJS: Node hands over its exports object, the bundler's types describe its default.
const FileSystemCache =
  (fileSystemCacheModule as unknown as { default?: typeof fileSystemCacheModule }).default ??
  fileSystemCacheModule;

/**
 * Next's own page cache, plus two things that a static page cannot say for itself: a Content-Security-Policy with
 * the hashes of exactly its inline scripts, and the not-found page (status 404) of its folder for an id that
 * nobody prerendered. The latter also keeps random addresses from filling the cache.
 * Why here: docs/decisions/0007.
 */
export default class PageCacheHandler extends FileSystemCache {
  override async get(...request: Parameters<Get>): Promise<Entry> {
    const [key, context] = request;
    const entry = await super.get(key, context);
    if (entry || context.kind !== 'APP_PAGE') return withPolicy(entry, key);
    const notFound = await super.get(key.replace(/[^/]+$/, UNKNOWN_ID), context);
    // Fresh for this request: a stale entry would be rendered again for each random id.
    return withPolicy(notFound && { ...notFound, lastModified: Date.now() }, key);
  }
}

function withPolicy(entry: Entry, path: string): Entry {
  const page = entry?.value;
  if (page?.kind !== 'APP_PAGE' || !page.headers || POLICY_HEADER in page.headers) return entry;
  page.headers[POLICY_HEADER] = staticPagePolicy(page.html, path);
  if (page.headers['x-next-cache-tags']?.toString().endsWith(`/${UNKNOWN_ID}`)) page.status = 404;
  return entry;
}

const POLICY_HEADER = 'content-security-policy';
