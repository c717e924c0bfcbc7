import * as z from 'zod/mini';
import { parseEmailAddress } from '@/lib/site/email-address';
import { parseUrl } from '@/lib/site/text';
import { toStoredPhone, trimTyped, withoutInvisible } from '@/lib/site/typed-text';
import type { FieldDefinition, FieldOption, FieldRule, FormDefinition } from './define';
import { amountProblem } from './fields';

/** The values of a form by field name; an optional field that was left empty is ''. */
export type Fields = Record<string, string>;

export type FieldError = { name: string; message: string };

/** What a visitor sent and the server's errors: the form is drawn with both when its page comes back. */
export type FormAttempt = {
  /** What was typed, without passwords. */
  values: Fields;
  errors: readonly FieldError[];
  /** Said in the list at the top, for what is wrong with no single field. */
  message: string | null;
  /** The heading of the list, instead of "There is a problem". */
  title?: string | undefined;
};

export type CheckedFields = { kind: 'ok'; fields: Fields } | { kind: 'invalid'; errors: FieldError[] };

/**
 * The rules of a form, made from its definition, for the server and for the form in the browser. Values come out trimmed
 * and normalized; every field that is wrong has the definition's own message. `tooLong` has places for a label and a
 * limit.
 */
function schemaFor({ fields }: Pick<FormDefinition, 'fields'>, tooLong: string): LeadSchema {
  const shape = Object.fromEntries(fields.map(field => [field.name, fieldSchema(field, tooLong)]));
  const acrossFields = z.check<Fields>(payload => {
    const wrong = new Set(payload.issues.map(({ path }) => path?.[0]));
    for (const field of fields) {
      const message = wrong.has(field.name) ? null : crossFieldProblem(field, payload.value);
      if (message !== null)
        payload.issues.push({ code: 'custom', message, path: [field.name], input: payload.value });
    }
  }, ALWAYS);
  const normalized = z.transform((values: Fields) =>
    Object.fromEntries(fields.map(field => [field.name, normalize(field, values[field.name] ?? '') ?? ''])),
  );
  return z.pipe(z.object(shape).check(acrossFields), normalized);
}

type LeadSchema = z.ZodMiniType<Fields, Fields>;
type ParsedLead = ReturnType<LeadSchema['safeParse']>;

/** Checks values against the form's schema. Errors are in the order of the fields. */
export function checkFields(
  form: Pick<FormDefinition, 'fields'>,
  values: Fields,
  { tooLong }: { tooLong: string },
): CheckedFields {
  return fieldChecker(form, tooLong)(values);
}

/** The same for a form that is checked again and again: its schema is made once, at the first check. */
export function fieldChecker(
  form: Pick<FormDefinition, 'fields'>,
  tooLong: string,
): (values: Fields) => CheckedFields {
  let schema: LeadSchema | undefined;
  return values => judge(form, (schema ??= schemaFor(form, tooLong)).safeParse(values));
}

function judge(form: Pick<FormDefinition, 'fields'>, parsed: ParsedLead): CheckedFields {
  if (parsed.success) return { kind: 'ok', fields: parsed.data };
  const messages = new Map(
    parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
  const errors = form.fields.flatMap(({ name }) => {
    const message = messages.get(name);
    return message === undefined ? [] : [{ name, message }];
  });
  return { kind: 'invalid', errors };
}

function fieldSchema(field: FieldDefinition, tooLong: string) {
  const max = maxLengthOf(field.rule);
  // Said when needed: a browser's first number format takes 20 ms.
  const error = () => tooLong.replace('{label}', field.label).replace('{max}', max.toLocaleString('en-US'));
  // A message stays as it was typed: pages and emails spell out what turns the direction of writing.
  const isLong = field.rule === 'long-text';
  const isNeeded = field.isRequired && field.optionalWhen === undefined;
  // None of these aborts: a check across fields would not run then. The first message counts.
  return z.string().check(
    ...(field.rule === 'password'
      ? []
      : [z.overwrite<string>(text => trimTyped(isLong ? text : withoutInvisible(text)))]),
    z.maxLength(max, { error }),
    z.minLength(isNeeded ? 1 : 0, field.missing),
    z.refine(value => value.length > max || normalize(field, value) !== null, field.invalid),
    ...(field.amount ? [amountCheck(field.amount)] : []),
  );
}

/** Says what is wrong with an amount. */
function amountCheck({ limits, messages }: NonNullable<FieldDefinition['amount']>) {
  return z.check<string>(payload => {
    const problem = amountProblem(payload.value, limits);
    if (problem === null) return;
    payload.issues.push({ code: 'custom', message: messages[problem], input: payload.value });
  });
}

/** The value as it is stored, or null when it breaks the field's rule. */
function normalize({ rule, options = [], minLength = 0 }: FieldDefinition, value: string): string | null {
  if (value === '') return value;
  if (value.length < minLength) return null;
  if (rule === 'email') return parseEmailAddress(value);
  if (rule === 'phone') return isPhoneNumber(value) ? toStoredPhone(value) : null;
  if (rule === 'web-address') return parseWebAddress(value);
  if (rule === 'choice') return findOption(options, value)?.value ?? null;
  if (rule === 'agreement') return AGREEMENT.test(value) ? 'true' : null;
  return value;
}

function crossFieldProblem(field: FieldDefinition, values: Fields): string | null {
  const value = values[field.name] ?? '';
  if (field.sameAs && value !== values[field.sameAs]) return field.invalid;
  const { optionalWhen } = field;
  if (!field.isRequired || !optionalWhen || value !== '') return null;
  return values[optionalWhen.field] === optionalWhen.value ? null : field.missing;
}

/** Checks across fields add to the errors of single fields. */
const ALWAYS = { when: () => true };
/** Scripts may post it as text ("true"); a plain checkbox posts `on` or its value. */
const AGREEMENT = /^(?:true|on|yes|1)$/i;

/** Limits of what a visitor may type, in characters. The browser's controls and the server's schema read them here. */
const LINE_MAX = 200;
const EMAIL_MAX = 254;
const PHONE_MAX = 40;
const WEB_ADDRESS_MAX = 500;
const MESSAGE_MAX = 5_000;
const PASSWORD_MAX = 128;

/** The limit of a field by its rule. */
export function maxLengthOf(rule: FieldRule): number {
  return MAX_LENGTHS[rule];
}

/**
 * Whether the text holds enough digits to be called. Punctuation and extensions are the visitor's own; letters
 * count as the keys of a phone that they are on (1-800-FLOWERS).
 */
export function isPhoneNumber(text: string): boolean {
  const digits = (text.match(/\p{Nd}/gu) ?? []).length;
  const keys = digits + (text.match(/[a-z]/gi) ?? []).length;
  return digits >= PHONE_DIGITS_MIN || (digits > 0 && keys >= PHONE_KEYS_MIN && keys <= PHONE_KEYS_MAX);
}

/** The http or https address that the text means: `example.com` gets `https://`. Null for anything else. */
export function parseWebAddress(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = parseUrl(address);
  if (!url || url.username || url.password || !/^[^.\s].*\.[^.]/.test(url.hostname)) return null;
  return address;
}

/** The option that the text names by its value or its label, whatever its case and punctuation. */
export function findOption(options: readonly FieldOption[], text: string): FieldOption | undefined {
  const key = toKey(text);
  return options.find(({ value, label }) => toKey(value) === key || toKey(label) === key);
}

function toKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

const MAX_LENGTHS = {
  text: LINE_MAX,
  email: EMAIL_MAX,
  phone: PHONE_MAX,
  'web-address': WEB_ADDRESS_MAX,
  choice: LINE_MAX,
  'long-text': MESSAGE_MAX,
  password: PASSWORD_MAX,
  agreement: LINE_MAX,
  amount: LINE_MAX,
} as const satisfies Record<FieldRule, number>;

const PHONE_DIGITS_MIN = 5;
/** Without an area code, and with everything that a number abroad may have in front. */
const PHONE_KEYS_MIN = 7;
const PHONE_KEYS_MAX = 20;
