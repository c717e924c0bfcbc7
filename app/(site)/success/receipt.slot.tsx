import '@/components/ui/notice-line.css';
import { defineSlot } from '#engine/page';
import { PurchaseEvent } from '@/components/analytics/purchase-event';
import { ConfirmPurchase } from '@/components/checkout/confirm-purchase';
import { OrderReceipt } from '@/components/checkout/order-receipt';
import { StreetScene } from '@/components/drawings/street-scene';
import { Island } from '@/components/islands/island';
import { ButtonRow } from '@/components/ui/button-row';
import { checkout } from '@/content/checkout';
import { RECEIPT_COOKIE } from '@/lib/analytics/receipt-address-script';
import type { BuyerAttempt } from '@/lib/orders/buyer';
import { type Receipt, findReceipt } from '@/lib/orders/receipt';
import { readCookie, clientAddressOf } from '@/lib/site/http/request';
import { isId } from '@/lib/site/ids';
import { logRefusal } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';
import { BuyerForm, Help, WhatHappensNext } from './after-payment';
import { NextAction } from './next-action';

/** The receipt and the honest state of one order. What is paid, PayPal and our own record say, never the address. */
export const ReceiptSlot = defineSlot<ReceiptVisit>({
  name: 'receipt',
  perRequest: true,
  load: async ({ params, headers }) => {
    const key = params.get('key') ?? readCookie(headers.get('cookie'), RECEIPT_COOKIE);
    const receipt = await readReceipt(key, headers);
    if (receipt.kind === 'unknown' && key !== undefined) logRefusal('order_key_unknown', 'receipt', headers);
    return { key, receipt };
  },
  Part: ({ visit }) =>
    visit ? <OrderState orderKey={visit.key} receipt={visit.receipt} attempt={visit.attempt} /> : null,
});

/** `attempt`: what the buyer's form comes back with. */
type ReceiptVisit = { key: string | undefined; receipt: Receipt; attempt?: BuyerAttempt | undefined };

function OrderState({ orderKey, receipt, attempt }: OrderStateProps) {
  const words = checkout.success.states[receipt.kind];
  const isPaid = receipt.kind === 'paid';
  const isPrinted = isPaid || receipt.kind === 'partly_refunded';
  return (
    <>
      <section className="notice-line overflow-x-clip bg-sky">
        <div className="wrap grid items-center gap-x-split gap-y-10 py-split lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] [&>*]:min-w-0">
          <div>
            <h1>{words.title}</h1>
            <p className="mt-4 max-w-[34em] text-lede">{words.text}</p>
            {receipt.kind === 'confirming' && receipt.paidBefore && orderKey !== undefined ? (
              <ConfirmPurchase
                orderKey={orderKey}
                paidBefore={receipt.paidBefore}
                words={checkout.success.confirm}
              />
            ) : (
              <ButtonRow className="mt-6 print:hidden">
                <NextAction receipt={receipt} orderKey={orderKey} />
                {isPrinted ? <Island name="print-button" label={checkout.success.print} /> : null}
              </ButtonRow>
            )}
          </div>
          {receipt.kind === 'unknown' ? null : (
            <OrderReceipt order={receipt} words={checkout.success.receipt} />
          )}
        </div>
        {isPaid || receipt.kind === 'pending' ? (
          <StreetScene pin="plumber" drop className="mt-14 h-[230px] sm:h-[300px] print:hidden" />
        ) : null}
      </section>
      {receipt.kind === 'paid' ? (
        <WhatHappensNext nextSteps={receipt.nextSteps} terms={receipt.terms} />
      ) : (
        <Help />
      )}
      {receipt.kind === 'paid' && orderKey !== undefined ? (
        <BuyerForm orderKey={orderKey} buyer={receipt.buyer} attempt={attempt} />
      ) : null}
      {receipt.kind === 'paid' && receipt.isSale && orderKey !== undefined ? (
        <PurchaseEvent
          order={{
            orderKey,
            number: receipt.orderNumber,
            valueMinor: receipt.totalMinor,
            currency: receipt.currency,
            addOnIds: receipt.addOnIds,
          }}
        />
      ) : null}
    </>
  );
}

type OrderStateProps = Pick<ReceiptVisit, 'receipt' | 'attempt'> & { orderKey: string | undefined };

async function readReceipt(key: string | undefined, headers: Headers): Promise<Receipt> {
  if (key === undefined || !isId(key)) return { kind: 'unknown' };
  const site = getSite();
  return findReceipt({ key, address: clientAddressOf(headers, site.env.TRUSTED_PROXY_HOPS) }, site);
}
