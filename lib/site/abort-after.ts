/**
 * A signal that is aborted after `ms` milliseconds, with an `AbortError`. For browsers: `AbortSignal.timeout` is missing
 * in some of those that run our scripts, and a form must be sent there too.
 */
export function abortAfter(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
