/** What the server and the framework's bundles share: each of them has a copy of this module. */
type Shared = {
  state: PageState;
  /** Set by the server: prepares the pages again that the state has changed. */
  refresh?: () => Promise<void>;
  /** Set by the server in development: the request that the framework renders. */
  requestNow?: () => SlotRequest | undefined;
};

/** What all visitors see now, where pages were built with more than that. */
export type PageState = {
  /** By name: the version of a `Choice` that is sent, or the HTML in the place of a `Changing`. */
  parts: Readonly<Record<string, string>>;
  /** By path: texts in the head as they were built, and as they read now. */
  heads: Readonly<Record<string, readonly (readonly [built: string, now: string])[]>>;
};

/** What a slot may know of a request. */
export type SlotRequest = { params: URLSearchParams };

declare global {
  var pageEngine: Shared | undefined;
}

export const shared: Shared = (globalThis.pageEngine ??= { state: { parts: {}, heads: {} } });
