import { DeskField, FactorField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { facts } from '@/content/facts';
import type { Subscription } from '@/lib/billing/subscription';
import { newId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { creditForm } from './forms';
import { customerOf, toldOf } from './parts';

/** The page that takes something off the next invoice of a plan. */
export function CreditStep({ plan, isConfirmed }: CreditStepProps) {
  const { id, state, updatedAt } = plan;
  const { small, middle, large } = facts.sla.credits;
  return (
    <DeskStep
      facts={[
        ['For', customerOf(plan)],
        ['What it does', 'Comes off the next invoice before tax.'],
        ['They are told', toldOf(plan, 'The customer gets an email.')],
        [
          'The policy',
          `For downtime it has ${small.creditPercent}%, ${middle.creditPercent}% or ${large.creditPercent}% of the month’s hosting fee.`,
        ],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={state !== 'ended'}
      back={{ label: 'Back to the plan', href: serverRoutes.deskBilling(id) }}
    >
      <PostForm
        action="billing-credit"
        hidden={[
          ['subscription', id],
          ['credit', newId()],
        ]}
        seen={updatedAt}
        className="desk-panel"
      >
        <DeskField action="billing-credit" schema={creditForm} name="reason" />
        <DeskField action="billing-credit" schema={creditForm} name="amount" />
        <FactorField action="billing-credit" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Give the credit
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** `isConfirmed`: the second factor was, for money, a moment ago; null for staff who are no owner. */
type CreditStepProps = { plan: Subscription; isConfirmed: boolean | null };
