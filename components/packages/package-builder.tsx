'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';
import { AddOnRows, type AddOnRow } from './add-on-rows';
import { checkoutFields, withAddOn } from './package-choice';
import { PackageReceipt } from './package-receipt';
import { PlanChoice, type PlanOption } from './plan-choice';
import { usePackage } from './use-package';

/**
 * A plan and its add-ons, put together and taken to checkout. It is one plain form: without scripts the boxes are
 * ticked and the address says it all. With scripts the choice is remembered and summed up beside it.
 */
export function PackageBuilder({ plans, addOns, initialPlanId }: PackageBuilderProps) {
  const { choice, choose, isLive, isKept } = usePackage({
    planId: initialPlanId,
    billing: 'setup-and-monthly',
    addOnIds: [],
  });
  const [news, setNews] = useState('');

  function chooseAddOn(id: string, isIn: boolean): void {
    const next = withAddOn(choice, id, isIn);
    if (next === choice) return;
    const name = addOns.find(addOn => addOn.id === id)?.name ?? id;
    setNews(isIn ? `${name} is in your package.` : `${name} is out of your package.`);
    choose(next);
  }

  return (
    <form
      method="get"
      action={routes.checkout()}
      aria-label="Your package"
      // The package is remembered by us; what the browser puts back after a reload may be older.
      autoComplete="off"
      className="grid items-start gap-x-split gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
    >
      {/* The Enter key presses the first button of a form: it goes on to checkout, and adds nothing. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="min-w-0">
        <PlanChoice plans={plans} choice={choice} onChoose={choose} />
        <AddOnRows addOns={addOns} chosenIds={choice.addOnIds} isLive={isLive} onChoose={chooseAddOn} />
        {isLive ? <HiddenFields {...checkoutFields(choice)} /> : null}
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" className="max-sm:w-full">
            Continue to checkout
          </Button>
          <p className="soft text-small">Nothing is paid until you approve it on PayPal.</p>
        </div>
      </div>
      <div data-js-only className="lg:sticky lg:top-[108px]">
        <PackageReceipt
          choice={choice}
          isKept={isKept}
          addOns={addOns}
          onRemove={id => chooseAddOn(id, false)}
        />
        <output aria-label="Your package" className="sr-only">
          {news}
        </output>
      </div>
    </form>
  );
}

/** With the amount in the address, checkout opens at its payment step. */
function HiddenFields({ amount, name }: { amount: string; name: string }) {
  return (
    <>
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="name" value={name} />
    </>
  );
}

export type PackageBuilderProps = {
  plans: readonly PlanOption[];
  addOns: readonly AddOnRow[];
  /** The plan that is chosen before the visitor chooses. */
  initialPlanId: string;
};
