import type { ReactNode } from 'react';
import type { Billing } from '@/lib/orders/price';
import { formatDollars } from '@/lib/site/money';
import type { PackageChoice } from './package-choice';

/** Which website plan, and whether we build a new website or take over the one there is: radio buttons as plates. */
export function PlanChoice({ plans, choice, onChoose }: PlanChoiceProps) {
  return (
    <>
      <Group legend="Website plan" className="sm:grid-cols-3">
        {plans.map(({ id, name, setupPrice, monthlyPrice }) => (
          <Plate
            key={id}
            name="plan"
            value={id}
            isChosen={id === choice.planId}
            onChoose={() => onChoose({ ...choice, planId: id })}
          >
            <b className="block font-display text-label">{name}</b>{' '}
            <span className="block tabular-nums">{formatDollars(monthlyPrice)}/month</span>{' '}
            <span className="soft block text-small tabular-nums">
              + {formatDollars(setupPrice)} setup, once
            </span>
          </Plate>
        ))}
      </Group>
      <Group legend="Which website" className="sm:grid-cols-2">
        {BILLINGS.map(({ value, label, line }) => (
          <Plate
            key={value}
            name="billing"
            value={value}
            isChosen={value === choice.billing}
            onChoose={() => onChoose({ ...choice, billing: value })}
          >
            <b className="block">{label}</b> <span className="soft block text-small">{line}</span>
          </Plate>
        ))}
      </Group>
    </>
  );
}

function Group({ legend, className, children }: { legend: string; className: string; children: ReactNode }) {
  return (
    <fieldset className="mb-8">
      <legend className="mb-3 font-display text-label font-bold">{legend}</legend>
      <div className={`grid gap-3 ${className}`}>{children}</div>
    </fieldset>
  );
}

function Plate({ name, value, isChosen, onChoose, children }: PlateProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[24px_1fr] gap-3 rounded-button bg-card p-4 leading-snug shadow-[inset_0_0_0_1.5px_var(--color-control)] has-checked:bg-marigold-soft has-checked:shadow-[inset_0_0_0_2.5px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="mt-px size-5 accent-pin"
      />
      <span>{children}</span>
    </label>
  );
}

const BILLINGS: readonly { value: Billing; label: string; line: string }[] = [
  { value: 'setup-and-monthly', label: 'A new website', line: 'We build it for a one-time setup fee.' },
  { value: 'monthly-only', label: 'The website you have', line: 'We take it over as it is. No setup fee.' },
];

export type PlanOption = { id: string; name: string; setupPrice: number; monthlyPrice: number };

type PlanChoiceProps = {
  plans: readonly PlanOption[];
  choice: PackageChoice;
  onChoose: (choice: PackageChoice) => void;
};

type PlateProps = {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};
