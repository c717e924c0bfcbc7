/**
 * The parts of the content that owners change at the desk: one module under `content/` each, which holds data and nothing
 * else. The schema of a part makes its form, checks what was posted, and so decides what can be published.
 */
import { z } from 'zod';
import { addOns } from '@/content/add-ons';
import { answers } from '@/content/answers';
import { contact } from '@/content/contact';
import { notice } from '@/content/notice';
import { openingHours } from '@/content/opening-hours';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { prices } from '@/content/prices';
import { promotionWindow } from '@/content/promotion-window';
import { reviews } from '@/content/reviews';
import { team } from '@/content/team';
import { check, choiceOf, day, email, money, wholeNumber } from '@/lib/site/fields';
import { trimTyped } from '@/lib/site/typed-text';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/**
 * Text that an owner types. Pages, emails, files and feeds each encode it; signs of code and characters that no one sees are
 * refused here as well, because they come from pasting and never belong to what is said.
 */
const plainText = (max: number) =>
  z
    .string()
    .overwrite(trimTyped)
    .min(1, 'Fill this in.')
    .max(max, `Shorten this to ${max} characters.`)
    .refine(value => !CODE_SIGNS.test(value), 'Leave out the signs { } < and >.')
    .refine(value => !INVISIBLE.test(value), 'This has invisible characters. Type it instead of pasting it.')
    .refine(value => max > LINE_MAX || !value.includes('\n'), 'Write this on one line.');

const CODE_SIGNS = /[{}<>]/;
/** Controls, invisible and bidirectional formatting, and halves of characters. Line breaks and joined emoji stay. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Up to this many characters a text has one line. */
const LINE_MAX = 120;

const text = (label: string, max = 80, hint?: string) =>
  plainText(max).meta({
    label,
    kind: max > LINE_MAX ? 'long' : 'text',
    ...(hint === undefined ? {} : { hint }),
  });

const price = (label: string) =>
  money(`${label}, in dollars`, {
    min: 100,
    max: 10_000_000,
    problem: 'Enter an amount such as 1499 or 49.50.',
    tooLittle: 'Enter at least $1.',
    tooMuch: 'Enter at most $100,000.',
  });

/** One of the content's own words. */
const word = <Option extends string>(label: string, options: readonly Option[]) =>
  choiceOf(
    label,
    options.map(option => [option, option] as const),
  );

/** Nothing is passed off as real: what has no source is shown as a sample (content/provenance.ts). */
const source = z
  .union(
    [z.literal('sample'), z.object({ source: plainText(LINE_MAX), checkedOn: z.iso.date('Enter the day.') })],
    {
      error: 'Say where it comes from without the signs { } < and >, and on which day you checked it.',
    },
  )
  .meta({
    label: 'Where it comes from',
    kind: 'source',
    hint: 'Such as “our own records”. Left empty, the page marks it as a sample.',
  });

const itemId = z.int().meta({ label: 'Number', kind: 'hidden' });

/** A day of each year; February 29 is none. */
const dayOfYear = (title: string) =>
  z
    .object({
      month: wholeNumber('Month', { min: 1, max: 12 }),
      day: wholeNumber('Day', { min: 1, max: 31 }),
    })
    .refine(({ month, day }) => day <= new Date(Date.UTC(2001, month, 0)).getUTCDate(), {
      error: 'This month has no such day.',
      path: ['day'],
    })
    .meta({ title });

const contactSchema = z.object({
  phone: text('Phone', 20).refine(value => /^1?\d{10}$/.test(value.replace(/\D/g, '')), {
    error: 'Enter a US number with its area code.',
  }),
  email: email('Email'),
  supportEmail: email('Email for support'),
  street: text('Street'),
  city: text('City'),
  region: text('State', 2, 'Two letters').regex(/^[A-Z]{2}$/, 'Enter two capital letters.'),
  postalCode: text('ZIP code', 10).regex(/^\d{5}(-\d{4})?$/, 'Enter five digits.'),
});

const hoursSchema = z
  .object({
    firstDay: word('First day of the week', WEEKDAYS),
    lastDay: word('Last day of the week', WEEKDAYS),
    opens: wholeNumber('Opens at (hour, 0 to 23)', { min: 0, max: 23 }),
    closes: wholeNumber('Closes at (hour, 1 to 24)', { min: 1, max: 24 }),
    clock: text('The clock’s name', 5, 'Behind the hours, such as EST'),
    closedDays: z
      .array(z.iso.date('Write each day as 2026-12-24, one a line.'))
      .max(60, 'List at most 60 days.')
      .meta({
        label: 'Days off',
        kind: 'days',
        hint: 'Besides federal holidays. One a line, such as 2026-12-24. Our promised times stand still then.',
      }),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: 'Close later than you open.',
    path: ['closes'],
  })
  .refine(({ firstDay, lastDay }) => WEEKDAYS.indexOf(firstDay) <= WEEKDAYS.indexOf(lastDay), {
    error: 'The week runs from Monday to Sunday.',
    path: ['lastDay'],
  });

/** One price for each of the things that are sold, under its own name. */
const priced = <Id extends string>(title: string, sold: readonly { id: Id; name: string }[], each: string) =>
  z
    .object(
      Object.fromEntries(sold.map(({ id, name }) => [id, price(`${name}, ${each}`)])) as Record<
        Id,
        ReturnType<typeof price>
      >,
    )
    .meta({ title });

const pricesSchema = z.object({
  plans: z.object(
    Object.fromEntries(
      plans.map(({ id, name }) => [
        id,
        z.object({ setup: price('Setup fee'), monthly: price('Each month') }).meta({ title: name }),
      ]),
    ),
  ),
  packages: priced('Packages', packages, 'once'),
  addOns: priced('Add-ons', addOns, 'each month'),
});

const promotionSchema = z
  .object({
    isOffered: check('The promotion runs each year'),
    start: dayOfYear('First day'),
    end: dayOfYear('The day after the last one'),
    places: wholeNumber('Places', { min: 1, max: 10_000 }),
  })
  .refine(({ start, end }) => start.month * 100 + start.day < end.month * 100 + end.day, {
    error: 'End after the first day, in the same year.',
    path: ['end', 'day'],
  });

const personSchema = z
  .looseObject({
    id: itemId,
    name: text('Name', 60),
    role: text('What they do', 60),
    group: word('Where they stand', ['leadership', 'specialist']),
    line: text('A line about them', 120),
    bio: text('Two sentences about them', 400),
    ground: word('Color behind the face', ['rose', 'sky-deep', 'mint', 'marigold']),
    provenance: source,
  })
  .meta({ title: 'Person' });

const reviewSchema = z
  .looseObject({
    id: itemId,
    author: text('Who wrote it', 60),
    business: text('Their business', 80),
    rating: wholeNumber('Stars', { min: 1, max: 5 }),
    text: text('What they wrote, word for word', 1_000),
    date: day('On which day'),
    source: word('Where they wrote it', ['google', 'trustpilot']),
    provenance: source,
  })
  .meta({ title: 'Review' });

const reviewsSchema = z.object({
  lastUpdated: day('Counted on'),
  stats: z
    .object({
      totalReviews: wholeNumber('All your reviews', { min: 1, max: 1_000_000 }),
      averageRating: z
        .number('Enter a number such as 4.9.')
        .min(1, 'Enter at least 1.')
        .max(5, 'Enter at most 5.')
        .meta({ label: 'Average stars', kind: 'number' }),
      businessesServed: wholeNumber('Businesses served', { min: 1, max: 1_000_000 }),
      fiveStarWords: text('How many have five stars, in words', 10, 'Such as 90+'),
      provenance: source,
    })
    .meta({ title: 'Counts of all reviews' }),
  items: z.array(reviewSchema).min(1, 'Keep at least one review.').max(30, 'Show at most 30 reviews.'),
});

const answersSchema = z
  .array(
    z
      .looseObject({
        id: itemId,
        question: text('Question', 120, 'As the page shows it'),
        wordings: z
          .union([z.literal(''), plainText(600)])
          .meta({ label: 'Other ways to ask it', kind: 'long', hint: 'One a line.' }),
        answer: text('Answer', 600, 'Leave prices out: they change, and the answer does not.'),
      })
      .meta({ title: 'Answer' }),
  )
  .max(100, 'Keep at most 100 answers.');

/** By the name that addresses and rows have. `file` is the module under `content/`, `name` what it exports. */
export const PARTS = {
  contact: part('Phone and address', {
    file: 'contact',
    name: 'contact',
    value: contact,
    schema: contactSchema,
  }),
  hours: part('Hours and days off', {
    file: 'opening-hours',
    name: 'openingHours',
    value: openingHours,
    schema: hoursSchema,
  }),
  prices: part('Prices', { file: 'prices', name: 'prices', value: prices, schema: pricesSchema }),
  promotion: part('Promotion', {
    file: 'promotion-window',
    name: 'promotionWindow',
    value: promotionWindow,
    schema: promotionSchema,
  }),
  people: part('People', {
    file: 'team',
    name: 'team',
    value: team,
    schema: z.array(personSchema).min(1, 'Keep at least one person.').max(60, 'Show at most 60 people.'),
  }),
  reviews: part('Reviews', { file: 'reviews', name: 'reviews', value: reviews, schema: reviewsSchema }),
  answers: part('Answers of the assistant', {
    file: 'answers',
    name: 'answers',
    value: answers,
    schema: answersSchema,
  }),
  notice: part('Notice at the corner', {
    file: 'notice',
    name: 'notice',
    value: notice,
    schema: z.object({
      isShown: check('Show “Website Testing” on every page'),
    }),
  }),
} as const;

export type PartName = keyof typeof PARTS;

type Part = { title: string; file: string; name: string; value: unknown; schema: z.ZodType };

function part(title: string, rest: Omit<Part, 'title'>): Part {
  return { title, ...rest };
}

export const PART_NAMES = Object.keys(PARTS) as PartName[];

export function isPartName(name: string): name is PartName {
  return Object.hasOwn(PARTS, name);
}

/** The values that this process has: what is published, or the content's own. */
export function valuesNow(): Record<PartName, unknown> {
  return Object.fromEntries(PART_NAMES.map(part => [part, PARTS[part].value])) as Record<PartName, unknown>;
}

/**
 * Why these values of parts cannot be published; null when they can. What was published before an update of the software
 * may lack what a part has today.
 */
export function findProblem(values: Readonly<Record<string, unknown>>): string | null {
  for (const [part, value] of Object.entries(values)) {
    if (!isPartName(part)) return `There is no part "${part}" of the content.`;
    const { error } = PARTS[part].schema.safeParse(value);
    const [issue] = error?.issues ?? [];
    if (issue) return `${PARTS[part].title}, ${issue.path.join('.')}: ${issue.message}`;
  }
  return null;
}
