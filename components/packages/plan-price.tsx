import { ButtonLink } from '@/components/ui/button';
import { Receipt } from '@/components/ui/receipt';
import { TextLink } from '@/components/ui/text-link';
import { guarantees } from '@/content/guarantees';
import { monthlyOnly } from '@/content/plans';
import { productLabels } from '@/content/platform-pages';
import { formatDollars, formatMoney, toShortDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

/** What a website plan costs, as a receipt, with the two ways to checkout: a new website, and Monthly Only. */
export function PlanPrice({ plan }: { plan: PricedPlan }) {
  const { id, name, setupPrice, monthlyPrice } = plan;
  const total = setupPrice + monthlyPrice;
  const checkout = (amount: number) => routes.checkout({ plan: id, amount: toShortDecimal(amount), name });
  return (
    <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Receipt
        as="h3"
        title={`${name} website plan`}
        lines={[
          { label: 'Website setup, once', value: dollars(setupPrice), note: guarantees.build },
          { label: 'First month', value: dollars(monthlyPrice), note: guarantees.plan },
        ]}
        total={{ label: 'First payment', value: dollars(total) }}
        note={`Then ${formatDollars(monthlyPrice)} a month, because the setup is paid only once.`}
      />
      <div className="grid gap-4">
        <p className="text-lede">{productLabels.guarantees}</p>
        <p className="soft">
          {monthlyOnly.what}{' '}
          <TextLink href={checkout(monthlyPrice)}>
            {productLabels.takeOver}, {formatDollars(monthlyPrice)}
          </TextLink>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-7 gap-y-3">
          <ButtonLink href={checkout(total)}>
            {productLabels.buy}
            <span className="sr-only">, {name} plan</span>
          </ButtonLink>
          <TextLink href={routes.pricing()}>{productLabels.pricing}</TextLink>
        </p>
      </div>
    </div>
  );
}

function dollars(minor: number): string {
  return formatMoney({ minor, currency: 'USD' });
}

type PricedPlan = { id: string; name: string; setupPrice: number; monthlyPrice: number };
