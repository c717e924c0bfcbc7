import { DeskField, FactorField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import type { DeskPlan } from '@/lib/billing/desk';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import { launchForm } from './forms';
import { customerOf, toldOf } from './parts';

/** The page that enters the day of the launch, and corrects it until an invoice counts from it. */
export function LaunchStep({ plan: { subscription, launch }, isConfirmed }: LaunchStepProps) {
  const { id, anchorOn, updatedAt } = subscription;
  return (
    <DeskStep
      facts={[
        ['For', customerOf(subscription)],
        [
          'What it does',
          anchorOn === null
            ? 'The first month, which is paid, begins on that day. The next one is invoiced the day before it begins.'
            : 'You can correct the day until the first invoice is made.',
        ],
        anchorOn !== null && ['Entered so far', formatDay(anchorOn)],
        [
          'They are told',
          toldOf(
            subscription,
            anchorOn === null
              ? 'The customer gets an email with both days.'
              : 'The customer gets an email with the new days.',
          ),
        ],
      ]}
      isPossible={launch !== null}
      back={{ label: 'Back to the plan', href: serverRoutes.deskBilling(id) }}
    >
      <PostForm
        action="billing-begin"
        hidden={[['subscription', id]]}
        seen={updatedAt}
        className="desk-panel"
      >
        <DeskField
          action="billing-begin"
          schema={launchForm}
          name="on"
          value={anchorOn}
          inputProps={{ min: launch?.from, max: launch?.until }}
        />
        <FactorField action="billing-begin" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            {anchorOn === null ? 'Begin the first month' : 'Correct the day'}
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** `isConfirmed`: the second factor was, for money, a moment ago. */
type LaunchStepProps = { plan: DeskPlan; isConfirmed: boolean };
