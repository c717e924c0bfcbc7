import type { ServerResponse } from 'node:http';

/**
 * Buffers a response of the framework and sends what `finish` makes of its bytes. `isBuffered` is called for each
 * chunk and decides by status and headers.
 */
export function bufferResponse(response: ServerResponse, { isBuffered, finish }: Buffering): void {
  const parts: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const keep = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
    return true;
  };
  response.flushHeaders = () => (isBuffered() ? undefined : flushHeaders());
  response.write = (...args: unknown[]) =>
    isBuffered() ? keep(args[0]) : Reflect.apply(write, response, args);
  response.end = (...args: unknown[]) => {
    if (!isBuffered()) return Reflect.apply(end, response, args);
    keep(args[0]);
    const body = finish(Buffer.concat(parts));
    if (body === null) return end();
    if (!response.headersSent) response.removeHeader('content-length');
    return end(body);
  };
}

type Buffering = {
  isBuffered: () => boolean;
  /** Null for a response without a body. */
  finish: (body: Buffer) => Buffer | string | null;
};

/** Changes an HTML page of the framework before it is sent. Pages rendered per request never come in parts anyway. */
export function changePage(response: ServerResponse, change: (html: string) => string): void {
  bufferResponse(response, {
    isBuffered: () => String(response.getHeader('content-type')).startsWith('text/html'),
    finish: body => (body.length === 0 ? null : change(body.toString())),
  });
}
