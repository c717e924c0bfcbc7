/**
 * Where this machine reaches the site that listens on `host`: not every address to listen on is one to ask. No
 * TypeScript, because the health check may run on a Node that does not read it.
 */
export function ownAddress(host, port) {
  if (['', '0.0.0.0', '::'].includes(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
