/**
 * A request's target without the scheme and host that a client puts in front of it when it takes us for a proxy: every
 * server must take that form (RFC 9112, 3.2.2), and nothing here depends on which name we were called by.
 */
export function originForm(target: string): string {
  const [front] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(target) ?? [''];
  const path = target.slice(front.length);
  return front === '' || path.startsWith('/') ? path : `/${path}`;
}
