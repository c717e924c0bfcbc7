import type { ReactNode } from 'react';
import { BillingToggle } from './billing-toggle';
import type { Plan } from './plan-card';
import { PlanCards } from './plan-cards';

/** The sky with the plans in it. `head` is the heading block at the left; the toggle stands at the right end. */
export function PricingSection({ plans, head, className = 'pt-sec' }: PricingSectionProps) {
  return (
    <section data-pricing className={`bg-sky ${className}`}>
      <div className="wrap">
        <div className="mb-inset grid grid-cols-1 items-end gap-x-8 gap-y-5 lg:grid-cols-[1fr_auto]">
          <div>{head}</div>
          <BillingToggle />
        </div>
      </div>
      <PlanCards plans={plans} />
    </section>
  );
}

type PricingSectionProps = { plans: readonly Plan[]; head: ReactNode; className?: string };
