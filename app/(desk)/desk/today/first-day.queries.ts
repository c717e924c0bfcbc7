import 'server-only';
import { notice } from '@/content/notice';
import { listStaff } from '@/lib/accounts/staff-users';
import { listSamples } from '@/lib/documents/sample-content';
import type { Site } from '@/lib/site/site';
import { findNewestBackup } from '@/lib/watch/newest-backup';

/** The steps of an owner's first days, in the order in which they are taken. */
export const FIRST_STEPS = [
  'mail',
  'paypal',
  'webhook',
  'backup',
  'staff',
  'samples',
  'answer',
  'notice',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/**
 * Which steps are done, by what is true now: nothing is ticked by hand, and a step whose cause goes away comes back.
 * `samples` are the invented things that are left, `listSamples` by default.
 */
export async function readFirstDay(
  site: Pick<Site, 'db' | 'env'>,
  samples: () => readonly string[] = listSamples,
): Promise<Record<FirstStep, boolean>> {
  const { db, env } = site;
  const sells = env.PAYMENTS === 'on';
  const sent = db.selectFrom('outbox').select('id').where('state', 'in', ['sent', 'delivered']).limit(1);
  const told = db.selectFrom('webhook_events').select('id').where('provider', '=', 'paypal').limit(1);
  const replied = db.selectFrom('lead_messages').select('id').where('direction', '=', 'out').limit(1);
  const settled = db
    .selectFrom('leads')
    .select('id')
    .where('status', 'in', ['contacted', 'won', 'lost'])
    .limit(1);
  const has = async (query: typeof sent | typeof told | typeof replied | typeof settled) =>
    (await query.executeTakeFirst()) !== undefined;
  return {
    // What the simulator took reached no one.
    mail: env.mailBaseUrl === null && (await has(sent)),
    // Where nothing is sold by card, there is nothing to connect.
    paypal: !sells || env.PAYPAL_ENVIRONMENT === 'live',
    webhook: !sells || (await has(told)),
    backup: (await findNewestBackup(site)).kind === 'found',
    staff: (await listStaff(site)).length > 1,
    samples: samples().length === 0,
    answer: (await has(replied)) || (await has(settled)),
    notice: env.TESTING_NOTICE === 'off' || !notice.isShown,
  };
}
