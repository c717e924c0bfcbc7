import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { PurchaseEvent } from '@/components/analytics/purchase-event';
import { ConfirmPurchase } from '@/components/checkout/confirm-purchase';
import { OrderReceipt } from '@/components/checkout/order-receipt';
import { StreetScene } from '@/components/drawings/street-scene';
import { Island } from '@/components/islands/island';
import { ButtonRow } from '@/components/ui/button-row';
import { checkout } from '@/content/checkout';
import { RECEIPT_ADDRESS_SOURCE, RECEIPT_COOKIE } from '@/lib/analytics/receipt-address-script';
import { isId } from '@/lib/site/ids';
import { findReceipt, type Receipt } from '@/lib/orders/receipt';
import { routes } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { logRefusal } from '@/lib/security-services';
import { getSite } from '@/lib/site/site';
import { Help, WhatHappensNext } from './after-payment';
import { NextAction } from './next-action';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...checkout.success.meta,
    path: routes.success(),
    noindex: true,
    hasSecretAddress: true,
  });
}

/** The receipt and the honest state of one order. What is paid, PayPal and our own record say, never the address. */
export default async function SuccessPage({ searchParams }: SuccessPageProps) {
  const { key: given } = await searchParams;
  const key = (Array.isArray(given) ? given[0] : given) ?? (await cookies()).get(RECEIPT_COOKIE)?.value;
  const receipt = await readReceipt(key);
  if (receipt.kind === 'unknown' && key !== undefined)
    logRefusal('order_key_unknown', 'receipt', await headers());
  const words = checkout.success.states[receipt.kind];
  const isPaid = receipt.kind === 'paid';
  const isPrinted = isPaid || receipt.kind === 'partly_refunded';
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: RECEIPT_ADDRESS_SOURCE }} />
      <section className="overflow-x-clip bg-sky">
        <div className="wrap grid items-center gap-x-[72px] gap-y-10 py-[clamp(36px,5vw,84px)] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] [&>*]:min-w-0">
          <div>
            <h1>{words.title}</h1>
            <p className="mt-[18px] max-w-[34em] text-lede">{words.text}</p>
            {receipt.kind === 'confirming' && receipt.paidBefore && key !== undefined ? (
              <ConfirmPurchase
                orderKey={key}
                paidBefore={receipt.paidBefore}
                words={checkout.success.confirm}
              />
            ) : (
              <ButtonRow className="mt-[26px] print:hidden">
                <NextAction receipt={receipt} orderKey={key} />
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
      {receipt.kind === 'paid' && key !== undefined ? (
        <PurchaseEvent
          order={{
            orderKey: key,
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

async function readReceipt(key: string | undefined): Promise<Receipt> {
  if (key === undefined || !isId(key)) return { kind: 'unknown' };
  const site = getSite();
  const address = clientAddressOf(await headers(), site.env.TRUSTED_PROXY_HOPS);
  return findReceipt({ key, address }, site);
}

type SuccessPageProps = { searchParams: Promise<{ key?: string | string[] }> };
