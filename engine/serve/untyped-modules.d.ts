/** What of `compression` the server uses; its published types are for Express's requests only. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions, ZlibOptions } from 'node:zlib';

  type Options = ZlibOptions & { threshold?: number; brotli?: BrotliOptions };
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export default function compression(options?: Options): Handler;
}
/** `on-headers` has no types of its own. */
declare module 'on-headers' {
  import type { ServerResponse } from 'node:http';

  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}
