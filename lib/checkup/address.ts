import { isIP } from 'node:net';
import { getDomain, parse } from 'tldts';

/**
 * The website that someone typed, as the address of its page: https, without a query or a fragment, which may name a
 * person. Null for what is no public website's address: another scheme, a password, a port, an IP address in any
 * spelling, or a name without a dot.
 */
export function parseTypedWebsite(typed: string): URL | null {
  const text = typed.trim();
  if (text === '' || text.length > TYPED_MAX || /[\s\p{C}]/u.test(text)) return null;
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\//i.exec(text) ?? [];
  if (scheme !== undefined && !/^https?$/i.test(scheme)) return null;
  const url = URL.parse(scheme === undefined ? `https://${text}` : text);
  if (!url || !isReadable(url)) return null;
  return new URL(url.pathname, `https://${url.hostname.replace(/\.$/, '')}`);
}

/** Whether the checkup may ask for this address at all; where its name leads is looked at when it is connected to. */
export function isReadable(url: URL): boolean {
  const host = url.hostname.replace(/\.$/, '');
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    isIP(host.replace(/^\[|\]$/g, '')) === 0 &&
    host.length <= HOST_MAX &&
    NAME.test(host)
  );
}

/** The registrable domain of a host: what is one website, and what a limit counts. A builder's customers are apart. */
export function siteOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** The same website's other name, with or without www; null where a host has none. */
export function wwwVariantOf(host: string): string | null {
  const { domain, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (domain === null || isPrivate) return null;
  if (host === domain) return `www.${host}`;
  return host === `www.${domain}` ? domain : null;
}

/** Labels and a dot between them. `URL` has made everything else of a name plain already. */
const NAME = /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)+$/;
const HOST_MAX = 253;
const TYPED_MAX = 300;
