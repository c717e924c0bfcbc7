import 'server-only';
import { ownAddress } from '@/lib/http/own-address.mjs';

/** Fetches our own pages as a visitor without cookies would, from this very server, where its settings have it listen. */
export function ownPageLoader({ HOST, PORT }: { HOST: string; PORT: number }): LoadOwnPage {
  const origin = ownAddress(HOST, PORT);
  return async (path, signal) => {
    const response = await fetch(new URL(path, origin), {
      headers: { accept: 'text/html' },
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new OwnPageError(`${path} answered ${response.status}`);
    return { html: await response.text(), isOfBuild: isPublic(response.headers) };
  };
}

/** Pages of the build may be kept by anyone; those made per request, and all in development, by no one. */
function isPublic(headers: Headers): boolean {
  return headers.get('cache-control')?.startsWith('public') ?? false;
}

class OwnPageError extends Error {
  override name = 'OwnPageError';
}

/** Throws when the page is not to be had. */
export type LoadOwnPage = (path: string, signal: AbortSignal) => Promise<OwnPage>;

type OwnPage = { html: string; /** The same for everyone until the next build. */ isOfBuild: boolean };
