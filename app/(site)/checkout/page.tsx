import type { Metadata } from 'next';
import { findAddOns } from '@/components/checkout/checkout-options';
import type { SearchParams } from '@/components/checkout/checkout-query';
import { readCheckout } from '@/components/checkout/read-checkout';
import { WhyProvider } from '@/components/checkout/why-provider';
import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { checkout } from '@/content/checkout';
import { customAmount } from '@/content/packages';
import { catalogue } from '@/lib/catalog/catalogue';
import { getEnv } from '@/lib/env/server';
import { newId } from '@/lib/kernel/ids';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CorrectionNotice, PaymentsOff, ReturnNotice, TestModeNotice } from './notices';
import { wordsFor } from './words';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...checkout.meta, path: routes.checkout(), noindex: true });
}

/** Rendered per request, because the address says what is bought and the page must say it without scripts too. */
export default async function CheckoutPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { PAYMENTS, PAYPAL_ENVIRONMENT } = getEnv();
  const params = await searchParams;
  return (
    <section className="bg-mist pt-[clamp(32px,4vw,60px)] pb-sec">
      <div className="wrap">
        <h1 className="mb-[clamp(22px,3vw,40px)] flex items-center gap-3.5 text-[clamp(2rem,1.5rem+2vw,3.2rem)]">
          <Icon name="lock" className="size-[0.5em]" />
          {checkout.title}
        </h1>
        {PAYPAL_ENVIRONMENT === 'live' ? null : <TestModeNotice />}
        <ReturnNotice params={params} />
        {PAYMENTS === 'on' ? <Checkout params={params} /> : <PaymentsOff />}
      </div>
    </section>
  );
}

function Checkout({ params }: { params: SearchParams }) {
  const { query, limits, options, start, planName, problem, correction } = readCheckout(params, {
    catalogue,
    defaultAmount: customAmount.defaultAmount,
    maximum: getEnv().CUSTOM_AMOUNT_MAX,
  });
  const { plan, billing, addOnIds } = query;
  const flow = {
    start,
    problem,
    options,
    addOns: findAddOns(addOnIds, catalogue).map(({ id, name, monthlyPrice }) => ({ id, name, monthlyPrice })),
    addOnPrices: Object.fromEntries(catalogue.addOns.map(({ id, monthlyPrice }) => [id, monthlyPrice])),
    planName,
    kept: keptFields({ plan, billing, name: planName, addOns: addOnIds.join(','), shown: start.amount }),
    limits,
    words: wordsFor(limits),
    attemptId: newId(),
  };
  return (
    <>
      <CorrectionNotice correction={correction} limits={limits} currency={start.currency} />
      <Island name="checkout" {...flow}>
        <WhyProvider {...checkout.why} />
      </Island>
    </>
  );
}

function keptFields(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
