import { FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { maySuspend, type DeskPlan } from '@/lib/billing/desk';
import type { StaffStep } from '@/lib/billing/staff';
import type { Subscription } from '@/lib/billing/subscription';
import { serverRoutes } from '@/lib/site/routes';
import { customerOf, MARKS, toldOf } from './parts';

/** The page of a step that a plan takes from one state to another. */
export function PlanStep({ step: { step, label, hint }, plan, today, isConfirmed }: PlanStepProps) {
  const { subscription } = plan;
  const row = ['step', step] as const;
  return (
    <DeskStep
      facts={[
        ['For', customerOf(subscription)],
        ['The plan now', MARKS[subscription.state][0]],
        ['What it does', hint],
      ]}
      isPossible={stepsOf(plan, today).some(open => open.step === step)}
      back={{ label: 'Back to the plan', href: serverRoutes.deskBilling(subscription.id) }}
    >
      <PostForm
        action="billing-step"
        hidden={[['subscription', subscription.id], row]}
        seen={subscription.updatedAt}
        className="desk-panel"
      >
        <FactorField
          action="billing-step"
          refusal={refusalOf('billing-step', row)}
          isConfirmed={isConfirmed}
        />
        <div>
          <Button type="submit" variant="ink" size="sm">
            {label}
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** `isConfirmed`: the second factor was, for money, a moment ago. */
type PlanStepProps = { step: Step; plan: DeskPlan; today: string; isConfirmed: boolean };

/** The page that turns automatic payment off, for a customer who called or wrote. */
export function AutomaticStep({ plan: { subscription, consent }, isConfirmed }: AutomaticStepProps) {
  return (
    <DeskStep
      facts={[
        ['For', customerOf(subscription)],
        consent !== null && ['Agreed on', <Moment key="at" at={consent.agreed_at} />],
        consent !== null && ['With these words', `“${consent.text}”`],
        ['What it does', 'Their later invoices are paid by link, and PayPal is not charged without asking.'],
        ['They are told', toldOf(subscription, 'The customer gets an email.')],
      ]}
      isPossible={consent !== null}
      back={{ label: 'Back to the plan', href: serverRoutes.deskBilling(subscription.id) }}
    >
      <PostForm
        action="billing-automatic-off"
        hidden={[['subscription', subscription.id]]}
        seen={consent?.agreed_at ?? null}
        className="desk-panel"
      >
        <FactorField action="billing-automatic-off" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Turn off, and email the customer
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

type AutomaticStepProps = { plan: DeskPlan; isConfirmed: boolean };

/** The steps that a plan can take now. It is suspended only where the policy does, for an unpaid invoice. */
export function stepsOf({ subscription: { state }, invoices }: DeskPlan, today: string): Step[] {
  const suspendable = invoices.some(invoice => maySuspend(invoice, today));
  return STEPS.filter(({ step, from }) => from.includes(state) && (step !== 'suspend' || suspendable));
}

export const STEPS: readonly Step[] = [
  {
    step: 'pause',
    label: 'Put on hold',
    hint: 'No invoices, reminders or late fees until you let it go on. The customer gets an email.',
    from: ['active'],
  },
  {
    step: 'resume',
    label: 'Let it go on',
    hint: 'The months move by the days on hold. The customer gets an email with the day of the next invoice, or of the end.',
    from: ['paused'],
  },
  {
    step: 'notice',
    label: 'The customer cancels',
    hint: 'It ends with the notice of the policy; what is on hold or waits for its launch ends today. The customer gets an email with the day.',
    from: ['active', 'paused', 'awaiting_launch'],
  },
  {
    step: 'keep',
    label: 'The customer stays',
    hint: 'The cancellation is withdrawn, and invoices come as before. The customer gets an email.',
    from: ['ending'],
  },
  {
    step: 'suspend',
    label: 'Suspend, and send the notice of termination',
    hint: 'It ends on the day in that email, unless everything is paid before.',
    from: ['active', 'ending'],
  },
  {
    step: 'close',
    label: 'End it today',
    hint: 'An open invoice of a month that has not begun is voided, and nothing is charged anymore. The customer gets an email.',
    from: ['active', 'ending', 'paused', 'suspended', 'awaiting_launch'],
  },
];

/** `hint`: what it does, before the click. */
type Step = { step: StaffStep; label: string; hint: string; from: readonly Subscription['state'][] };
