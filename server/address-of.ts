/**
 * The address that a request's target means, in one spelling: decoded, without query, doubled and trailing slashes.
 * `OPTIONS *` asks about the server as a whole, for which its first address stands.
 */
export function addressOf(url: string): string {
  if (url === '*') return '/';
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return `/${decode(path).split('/').filter(Boolean).join('/')}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
