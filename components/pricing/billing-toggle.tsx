import { CoveringRadio } from '@/components/ui/covering-radio';

/** Two ways to pay, as radio buttons: the styles show the matching figures and links, with or without scripts. */
export function BillingToggle() {
  return (
    <fieldset className="billing-toggle">
      <legend className="sr-only">Billing</legend>
      {CHOICES.map(({ value, label }) => (
        <label key={value} className="relative">
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
