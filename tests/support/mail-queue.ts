import { newId } from '@/lib/site/ids';
import { createMailQueue, type MailCaps, type QueueMails } from '@/lib/mail/adapters/mail-queue';

/** The outbox's entrance, with caps that no test reaches unless it sets its own. */
export function aMailQueue(caps: Partial<MailCaps> = {}): QueueMails {
  return createMailQueue({
    newId,
    secret: 'secret',
    perMailbox: 10_000,
    perSite: { perHour: 10_000, perDay: 10_000 },
    onCeiling: () => {},
    ...caps,
  });
}
