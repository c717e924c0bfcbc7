import 'server-only';
import { ownAddress } from '@/lib/http/own-address.mjs';
import type { LoadPage } from '../form-page';

/** Fetches our own pages as a visitor without cookies would, from this very server, where its settings have it listen. */
export function ownPageLoader({ HOST, PORT }: { HOST: string; PORT: number }): LoadPage {
  const origin = ownAddress(HOST, PORT);
  return async path => {
    const response = await fetch(new URL(path, origin), {
      headers: { accept: 'text/html' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new OwnPageError(`${path} answered ${response.status}`);
    return await response.text();
  };
}

class OwnPageError extends Error {
  override name = 'OwnPageError';
}

const TIMEOUT_MS = 3_000;
