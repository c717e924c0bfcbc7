/** What the server and the framework's bundles share: each of them has a copy of this module. */
type Shared = {
  state: PageState;
  /** Set by the server: prepares the pages again that the state has changed. */
  refresh?: () => Promise<void>;
  /** Set by the server: the request that the framework renders; undefined while it builds. */
  requestNow?: () => RenderedRequest | undefined;
  /** Set by the server. */
  fillPage?: (address: string, visits: Visits, headers: HeadersOfVisitor) => Promise<string | null>;
};

/** What all visitors see now, where pages were built with more than that. */
export type PageState = {
  /** By name: the version of a `Choice` that is sent, or the HTML in the place of a `Changing`. */
  parts: Readonly<Record<string, string>>;
  /** By path: texts in the head as they were built, and as they read now. */
  heads: Readonly<Record<string, readonly (readonly [built: string, now: string])[]>>;
};

/** What a slot may know of a request. One of `fillPage` has the headers that it was called with. */
export type SlotRequest = { params: URLSearchParams; headers: Headers; visits?: Visits };

/** Headers of the visitor's request, such as the cookies, for a page that is drawn for them. */
export type HeadersOfVisitor = Readonly<Record<string, string>>;

/** By the name of a slot, what it is drawn with for one visitor, who gets no cached copy. */
export type Visits = Readonly<Record<string, unknown>>;

/** `isFilled`: one of the visits was used. `redirect`: where a slot sends the visitor instead. */
export type RenderedRequest = SlotRequest & { isFilled?: boolean; redirect?: string };

declare global {
  var pageEngine: Shared | undefined;
}

export const shared: Shared = (globalThis.pageEngine ??= { state: { parts: {}, heads: {} } });
