import { RouteSteps } from '@/components/catalog/route-steps';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TickList } from '@/components/ui/tick-list';
import { checkout } from '@/content/checkout';
import { receiptTermTexts } from '@/content/guarantees';
import { site } from '@/content/site';
import { whatComesNext } from '@/content/what-comes-next';
import { maxLengthOf } from '@/lib/forms/schema';
import type { BuyerAttempt } from '@/lib/orders/buyer';
import type { OrderReceipt } from '@/lib/orders/receipt';
import { serverRoutes } from '@/lib/site/routes';

/** The next steps of a paid order, by what was bought, and the days of its guarantees and its next invoice. */
export function WhatHappensNext({ nextSteps, terms }: Pick<OrderReceipt, 'nextSteps' | 'terms'>) {
  return (
    <Section>
      <SectionHead title={whatComesNext.title} />
      <RouteSteps steps={nextSteps.map(({ title, text }) => ({ title, description: text }))} />
      {terms.length > 0 ? (
        <div className="mt-12 max-w-[46em]">
          <h2>{receiptTermTexts.title}</h2>
          <div className="mt-4">
            <TickList items={terms} />
          </div>
        </div>
      ) : null}
    </Section>
  );
}

/** What PayPal doesn't tell us of the buyer. A plain form: it works without scripts. */
export function BuyerForm({ orderKey, buyer, attempt }: BuyerFormProps) {
  const { title, text, submit, fields } = checkout.success.buyer;
  const saved: Readonly<Record<string, string | null>> = buyer;
  return (
    <Section ground="mist" className="print:hidden">
      <form
        method="post"
        action={serverRoutes.orderBuyer()}
        className="grid gap-x-split gap-y-6 lg:grid-cols-2"
        id="buyer"
      >
        <div>
          <h2>{title}</h2>
          <p className="mt-3 max-w-[34em] text-lede">{text}</p>
        </div>
        <div className="grid gap-5 rounded-card bg-card p-inset ring-1 ring-line">
          <input type="hidden" name="key" value={orderKey} />
          {fields.map(({ name, label, rule, autoComplete }) => (
            <FormField
              key={name}
              form="buyer"
              name={name}
              label={label}
              isOptional={false}
              type={rule === 'phone' ? 'tel' : 'text'}
              autoComplete={autoComplete}
              maxLength={maxLengthOf(rule)}
              defaultValue={attempt?.values[name] ?? saved[name] ?? ''}
              error={attempt?.errors[name]}
              inputProps={{ autoFocus: attempt?.errors[name] !== undefined }}
            />
          ))}
          <div>
            <Button type="submit" variant="line">
              {submit}
            </Button>
          </div>
        </div>
      </form>
    </Section>
  );
}

type BuyerFormProps = {
  orderKey: string;
  buyer: OrderReceipt['buyer'];
  attempt: BuyerAttempt | undefined;
};

/** Whom to ask, where there is no next step to show. */
export function Help() {
  return (
    <Section as="div" ground="mist" className="print:hidden">
      <p className="max-w-[42em] text-lede">
        Questions about an order: call{' '}
        <a className="text-link" href={site.phone.href}>
          {site.phone.display}
        </a>{' '}
        or write to{' '}
        <a className="text-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        , <span className="whitespace-nowrap">{site.hours.text}</span>.
      </p>
    </Section>
  );
}
