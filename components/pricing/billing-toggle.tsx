import { CoveringRadio } from '@/components/ui/covering-radio';

/** Two ways to pay, as radio buttons: the styles show the matching figures and links, with or without scripts. */
export function BillingToggle() {
  return (
    <fieldset className="billing-toggle inline-grid grid-cols-2 justify-self-start p-1 rounded-card bg-mist shadow-[inset_0_0_0_1.5px_var(--color-line)] max-sm:w-full">
      <legend className="sr-only">Billing</legend>
      {CHOICES.map(({ value, label }) => (
        <label
          key={value}
          className="relative grid place-items-center min-h-[46px] px-6 rounded-sign font-[650] text-center cursor-pointer max-sm:py-0 max-sm:px-2 max-sm:text-small"
        >
          {/* Not the name that the package's own choice has in its form. */}
          <CoveringRadio name="shown-billing" value={value} isFirstChosen={value === 'setup'} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const CHOICES = [
  { value: 'setup', label: 'Setup + Monthly' },
  { value: 'monthly', label: 'Monthly Only' },
] as const;
