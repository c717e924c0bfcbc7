import { z } from 'zod';
import {
  findOption,
  isEmailAddress,
  isPhoneNumber,
  maxLengthOf,
  parseWebAddress,
  trimTyped,
} from './field-rules';
import type { FieldDefinition, FormDefinition } from './form-definition';

/** The values of a form by field name; an optional field that was left empty is ''. */
export type Fields = Record<string, string>;

export type FieldError = { name: string; message: string };

type CheckedFields = { kind: 'ok'; fields: Fields } | { kind: 'invalid'; errors: FieldError[] };

/**
 * Judges a form's values by its definition: each comes out trimmed and normalised, or every field that is wrong
 * comes with the definition's own message, in the order of the fields.
 */
export function checkFields(
  { fields }: FormDefinition,
  values: Fields,
  texts: { tooLong: string },
): CheckedFields {
  const shape = Object.fromEntries(fields.map(field => [field.name, fieldSchema(field, texts.tooLong)]));
  const parsed = z.object(shape).safeParse(values);
  const errors = new Map(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]));
  for (const field of fields) {
    const message = crossFieldProblem(field, values);
    if (message !== null && !errors.has(field.name)) errors.set(field.name, message);
  }
  if (parsed.success && errors.size === 0) return { kind: 'ok', fields: parsed.data };
  const inOrder = fields.flatMap(({ name }) => {
    const message = errors.get(name);
    return message === undefined ? [] : [{ name, message }];
  });
  return { kind: 'invalid', errors: inOrder };
}

function fieldSchema(field: FieldDefinition, tooLong: string): z.ZodType<string, string> {
  const max = maxLengthOf(field.rule);
  const message = tooLong.replace('{label}', field.label).replace('{max}', max.toLocaleString('en-US'));
  const text = field.rule === 'password' ? z.string() : z.string().overwrite(trimTyped);
  const bounded = text.max(max, { error: message, abort: true });
  const isOptional = !field.isRequired || field.optionalWhen !== undefined;
  const present = isOptional ? bounded : bounded.min(1, { error: field.missing, abort: true });
  return present.transform((value, context) => {
    const parsed = value === '' ? '' : parseValue(field, value);
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message: field.invalid });
    return z.NEVER;
  });
}

/** The value as it is stored, or null when it breaks the field's rule. */
function parseValue({ rule, options = [], minLength = 0 }: FieldDefinition, value: string): string | null {
  if (value.length < minLength) return null;
  if (rule === 'email') return isEmailAddress(value) ? value : null;
  if (rule === 'phone') return isPhoneNumber(value) ? value : null;
  if (rule === 'web-address') return parseWebAddress(value);
  if (rule === 'choice') return findOption(options, value)?.value ?? null;
  if (rule === 'agreement') return AGREEMENT.test(value) ? 'true' : null;
  return value;
}

function crossFieldProblem(field: FieldDefinition, values: Fields): string | null {
  const value = values[field.name] ?? '';
  if (field.sameAs && value !== values[field.sameAs]) return field.invalid;
  const { optionalWhen } = field;
  if (!field.isRequired || !optionalWhen || trimTyped(value) !== '') return null;
  return values[optionalWhen.field] === optionalWhen.value ? null : field.missing;
}

/** The documents post it "as text"; a plain checkbox posts `on` or its value. */
const AGREEMENT = /^(?:true|on|yes|1)$/i;
