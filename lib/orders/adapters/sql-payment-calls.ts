import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { PaymentCallStore } from '../ports';

/** Calls to PayPal in the database. The daily retention deletes old ones. */
export function sqlPaymentCalls({ db, newId }: SqlPaymentCallsDeps): PaymentCallStore {
  return {
    add: async ({ orderId, at, operation, requestId, outcome, debugId, durationMs }) => {
      await db
        .insertInto('payment_calls')
        .values({
          id: newId(),
          order_id: orderId,
          at,
          operation,
          request_id: requestId,
          outcome,
          debug_id: debugId,
          duration_ms: durationMs,
        })
        .execute();
    },
  };
}

type SqlPaymentCallsDeps = { db: Kysely<Database>; newId: () => string };
