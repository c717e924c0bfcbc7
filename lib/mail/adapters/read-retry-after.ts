/** Milliseconds that a `Retry-After` header asks for: whole seconds or a date. Null when it is absent or unreadable. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
