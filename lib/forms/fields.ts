import { parseDecimal } from '@/lib/site/money';
import type { AmountLimits, AmountProblem, FieldDefinition } from './define';

// Apart from the schema, whose library checkout does without.

/**
 * What was typed into the form's fields, from a post or from the page itself. The specified sign-up post carries no
 * confirmation of the password: only a posted one can differ.
 */
export function readFields(
  fields: readonly FieldDefinition[],
  params: URLSearchParams,
): Record<string, string> {
  return Object.fromEntries(fields.map(field => [field.name, readField(field, params)]));
}

function readField({ name, rule, fallback = '', sameAs }: FieldDefinition, params: URLSearchParams): string {
  const raw = params.get(name) ?? (sameAs ? params.get(sameAs) : null) ?? fallback;
  if (rule === 'password') return raw;
  const lines = raw.replace(/\r\n?/g, '\n');
  return rule === 'long-text' ? lines.replace(CONTROLS_IN_TEXT, '') : lines.replace(CONTROLS, ' ');
}

/** Why an amount, as decimal text, cannot be paid; null when it can. */
export function amountProblem(text: string, { minimum, maximum }: AmountLimits): AmountProblem | null {
  const minor = parseDecimal(text);
  if (minor === null) return 'not-decimal';
  if (minor < minimum) return 'too-small';
  return minor > maximum ? 'too-large' : null;
}

const CONTROLS = /[\u0000-\u001f\u007f-\u009f]+/g;
/** Only a message may have line breaks and tabs. */
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;
