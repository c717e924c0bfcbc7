import { FormField } from '@/components/ui/form-field';

/**
 * Asks for the code of the second factor; says so instead when it was confirmed for this a moment ago. Recovery codes have
 * letters, so only where none is taken does a phone show its keys for digits.
 */
export function FactorField({ form, isConfirmed, isDigits = false, words }: FactorFieldProps) {
  if (isConfirmed) return <p className="soft text-small">{words.confirmed}</p>;
  return (
    <FormField
      form={form}
      name="factorCode"
      label={words.label}
      hint={words.hint}
      required
      autoComplete="one-time-code"
      inputMode={isDigits ? 'numeric' : 'text'}
      inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      maxLength={FACTOR_CODE_MAX}
    />
  );
}

/** The former recovery codes with their hyphens, and some room for spaces. */
const FACTOR_CODE_MAX = 60;

type FactorFieldProps = {
  /** Makes the field's id unique on its page. */
  form: string;
  isConfirmed: boolean;
  /** Where the six digits of the app are typed, and no recovery code. */
  isDigits?: boolean;
  words: { label: string; hint: string | null; confirmed: string };
};
