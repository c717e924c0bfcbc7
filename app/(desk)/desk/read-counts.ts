import type { DeskCounts } from '@/components/desk/desk-nav';
import { STUCK_MS } from '@/lib/desk/send-digest';
import { getDeskServices } from '@/lib/services';

/** What waits, as the desk's own navigation shows it. */
export async function readDeskCounts(): Promise<DeskCounts> {
  const { clock, mails, orders, overview, unknownPayments } = getDeskServices();
  const now = clock.now();
  return {
    quarantine: await overview.countHeld(now + 1),
    orders: await orders.countAttention(now - STUCK_MS),
    payments: await unknownPayments.count(),
    mail: await mails.countFailed(),
  };
}
