import { randomUUID } from 'node:crypto';
import type { SimulatedClock } from '../clock.ts';
import type { AcceptedMail } from './validate-mail.ts';

export type ReceivedMail = AcceptedMail & {
  id: string;
  receivedAt: number;
  idempotencyKey: string | null;
  events: { type: MailEventType; at: number }[];
};

export type MailEventType =
  | 'email.sent'
  | 'email.delivered'
  | 'email.delivery_delayed'
  | 'email.bounced'
  | 'email.complained'
  | 'email.failed'
  | 'email.suppressed'
  | 'email.opened'
  | 'email.clicked'
  | 'email.scheduled';

/** Everything that was accepted, oldest first. */
export function createMailStore(clock: SimulatedClock) {
  const mails: ReceivedMail[] = [];
  return {
    add: (mail: AcceptedMail, idempotencyKey: string | null): ReceivedMail => {
      const received = { ...mail, id: randomUUID(), receivedAt: clock.now(), idempotencyKey, events: [] };
      mails.push(received);
      return received;
    },
    find: (id: string) => mails.find(mail => mail.id === id) ?? null,
    list: (): readonly ReceivedMail[] => mails,
    clear: () => {
      mails.length = 0;
    },
  };
}

/** What happens to a mail, read from its first recipient: the test domain's magic names, else it arrives. */
export function lifeCycleOf(mail: AcceptedMail): MailEventType[] {
  const address = (mail.to[0] ?? '').replace(/^.*<|>$/g, '').toLowerCase();
  const [, name = ''] = /^([a-z]+)(?:\+[^@]*)?@resend\.dev$/.exec(address) ?? [];
  return MAGIC_NAMES.get(name) ?? ['email.sent', 'email.delivered'];
}

const MAGIC_NAMES = new Map<string, MailEventType[]>([
  ['delivered', ['email.sent', 'email.delivered']],
  ['bounced', ['email.sent', 'email.bounced']],
  ['complained', ['email.sent', 'email.delivered', 'email.complained']],
  ['suppressed', ['email.suppressed']],
]);
