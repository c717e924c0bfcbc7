// Loaded by the running server itself, not by the bundler: relative imports carry their extension.
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { UNKNOWN_ID } from '../unknown-id.ts';

type Get = InstanceType<typeof fileSystemCacheModule>['get'];

// The module is CommonJS: Node hands over its exports object, the bundler's types describe its default.
const FileSystemCache =
  (fileSystemCacheModule as unknown as { default?: typeof fileSystemCacheModule }).default ??
  fileSystemCacheModule;

/**
 * Next's own page cache, plus the not-found page (status 404) of its folder for an id that no one prerendered. This also
 * keeps random addresses from filling the cache. Why: docs/decisions/0007.
 */
export default class PageCacheHandler extends FileSystemCache {
  override async get(...[key, context]: Parameters<Get>): ReturnType<Get> {
    const entry = await super.get(key, context);
    if (context.kind !== 'APP_PAGE') return entry;
    // Fresh for this request: a stale entry would be rendered again for each random id.
    const notFound = entry ?? (await super.get(key.replace(/[^/]+$/, UNKNOWN_ID), context));
    const page = notFound?.value;
    if (
      page?.kind === 'APP_PAGE' &&
      page.headers?.['x-next-cache-tags']?.toString().endsWith(`/${UNKNOWN_ID}`)
    )
      page.status = 404;
    return entry ?? (notFound && { ...notFound, lastModified: Date.now() });
  }
}
