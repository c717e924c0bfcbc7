import { FormField } from '@/components/ui/form-field';

/** Asks for the code of the second factor; says so instead when it was confirmed for this a moment ago. */
export function FactorField({ form, isConfirmed, words }: FactorFieldProps) {
  if (isConfirmed) return <p className="soft text-small">{words.confirmed}</p>;
  return (
    <FormField
      form={form}
      name="factorCode"
      label={words.label}
      hint={words.hint}
      required
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={FACTOR_CODE_MAX}
    />
  );
}

/** A recovery code with its hyphens, and some room for spaces. */
const FACTOR_CODE_MAX = 60;

type FactorFieldProps = {
  /** Makes the field's id unique on its page. */
  form: string;
  isConfirmed: boolean;
  words: { label: string; hint: string | null; confirmed: string };
};
