import type { Site } from '@/lib/site/site';
import { queueMails, type QueueMails } from '@/lib/mail/queue';
import { testSite } from './site';

/** The outbox's entrance, with caps that no test reaches unless it sets its own. */
export function aMailQueue({
  perMailbox = 10_000,
  perSite,
  onCeiling = () => {},
}: Partial<MailCaps> = {}): QueueMails {
  const env = perSite
    ? { CONFIRMATIONS_PER_HOUR: String(perSite.perHour), CONFIRMATIONS_PER_DAY: String(perSite.perDay) }
    : {};
  let site: Site | undefined;
  return (trx, mails, now) => {
    site ??= testSite(trx, { env, mailsPerMailbox: perMailbox, log: onCeiling });
    return queueMails(trx, mails, { ...site, now: () => now });
  };
}

export type MailCaps = {
  perMailbox: number;
  perSite: { perHour: number; perDay: number };
  onCeiling: () => void;
};
