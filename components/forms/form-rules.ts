import { maxLengthOf } from '@/lib/leads/field-rules';
import type { FieldDefinition, FormDefinition } from '@/lib/leads/form-definition';

/** What the browser needs of a field's definition to say the same as the server: its rule and its words. */
export type FieldRules = Pick<
  FieldDefinition,
  'name' | 'rule' | 'isRequired' | 'optionalWhen' | 'minLength' | 'sameAs' | 'missing' | 'invalid'
> & { tooLong: string };

/** One thing that is wrong with a form, at one of its fields. */
export type FieldProblem = { name: string; message: string };

/** The rules as they travel in the form's `data-rules` attribute. `tooLong` has places for a label and a limit. */
export function encodeRules({ fields }: FormDefinition, tooLong: string): string {
  return JSON.stringify(fields.map(field => pickRules(field, tooLong)));
}

/** The rules of a form in the page; none when the attribute is missing or spoilt. */
export function readRules(form: HTMLFormElement): FieldRules[] {
  try {
    const rules: unknown = JSON.parse(form.dataset['rules'] ?? '[]');
    return Array.isArray(rules) ? rules.filter(isFieldRules) : [];
  } catch {
    return [];
  }
}

/** The attribute is ours, written by `encodeRules`: a look at each entry's name is enough. */
function isFieldRules(value: unknown): value is FieldRules {
  return typeof value === 'object' && value !== null && 'name' in value && 'rule' in value;
}

function pickRules(field: FieldDefinition, tooLong: string): FieldRules {
  const { name, rule, isRequired, optionalWhen, minLength, sameAs, missing, invalid } = field;
  const limit = maxLengthOf(rule).toLocaleString('en-US');
  return {
    name,
    rule,
    isRequired,
    missing,
    invalid,
    tooLong: tooLong.replace('{label}', field.label).replace('{max}', limit),
    ...(optionalWhen ? { optionalWhen } : {}),
    ...(minLength ? { minLength } : {}),
    ...(sameAs ? { sameAs } : {}),
  };
}
