import type { DeskCounts } from '@/components/desk/desk-nav';
import { countQuarantine } from '@/lib/desk/leads.sql';
import { countFailedMails } from '@/lib/desk/mails';
import { countAttention } from '@/lib/desk/orders.sql';
import { countUnknownPayments } from '@/lib/orders/unknown-payment';
import { getSite } from '@/lib/site/site';

/** What waits, as the desk's own navigation shows it. */
export async function readDeskCounts(): Promise<DeskCounts> {
  const site = getSite();
  return {
    quarantine: await countQuarantine(site.now() + 1, site),
    orders: await countAttention(site),
    payments: await countUnknownPayments(site.db),
    mail: await countFailedMails(site),
  };
}
