/**
 * The address that a request's target means, in one spelling: decoded, without query, doubled and trailing slashes.
 * `OPTIONS *` asks about the whole server and counts as its home page.
 */
export function addressOf(url: string): string {
  if (url === '*') return '/';
  return `/${decode(pathOf(url)).split('/').filter(Boolean).join('/')}`;
}

/** The path as it was sent, without query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The one address of a page that was requested with repeated or trailing slashes, or null when it is clean already:
 * one hop, where the framework would take two.
 */
export function cleanAddress(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  // Browsers read a backslash as a slash, and two of those begin another host.
  const clean = `/${path.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/')}`;
  return clean === path || path.startsWith('/_next/') ? null : [clean, ...query].join('?');
}

/**
 * A request's target without the scheme and host that a client puts first when it takes this server for a proxy. Every
 * server must accept that form (RFC 9112, 3.2.2).
 */
export function originForm(target: string): string {
  const [front] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(target) ?? [''];
  const path = target.slice(front.length);
  return front === '' || path.startsWith('/') ? path : `/${path}`;
}
