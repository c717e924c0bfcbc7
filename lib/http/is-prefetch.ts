/** Whether the browser guesses at a visit (prefetch or prerender) instead of making one. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}
