import { MINUTE_MS } from '@/lib/site/time';
import { addressKey } from './rate-limit';

/** What is written down because it may be an attack, or the trace of one that worked. */
export type SecurityEvent =
  /** A protected page or action, without a session that may use it. */
  | 'access_refused'
  /** A key of an order that does not exist. */
  | 'order_key_unknown'
  /** A token of a link to a request that is forged or too old. */
  | 'link_unknown'
  /** A checkup of a name that leads to a private network. */
  | 'checkup_private'
  /** A post that was answered 403, 404 or 429. */
  | 'post_refused'
  /** An event that PayPal, Resend or the scheduler did not send, or that cannot be verified now. */
  | `paypal_webhook_${'rejected' | 'unavailable' | 'malformed' | 'not_configured'}`
  | 'mail_webhook_refused'
  | 'scheduler_webhook_refused'
  | `${'customer' | 'unknown'}_${SignInEvent}`;

/**
 * `link`: the one that is emailed for a new password. `signed_up_right`: by making the account. `device_right`: staff on a
 * device that they trust, after the password.
 */
export type SignInEvent =
  | 'password_right'
  | 'device_right'
  | 'password_wrong'
  | 'sign_in_limited'
  | 'link_right'
  | 'link_wrong'
  | 'passkey_right'
  | 'passkey_wrong'
  | 'signed_up_right';

/** `address` is the client's, and is written as the keyed hash that the rate limits know it by. */
export type NoteSecurity = (event: SecurityEvent, about: SecuritySubject) => void;

/**
 * Writes one line a minute for each event and subject, and at most 100 a minute for each event: a flood must not fill
 * the disk. What was left out is counted, and the count is written with the next event after that minute.
 */
export function securityLog({ log, clock, findSecret }: SecurityLogDeps): NoteSecurity {
  let minute = 0;
  const written = new Map<SecurityEvent, Set<string>>();
  const leftOut = new Map<SecurityEvent, number>();
  const turnMinute = () => {
    const now = Math.floor(clock.now() / MINUTE_MS);
    if (now === minute) return;
    minute = now;
    for (const [of, count] of leftOut) log('warn', 'security_lines_left_out', { of, count });
    written.clear();
    leftOut.clear();
  };
  return (event, { address, ...ids }) => {
    turnMinute();
    const line = { ...ids, from: addressKey(address, { secret: findSecret() }) };
    const subjects = written.get(event) ?? new Set();
    const subject = JSON.stringify(line);
    if (subjects.has(subject) || subjects.size >= LINES_A_MINUTE) {
      leftOut.set(event, (leftOut.get(event) ?? 0) + 1);
      return;
    }
    written.set(event, subjects.add(subject));
    log(event.endsWith(GOOD) ? 'info' : 'warn', event, line);
  };
}

/** Ends the name of what went as it should. */
const GOOD = '_right';
const LINES_A_MINUTE = 100;

type SecuritySubject = {
  address: string;
  /** An account's id; null for none. */
  account?: string | null;
  /** A short name of ours, never the URL that was asked for. */
  where?: string;
  /** One of a few sentences of ours, or of a library that quotes nothing. */
  reason?: string;
  status?: number;
};

type SecurityLogDeps = {
  log: (level: 'info' | 'warn', event: string, fields: Record<string, string | number | null>) => void;
  clock: { now: () => number };
  /** The key of the hashes; asked for late, because a build has none. */
  findSecret: () => string;
};
