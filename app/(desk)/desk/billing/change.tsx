import { postedName, DeskField, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { choiceOf, isSold } from '@/lib/billing/choice';
import type { DeskPlan } from '@/lib/billing/desk';
import { bundles, type MonthlyLine } from '@/lib/billing/subscription';
import { catalog } from '@/lib/orders/price';
import { formatPercent } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { changeForm } from './forms';
import { customerOf, sayMonthly, toldOf } from './parts';

/** The page that gives a plan other lines, another tax or address, from its next invoice on. */
export function ChangeStep({ plan: { planId, subscription }, isConfirmed }: ChangeStepProps) {
  const { id, state, lines, currency, customerEmail, taxMillipercent, updatedAt } = subscription;
  const { values } = refusalOf('billing-change');
  const typed = values['tax'] === undefined ? null : (values['addOns'] ?? '').split('\n');
  const field = { action: 'billing-change', schema: changeForm } as const;
  // What the price list no longer has stays in the plan, at its price, until someone chooses otherwise.
  const old = lines.filter(line => !isSold(line, catalog));
  const toOption = (line: MonthlyLine) =>
    [choiceOf(line), `${line.label}, ${sayMonthly(line, currency)}`] as const;
  const plans = [
    ...catalog.plans.map(({ id, name }) => [id, name] as const),
    ...bundles.map(({ id, label }) => [id, label] as const),
    ...old.filter(({ id }) => id === planId).map(toOption),
  ];
  const extras = [
    ...catalog.addOns.map(({ id, name }) => [id, name] as const),
    ...old.filter(({ id }) => id !== planId).map(toOption),
  ];
  const chosen = lines.map(choiceOf).find(choice => plans.some(([option]) => option === choice)) ?? null;
  return (
    <DeskStep
      facts={[
        ['For', customerOf(subscription)],
        [
          'What it does',
          'Counts from the next invoice on. What stays keeps its price. Going up adds the difference of the setup fees once, if a setup was paid.',
        ],
        ['They are told', toldOf(subscription, 'The customer gets an email that says what changed.')],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={state !== 'ended'}
      back={{ label: 'Back to the plan', href: serverRoutes.deskBilling(id) }}
    >
      <PostForm
        action="billing-change"
        hidden={[['subscription', id]]}
        seen={updatedAt}
        className="desk-panel"
      >
        <DeskField {...field} name="plan" value={chosen} options={plans} isOptional={false} />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-[650]">Add-ons</legend>
          {extras.map(([choice, label], index) => (
            <CheckboxField
              key={choice}
              form={`billing-change-${index}`}
              name={postedName('billing-change', 'addOns')}
              label={label}
              defaultChecked={typed?.includes(choice) ?? lines.some(line => choiceOf(line) === choice)}
              inputProps={{ value: choice }}
            />
          ))}
        </fieldset>
        <DeskField {...field} name="tax" value={formatPercent(taxMillipercent)} />
        <DeskField {...field} name="email" value={customerEmail} />
        <FactorField action="billing-change" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Save
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** `isConfirmed`: the second factor was, for money, a moment ago; null for staff who are no owner. */
type ChangeStepProps = { plan: DeskPlan; isConfirmed: boolean | null };
