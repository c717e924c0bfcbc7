import type { Metadata } from 'next';
import { ChangeStep } from '@/app/(desk)/desk/billing/change';
import { CreditStep } from '@/app/(desk)/desk/billing/credit';
import { HoldStep, VoidStep } from '@/app/(desk)/desk/billing/invoice-steps';
import { LaunchStep } from '@/app/(desk)/desk/billing/launch';
import { MARKS, nameOfPlan } from '@/app/(desk)/desk/billing/parts';
import { AutomaticStep, PlanStep, STEPS } from '@/app/(desk)/desk/billing/steps';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { DeskMark } from '@/app/(desk)/desk/shell/parts';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { isConfirmed } from '@/lib/accounts/factor';
import { readSubscription, type DeskPlan } from '@/lib/billing/desk';
import { todayOf } from '@/lib/billing/invoice';
import { isId } from '@/lib/site/ids';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Billing');
}

/** One thing that is done with a plan or an invoice of it, on a page of its own. */
export default async function PlanStepPage({ params, searchParams }: PlanStepPageProps) {
  const staff = await requireStaff();
  const { id, step } = await params;
  const plan = isId(id) ? await readSubscription(id, getSite()) : null;
  const title = TITLES[step] ?? STEPS.find(one => one.step === step)?.label;
  const of = toParams(await searchParams).get('of');
  const form = plan && drawStep(step, { plan, staff, of });
  if (!plan || !form || title === undefined) return <DeskGone staff={staff} />;
  const { subscription } = plan;
  const [word, tone] = MARKS[subscription.state];
  const name = [subscription.customerName, nameOfPlan(subscription)].filter(Boolean).join(', ');
  return (
    <DeskPage
      staff={staff}
      current="billing"
      title={title}
      crumb={{ label: name, href: serverRoutes.deskBilling(id) }}
      meta={<DeskMark tone={tone}>{word}</DeskMark>}
    >
      {form}
    </DeskPage>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  launch: 'The launch',
  change: 'Change the plan',
  credit: 'Credit',
  automatic: 'Turn automatic payment off',
  hold: 'Hold of an invoice',
  void: 'Void an invoice',
};

/** Null where there is no such step, or no such invoice. */
function drawStep(name: string, { plan, staff, of }: Drawn) {
  const site = getSite();
  const isMoneyConfirmed = isConfirmed(staff, 'money', site.now());
  // Null for staff who are no owner.
  const isOwnerConfirmed = staff.isOwner ? isMoneyConfirmed : null;
  const { subscription } = plan;
  const invoice = plan.invoices.find(({ id }) => id === of);
  switch (name) {
    case 'launch':
      return <LaunchStep plan={plan} isConfirmed={isMoneyConfirmed} />;
    case 'change':
      return <ChangeStep plan={plan} isConfirmed={isOwnerConfirmed} />;
    case 'credit':
      return <CreditStep plan={subscription} isConfirmed={isOwnerConfirmed} />;
    case 'automatic':
      return <AutomaticStep plan={plan} isConfirmed={isMoneyConfirmed} />;
    case 'hold':
      return invoice ? (
        <HoldStep invoice={invoice} plan={subscription} isConfirmed={isMoneyConfirmed} />
      ) : null;
    case 'void':
      return invoice ? (
        <VoidStep invoice={invoice} plan={subscription} isConfirmed={isOwnerConfirmed} />
      ) : null;
    default: {
      const step = STEPS.find(one => one.step === name);
      return step ? (
        <PlanStep step={step} plan={plan} today={todayOf(site)} isConfirmed={isMoneyConfirmed} />
      ) : null;
    }
  }
}

type Drawn = { plan: DeskPlan; staff: Staff; of: string | null };

type PlanStepPageProps = {
  params: Promise<{ id: string; step: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
