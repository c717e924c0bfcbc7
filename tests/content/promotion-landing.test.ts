import { expect, test } from 'vitest';
import { fill, promotionFigures } from '@/lib/promotion/figures';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { landing } from '@/content/landing-page';
import { promotion } from '@/content/promotion';
import { promotionPage } from '@/content/promotion-page';

// docs/product/promotion.md, pages.md#landing and forms.md, to the letter.
const figures = promotionFigures({
  promotion,
  window: { start: Date.parse('2025-07-01T04:00Z'), end: Date.parse('2025-08-01T04:00Z'), year: 2025 },
  placesLeft: 100,
  timeZone: 'America/New_York',
});
const page = fill(JSON.stringify(promotionPage), figures);

test.each([
  'half off a new website',
  'Up to 50% off a new website, plus 90 days of Local SEO',
  '$99 a month or $999 for the year',
  'regular price of the same year is $3,588',
  'you save $2,589',
  '$999 for the rest of 2025, $999 for the full year 2026, or $1,999 for 2026 with monthly SEO',
  'for the next 100 customers only',
  'A 12-month commitment at the promotional rate',
  'with 30 days notice',
  'up to 10 pages. Extra pages cost $99 per 5-page bundle',
  '100GB of bandwidth each month',
  '5 email addresses',
  'included for the first year only',
  '1 hour of help desk each month',
  '20 posts on your business profile each month',
  'typical build takes 7 business days',
  'as quick as 3',
  'We contact you within 24 hours',
  '7 sign-ups in 72 hours',
  'Rated 4.9/5 from 90+ reviews',
  'free 30-minute consultation',
  'from July 1 to August 1, 2025',
  'ended on August 1, 2025',
])('the promotion page says: %s', words => {
  expect(page).toContain(words);
});

test('it has five testimonials, three ways to lock in, and the four steps of the thanks', () => {
  const { testimonials, lockIn, form, ended } = promotionPage;
  expect([testimonials.items.length, lockIn.options.length]).toEqual([5, 3]);
  expect(form.steps.title).toBe('Thank You');
  expect(form.steps.items.map(({ title }) => fill(title, figures))).toEqual([
    'We contact you within 24 hours',
    'A quick consultation call',
    'We start building',
    'Launch with 90 days of Local SEO',
  ]);
  expect([ended.title, ended.button]).toEqual(['Promotion Has Ended', 'Return to Home Page']);
});

test('the promotion’s form has the specified fields, labels and words', () => {
  const { fields, submit, success } = forms['christmas-in-july-form'];
  expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['name', true],
    ['email', true],
    ['businessName', true],
    ['phoneNumber', true],
    ['businessType', true],
    ['businessWebsite', false],
  ]);
  expect(promotion.businessTypes.map(({ value }) => value).join(' ')).toBe(
    'restaurant retail healthcare professional-services home-services automotive beauty-wellness real-estate fitness education nonprofit other',
  );
  expect(submit.busyLabel).toBe('Submitting...');
  expect(success.message).toBe("Thank you! We'll be in touch soon with your Christmas in July deal!");
  expect(formMessages.failed).toBe('Something went wrong. Please try again or call us directly.');
});

test('the demo’s form has the specified fields and trades, and opens the demo with its words', () => {
  const { fields, success } = forms['landing-form'];
  expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['fullName', true],
    ['companyName', true],
    ['businessType', true],
    ['email', true],
  ]);
  const trades = fields.flatMap(field => ('options' in field ? field.options : []));
  expect(trades.map(({ value }) => value).join(', ')).toBe(
    'Electrician, Plumber, Restaurant, Lawyer, Coffee Shop, Dry Cleaner, Hair Salon, Auto Repair, Dentist, Real Estate, Other',
  );
  expect(success.title).toBe('Enjoy our Demo');
  expect(landing.claims.items.map(({ figure }) => figure)).toEqual([
    '+32% conversion',
    '+55% faster development',
  ]);
  expect(landing.claims.note).toContain('not a promise');
});
