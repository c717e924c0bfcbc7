import type { DeskCounts } from '@/components/desk/desk-nav';
import { countQuarantine } from '@/lib/desk/leads.sql';
import { countFailedMails } from '@/lib/desk/mails';
import { countAttention } from '@/lib/desk/orders.sql';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import { getSite } from '@/lib/site/site';

/** What waits, as the desk's own navigation shows it. */
export async function readDeskCounts(): Promise<DeskCounts> {
  const site = getSite();
  return {
    quarantine: await countQuarantine(site.now() + 1, site),
    orders: await countAttention(site),
    payments: await sqlUnknownPayments(site).count(),
    mail: await countFailedMails(site),
  };
}
