/** A `fetch` without a response, until `limit` is used up. */
export function neverAnswered(limit: AbortController): typeof fetch {
  return (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(limit.signal.reason));
    });
}
