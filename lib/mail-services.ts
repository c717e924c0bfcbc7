import 'server-only';
import { queueMails, type QueueMails } from '@/lib/mail/queue';
import { getSite } from '@/lib/site/site';

/** The outbox's entrance, for features that have no Site yet. */
export function getMailQueue(): QueueMails {
  return (trx, mails, now) => queueMails(trx, mails, { ...getSite(), now: () => now });
}
