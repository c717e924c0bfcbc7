import { Awning } from '@/components/drawings/awning';
import type { Stripes } from '@/components/drawings/awning-drawing';
import { PopularSeal } from '@/components/drawings/seal';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { monthlyOnly } from '@/content/plans';
import { formatDollars, toShortDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

/** A plan as a shopfront: its name on the sign, an awning, what is inside, and the door to checkout. */
export function PlanCard({ plan, look }: { plan: Plan; look: PlanLook }) {
  return (
    <article
      className={`plan relative flex flex-col mt-8 bg-card text-ink shadow-[var(--shadow-lift),0_0_0_1px_var(--color-tint)] max-lg:mt-12 max-sm:mt-8 ${plan.highlighted ? 'max-lg:-order-1' : ''}`}
    >
      {plan.highlighted ? (
        <PopularSeal className="absolute -top-10 -right-1 z-[2] size-20 sm:-right-3 sm:size-[92px]" />
      ) : null}
      <h3 className={`plan-sign ${look.sign}`}>{plan.name}</h3>
      <Awning stripes={look.stripes} count={plan.highlighted ? 13 : 11} className="-mx-2.5 h-14" />
      <div className={`flex flex-1 flex-col px-6 pt-2.5 sm:px-7 ${plan.highlighted ? 'pb-8' : 'pb-7'}`}>
        <p className="soft mb-3.5">{plan.description}</p>
        <p className="flex flex-wrap items-baseline gap-x-1.5 font-display tracking-[-0.03em] tabular-nums">
          <b className="text-h1 leading-none font-extrabold lg:text-h2">{formatDollars(plan.monthlyPrice)}</b>
          <span className="soft font-sans text-small font-semibold tracking-normal">/month</span>
        </p>
        <p className="mt-1 font-semibold tabular-nums" data-billing="setup">
          + {formatDollars(plan.setupPrice)} one-time setup
        </p>
        <p className="mt-1 font-semibold" data-billing="monthly">
          {monthlyOnly.noBuild}
        </p>
        <Inclusions plan={plan} />
        <BuyLinks plan={plan} />
      </div>
    </article>
  );
}

function Inclusions({ plan }: { plan: Plan }) {
  return (
    <ul className="mt-5 mb-6 border-t max-sm:mt-3 max-sm:mb-4 max-sm:text-small border-line">
      {plan.features.map(feature => (
        <li key={feature} className="plan-line">
          <Icon name="check" className="mt-0.5 size-[19px] text-ok" />
          {feature}
        </li>
      ))}
      {plan.notIncluded.map(feature => (
        <li key={feature} className="plan-line soft">
          <Icon name="minus" className="mt-0.5 size-[19px] text-control" />
          <span>
            {feature} <span className="sr-only">not included</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A link to checkout for each way of paying. The styles show one of them. */
function BuyLinks({ plan }: { plan: Plan }) {
  return (
    <>
      <BuyLink plan={plan} billing="setup" amount={plan.setupPrice + plan.monthlyPrice} />
      <BuyLink plan={plan} billing="monthly" amount={plan.monthlyPrice} />
    </>
  );
}

function BuyLink({ plan, billing, amount }: { plan: Plan; billing: 'setup' | 'monthly'; amount: number }) {
  return (
    <ButtonLink
      href={checkoutHref(plan, amount)}
      data-billing={billing}
      variant={plan.highlighted ? 'primary' : 'ink'}
      block
      className="mt-auto"
    >
      Buy Now with PayPal
      <span className="sr-only">, {plan.name} plan</span>
    </ButtonLink>
  );
}

function checkoutHref({ id, name }: Plan, amount: number): string {
  return routes.checkout({ plan: id, amount: toShortDecimal(amount), name });
}

export type Plan = {
  id: string;
  name: string;
  description: string;
  setupPrice: number;
  monthlyPrice: number;
  highlighted: boolean;
  features: readonly string[];
  notIncluded: readonly string[];
};

/** `sign`: classes for the sign's lettering and colors. */
export type PlanLook = { sign: string; stripes: Stripes };
