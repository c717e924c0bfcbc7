/** The value of a cookie in a `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = (header ?? '')
    .split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(prefix));
  return pair?.slice(prefix.length);
}
