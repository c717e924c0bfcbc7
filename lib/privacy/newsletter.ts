import 'server-only';
import type { Transaction } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { ErasedRows, Erasure, Holding } from './holding';
import { deleteMailsAbout } from './mails';

/** Who gets our newsletter, and what stands in it. */
export const newsletterHoldings = {
  subscriptions: {
    whose: { address: ['email'], folded: true },
    texts: {
      id: 'plain',
      email: 'theirs',
      unsubscribe_key: 'ours',
      form_name: 'plain',
      consent_text: 'theirs',
    },
    erase: { work: eraseSubscription },
    keep: { until: 'the person asks: then a note not to email again is all that is left' },
    gives: [
      {
        as: 'subscriptions',
        by: 'confirmed_at',
        pick: {
          requestedAt: 'requested_at',
          confirmedAt: 'confirmed_at',
          formName: 'form_name',
          consentText: 'consent_text',
          endedAt: 'ended_at',
          endReason: 'end_reason',
        },
      },
    ],
  },

  newsletter_issues: {
    whose: { nobody: 'Staff write it for all readers.' },
    texts: {
      id: 'plain',
      subject: 'staff',
      markdown: 'staff',
      last_subscription_id: 'plain',
      problem: 'plain',
    },
    erase: { stays: 'Staff change it at the desk.' },
    keep: { until: 'staff delete it' },
    gives: [],
  },
} as const satisfies { [T in 'subscriptions' | 'newsletter_issues']: Holding<T> };

async function eraseSubscription(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<Partial<ErasedRows>> {
  const subscription = await transaction
    .deleteFrom('subscriptions')
    .where('email', '=', address)
    .where('confirmed_at', '<=', until)
    .returning('id')
    .executeTakeFirst();
  if (!subscription) return {};
  return { subscriptions: 1, mails: await deleteMailsAbout(transaction, subscription.id) };
}
