import type { ServerResponse } from 'node:http';

/**
 * Holds an answer of the framework back until it is whole, and sends what `finish` makes of its bytes. `isHeld` is
 * asked when the first of it comes, and knows it by its status and headers.
 */
export function holdWhole(response: ServerResponse, { isHeld, finish }: Holding): void {
  const parts: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const keep = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
    return true;
  };
  response.flushHeaders = () => (isHeld() ? undefined : flushHeaders());
  response.write = (...given: unknown[]) =>
    isHeld() ? keep(given[0]) : Reflect.apply(write, response, given);
  response.end = (...given: unknown[]) => {
    if (!isHeld()) return Reflect.apply(end, response, given);
    keep(given[0]);
    if (parts.length === 0) return end();
    const whole = finish(Buffer.concat(parts));
    if (!response.headersSent) response.removeHeader('content-length');
    return whole === null ? end() : end(whole);
  };
}

type Holding = {
  isHeld: () => boolean;
  /** Null for an answer without a body. */
  finish: (body: Buffer) => Buffer | string | null;
};
