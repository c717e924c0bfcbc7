import '@/components/ui/notice-line.css';
import { defineSlot } from '#engine/page';
import { findAddOns } from '@/components/checkout/checkout-options';
import type { SearchParams } from '@/components/checkout/checkout-query';
import { readCheckout } from '@/components/checkout/read-checkout';
import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { TickList } from '@/components/ui/tick-list';
import { checkout } from '@/content/checkout';
import { customAmount } from '@/content/packages';
import { catalog } from '@/lib/orders/price';
import { newId } from '@/lib/site/ids';
import { getEnv } from '@/lib/site/site';
import { CorrectionNotice, PaymentsOff, ReturnNotice, TestModeNotice } from './notices';
import { wordsFor } from './words';

/**
 * Drawn per request, because the address says what is bought and the page must say it without scripts too. Complete
 * without a script.
 */
export const CheckoutSlot = defineSlot<SearchParams>({
  name: 'checkout',
  perRequest: true,
  load: ({ params }) =>
    Object.fromEntries(
      Array.from(new Set(params.keys()), name => {
        const [first = '', ...more] = params.getAll(name);
        return [name, more.length === 0 ? first : [first, ...more]];
      }),
    ),
  Part: ({ visit: params }) => {
    const env = getEnv();
    return params ? (
      <section className="notice-line bg-mist pt-head pb-sec">
        <div className="wrap">
          <h1 className="mb-inset flex items-center gap-3.5 text-h2">
            <Icon name="lock" className="size-[0.5em]" />
            {checkout.title}
          </h1>
          {env.PAYPAL_ENVIRONMENT === 'live' ? null : <TestModeNotice />}
          <ReturnNotice params={params} />
          {env.PAYMENTS === 'on' ? (
            <Checkout params={params} maximum={env.CUSTOM_AMOUNT_MAX} />
          ) : (
            <PaymentsOff />
          )}
        </div>
      </section>
    ) : null;
  },
});

function Checkout({ params, maximum }: { params: SearchParams; maximum: number }) {
  const { query, limits, options, start, planName, problem, correction } = readCheckout(params, {
    catalog,
    defaultAmount: customAmount.defaultAmount,
    maximum,
  });
  const { plan, billing, addOnIds } = query;
  const flow = {
    start,
    problem,
    options,
    addOns: findAddOns(addOnIds, catalog).map(({ id, name, monthlyPrice }) => ({ id, name, monthlyPrice })),
    addOnPrices: Object.fromEntries(catalog.addOns.map(({ id, monthlyPrice }) => [id, monthlyPrice])),
    planName,
    hiddenFields: keptFields({
      plan,
      billing,
      name: planName,
      addOns: addOnIds.join(','),
      pageAmount: start.amount,
    }),
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

/** Why this way of paying, under the receipt. */
function WhyProvider({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="mt-6">
      <h2 className="text-body leading-tight tracking-normal">{title}</h2>
      <div className="mt-2 text-small">
        <TickList items={items} />
      </div>
    </div>
  );
}
