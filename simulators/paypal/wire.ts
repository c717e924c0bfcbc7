import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What all parts of the simulator share. `emit` tells the shop by webhook what happened, with the thing as it is now. */
export type Context = {
  now: () => number;
  /** Where PayPal's links lead. */
  origin: () => string;
  merchantId: string;
  emit: (event: string, orderId: string, resource: object) => void;
};

/** In the currency's smallest unit, of which a hundred are one: the shop sells in no other currencies. */
export type Money = { currency: string; minor: number };

export function toWire({ currency, minor }: Money): { currency_code: string; value: string } {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return {
    currency_code: currency,
    value: `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`,
  };
}

/** Null when `value` is no amount with two decimals. */
export function readMinor(value: string): number | null {
  return /^\d{1,12}\.\d\d$/.test(value) ? Number(value.replace('.', '')) : null;
}

/** An order, a capture or a refund. */
export function newPaymentId(): string {
  return randomText(17, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
}

/** An account: PayPal leaves out what can be mistaken for something else. */
export function newAccountId(): string {
  return randomText(13, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
}

/** The same id for the same `seed`: for rows of PayPal's books that stand for nothing with an id of its own. */
export function derivedId(seed: string): string {
  const number = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`);
  return number.toString(36).toUpperCase().slice(0, 17);
}

/** What support would ask for: a header of every answer, and in every body of an error. */
export function newDebugId(): string {
  return randomBytes(7).toString('hex').slice(0, 13);
}

function randomText(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** "2026-01-31T10:00:00Z". */
export function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

export function link(href: string, rel: string, method = 'GET') {
  return { href, rel, method };
}

/** PayPal will not do it. `issue` is its own word for why. `isDecline`: PayPal repeats it to a repeated request id. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly issue: string;
  readonly field: string | undefined;
  readonly isDecline: boolean;

  constructor(issue: string, { field, isDecline = false }: { field?: string; isDecline?: boolean } = {}) {
    super(issue);
    this.issue = issue;
    this.field = field;
    this.isDecline = isDecline;
  }
}

/** PayPal's body of an error, with the debug id of the answer's header. */
export function renderRefusal({ issue, field }: Refusal, debugId: string): Response {
  const status = STATUSES[issue] ?? 422;
  // Transaction Search puts this one in the place of the name.
  const name = issue === 'RESULTSET_TOO_LARGE' ? issue : NAMES[status];
  const details = [{ issue, ...(field ? { field } : {}) }];
  return Response.json(
    { name, message: 'See the issue.', debug_id: debugId, details, links: [] },
    { status },
  );
}

const STATUSES: Readonly<Record<string, number>> = {
  INVALID_PARAMETER_SYNTAX: 400,
  INVALID_PARAMETER_VALUE: 400,
  RESULTSET_TOO_LARGE: 400,
  PERMISSION_DENIED: 403,
  INVALID_RESOURCE_ID: 404,
  PREVIOUS_REQUEST_IN_PROGRESS: 409,
  RATE_LIMIT_REACHED: 429,
  INTERNAL_SERVER_ERROR: 500,
};

const NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
  500: 'INTERNAL_SERVER_ERROR',
};
