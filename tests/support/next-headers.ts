/**
 * Stands in for `next/headers`, which only works within a request. `asker.cookie` is the cookie header of who asks. One
 * module and not a mock for each test: files share what a worker has loaded, so the mock of one would be that of all.
 */
export const asker = { cookie: '' };

export function headers(): Promise<Headers> {
  return Promise.resolve(new Headers({ cookie: asker.cookie }));
}
