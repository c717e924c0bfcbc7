import { cleanAddress, type Delivery } from '#engine/server';
import { resolveRedirect } from '../lib/site/routes.ts';

/**
 * Where the page is that was asked for in another spelling: with capital letters, which people write, with repeated or
 * trailing slashes; one hop, and the query stays. Null when the address is right, or leads nowhere in small letters either.
 */
export function otherSpelling(url: string, isKnown: Delivery['isKnown']): string | null {
  const [path = '/', ...query] = (cleanAddress(url) ?? url).split('?');
  const small = path.toLowerCase();
  const meant = !isKnown(path) && isKnown(small) ? small : path;
  const address = [meant, ...query].join('?');
  return address === url ? null : [resolveRedirect(meant), ...query].join('?');
}
