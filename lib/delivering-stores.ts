import 'server-only';
import type { Env } from '@/lib/env/parse-env';
import { getSecret } from '@/lib/env/server';
import { newId } from '@/lib/kernel/ids';
import { sqlDisputeWatch } from '@/lib/orders/adapters/sql-dispute-watch';
import { sqlOrderStore } from '@/lib/orders/adapters/sql-order-store';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import type { DisputeWatch, OrderStore, UnknownPaymentStore } from '@/lib/orders/ports';
import { getSiteProcess } from '@/lib/site-process';

/** The order store; what it puts into the outbox goes out at once. */
export function deliveringOrderStore(env: Env): OrderStore {
  const runtime = getSiteProcess();
  const limits = {
    perMinute: env.ORDERS_PER_MINUTE,
    perHour: env.ORDERS_PER_HOUR,
    secret: getSecret('LIMITS_SECRET'),
  };
  const store = sqlOrderStore({ db: runtime.db, newId, limits });
  return {
    ...store,
    replace: async change => {
      const isReplaced = await store.replace(change);
      if (change.mails.length > 0) runtime.wakeDelivery();
      return isReplaced;
    },
  };
}

/** Payments without an order; the alarm about one goes out at once. */
export function deliveringUnknownPayments(): UnknownPaymentStore {
  const runtime = getSiteProcess();
  const store = sqlUnknownPayments({ db: runtime.db, newId });
  return {
    ...store,
    add: async (found, mails) => {
      const isNew = await store.add(found, mails);
      if (isNew) runtime.wakeDelivery();
      return isNew;
    },
  };
}

/** Open disputes; an alarm about one goes out at once. */
export function deliveringDisputeWatch(): DisputeWatch {
  const runtime = getSiteProcess();
  const watch = sqlDisputeWatch({ db: runtime.db, newId });
  return {
    ...watch,
    sendAlarm: async (mail, now) => {
      await watch.sendAlarm(mail, now);
      runtime.wakeDelivery();
    },
  };
}
