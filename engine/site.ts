import type { IncomingMessage } from 'node:http';

/** What the engine asks of the site that it delivers. */
export type Site = {
  /** Headers of every response, with lowercase names. */
  headers: Readonly<Record<string, string>>;
  /** The content security policy of a response that is not a page. */
  filePolicy: string;
  pagePolicy: (html: string, path: string) => string;
  /** The header that identifies a request. The server has set it, and the response repeats it. */
  requestIdHeader: string;
  /** The id of each folder's prerendered not-found page. */
  notFoundId: string;
  /** Whether browsers may render the page at this path or route before a visitor clicks a link to it. */
  isRenderedAhead: (path: string) => boolean;
  /** Whether the links of the page at `path` may be rendered ahead. */
  hasLinksAhead: (path: string) => boolean;
  /** Called before the framework responds. Returns what draws the page for a response that failed. */
  failurePage: (request: IncomingMessage) => () => { html: string; policy: string };
  /** Writes down what could not be drawn for a request, which gets the failure page. */
  report: (error: unknown, request: IncomingMessage) => void;
};
