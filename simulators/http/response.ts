/**
 * What a handler answers, as a value. Besides a normal answer a simulator can let the caller hang, or cut the
 * connection without a byte, because clients must survive both.
 */
export type HttpReply =
  | { kind: 'answer'; status: number; headers: Readonly<Record<string, string>>; body: string | Buffer }
  | { kind: 'hang' }
  | { kind: 'cut' };

export type Answer = Extract<HttpReply, { kind: 'answer' }>;

type Headers = Readonly<Record<string, string>>;

export function json(status: number, value: unknown, headers: Headers = {}): Answer {
  return answer(status, JSON.stringify(value), { 'content-type': 'application/json', ...headers });
}

export function html(status: number, markup: string, headers: Headers = {}): Answer {
  return answer(status, markup, { 'content-type': 'text/html; charset=utf-8', ...headers });
}

export function text(status: number, body: string, headers: Headers = {}): Answer {
  return answer(status, body, { 'content-type': 'text/plain; charset=utf-8', ...headers });
}

/** 303: whatever the browser posted, it now gets `location`. */
export function redirect(location: string, headers: Headers = {}): Answer {
  return answer(303, '', { location, ...headers });
}

export function empty(status: number, headers: Headers = {}): Answer {
  return answer(status, '', headers);
}

export function answer(status: number, body: string | Buffer, headers: Headers): Answer {
  return { kind: 'answer', status, headers: { 'cache-control': 'no-store', ...headers }, body };
}

/** Text made safe inside HTML elements and quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`);
}
