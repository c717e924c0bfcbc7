import fc from 'fast-check';
import { sweepOrders } from '@/lib/ledger';
import {
  approves,
  clicks,
  command,
  holds,
  payALink,
  refunds,
  voids,
  withdrawALink,
  type Deed,
} from './money-deeds';

/** What can happen to one claim in the same moment, in two processes. */
const moments: Record<string, Deed> = {
  'a buyer comes back': approves(0, true),
  'the buyer of the page before comes back': approves(1, true),
  'a buyer approves and closes the page': approves(0, false),
  'PayPal’s messages come': async life => {
    await life.world.paypal.releaseWebhooks({ copies: 2 });
    await life.world.paypal.webhooksSettled();
    life.world.paypal.holdWebhooks();
  },
  'the sweep looks': async life => void (await sweepOrders(life.site())),
  'a round of billing': life => life.bill(),
  'click to pay the last invoice': clicks(0),
  'click to pay a link': payALink,
  'staff void the invoice': voids(0, false),
  'staff hold the invoice': holds(true),
  'staff withdraw the link': withdrawALink,
  'staff refund all': refunds(0, true),
};

/** Two to four of them begin before any has ended. */
export const atOnce = fc
  .array(fc.constantFrom(...Object.entries(moments)), { minLength: 2, maxLength: 4 })
  .map(chosen =>
    command(`at once: ${chosen.map(([words]) => words).join(' + ')}`, async (life, facts) => {
      await Promise.all(chosen.map(([, deed]) => deed(life, facts)));
    }),
  );
