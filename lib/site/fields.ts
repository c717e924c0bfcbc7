/**
 * The fields that staff type into: each is a schema that says how it is drawn, too. A form is a `z.object` of them. It draws
 * its fields, reads what was posted (`readFields`), and names what is wrong by field.
 */
import { z } from 'zod';
import { isMailable } from './email-address';
import type { Currency } from './money';
import { toSingleLine } from './text';
import { trimTyped } from './typed-text';

/**
 * How a value is typed in. `money` is dollars on the page and cents behind it; `percent` is thousandths of a percent behind
 * it; `days` is a date a line; `choices` are several of a name.
 */
export type FieldKind =
  | 'text'
  | 'long'
  | 'email'
  | 'money'
  | 'number'
  | 'percent'
  | 'check'
  | 'choice'
  | 'choices'
  | 'date'
  | 'days'
  | 'source'
  | 'hidden';

export type FieldMeta = {
  label: string;
  kind: FieldKind;
  hint?: string | undefined;
  /** The browser takes no more characters than these. */
  max?: number;
  /** Left empty, it is null. */
  isOptional?: true;
  options?: Options;
  /** Of a choice: says that nothing is chosen yet, or that nothing may be. */
  placeholder?: string;
  /** Of an amount; dollars where it says none. */
  currency?: Currency;
};
export type Options = readonly (readonly [value: string, text: string])[];

/** A schema without a label is no field: a mistake in the code. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const meta = schema.meta();
  if (!isFieldMeta(meta)) throw new Error('A field of a form has no label');
  return meta;
}

function isFieldMeta(meta: object | undefined): meta is FieldMeta {
  return meta !== undefined && 'kind' in meta && 'label' in meta;
}

type Words = Pick<FieldMeta, 'hint' | 'placeholder'>;

/** A text of one line, or of several where it is `long`. `empty` and `tooLong` are what is said at the field. */
export function text(label: string, options: TextOptions) {
  const { max, kind = 'text', isOneLine = kind === 'text', min = 1, empty = 'Fill this in.' } = options;
  const { tooLong = `Shorten this to ${max} characters.`, hint } = options;
  return z
    .string()
    .overwrite(isOneLine ? toSingleLine : trimTyped)
    .min(min, empty)
    .max(max, tooLong)
    .meta({ label, kind, max, hint });
}

type TextOptions = {
  kind?: 'text' | 'long';
  /** Also where there is room for several. */
  isOneLine?: boolean;
  hint?: string;
  /** In characters. */
  max: number;
  min?: number;
  empty?: string;
  tooLong?: string;
};

/** An address as it can be mailed. `isAny`: also one that no email reaches, as rows from elsewhere may have. */
export function email(label: string, { problem = 'Enter an email address.', isAny = false } = {}) {
  const isGood = (address: string) => (isAny ? address.includes('@') : isMailable(address));
  return z
    .string()
    .max(EMAIL_MAX, problem)
    .refine(isGood, problem)
    .meta({ label, kind: 'email', max: EMAIL_MAX });
}

const EMAIL_MAX = 254;

/** An amount, in cents. `problem` is said of what is none, `empty` of nothing, the others of too little and too much. */
export function money(label: string, options: MoneyOptions) {
  const {
    min = 0,
    max = MONEY_MAX,
    problem,
    empty = problem,
    tooLittle = problem,
    tooMuch = problem,
    ...words
  } = options;
  return z
    .int({ error: ({ input }) => (input === undefined ? empty : problem) })
    .min(min, tooLittle)
    .max(max, tooMuch)
    .meta({ label, kind: 'money', max: AMOUNT_MAX, ...words });
}

type MoneyOptions = Words & {
  /** In cents. */
  min?: number;
  max?: number;
  currency?: Currency;
  problem: string;
  empty?: string;
  tooLittle?: string;
  tooMuch?: string;
};

/** The largest that is read, in cents. */
const MONEY_MAX = 99_999_999_999;
/** Room for the sign, the groups and spaces. */
const AMOUNT_MAX = 40;

/** In thousandths of a percent. */
export function percent(label: string, { max, problem }: { max: number; problem: string }) {
  return z.int(problem).min(0, problem).max(max, problem).meta({ label, kind: 'percent', max: AMOUNT_MAX });
}

export function wholeNumber(label: string, { min, max }: { min: number; max: number }) {
  return z
    .int('Enter a whole number.')
    .min(min, `Enter at least ${min}.`)
    .max(max, `Enter at most ${max}.`)
    .meta({ label, kind: 'number' });
}

/** A day, as `2026-07-31`. */
export function day(
  label: string,
  { problem = 'Enter the day.', ...words }: Words & { problem?: string } = {},
) {
  return z.iso.date(problem).meta({ label, kind: 'date', ...words });
}

/** One of `options`, by its value: another one is refused. */
export function choice<Option extends string>(
  label: string,
  options: Readonly<Record<Option, string>>,
  words: ChoiceWords = {},
) {
  const known = Object.keys(options) as Option[];
  return choiceOf(
    label,
    known.map(option => [option, options[option]] as const),
    words,
  );
}

/** The same, from a list of values with their texts. */
export function choiceOf<Option extends string>(
  label: string,
  options: readonly (readonly [value: Option, text: string])[],
  { problem = 'Choose one.', ...words }: ChoiceWords = {},
) {
  const known = options.map(([value]) => value);
  return z.enum(known, problem).meta({ label, kind: 'choice', options, ...words });
}

type ChoiceWords = Words & { problem?: string };

/** One of what the page lists, which its deed knows: what is posted may be gone by now. */
export function listed(label: string, { problem = 'Choose one.', ...words }: ChoiceWords = {}) {
  return z
    .string()
    .min(1, problem)
    .meta({ label, kind: 'choice', ...words });
}

/** Any number of what the page lists. */
export function listedMany(label: string) {
  return z.array(z.string()).meta({ label, kind: 'choices' });
}

export function check(label: string) {
  return z.boolean().meta({ label, kind: 'check' });
}

/** The same field, which may stay empty: its value is null then. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.nullable(schema).meta({ ...metaOf(schema), isOptional: true });
}
