import { expect, test } from 'vitest';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { promotion } from '@/content/promotion';
import { promotionPage } from '@/content/promotion-page';

// docs/product/promotion.md, pages.md#landing and forms.md.
const words = JSON.stringify(promotionPage);

const FIGURES = `percentOff seoDays monthlyPrice yearPrice regularYearPrice saving restOfYear nextYearPrice
  nextYearWithSeo contactHours places placesLeft startDay endDay typicalDays expeditedDays commitmentMonths noticeDays
  pageLimit bundlePrice bundlePages bandwidthGb emailAddresses helpDeskHours profilePosts signUps signUpHours rating
  reviews`;

test.each(FIGURES.split(/\s+/))('the promotion page states the figure %s', name => {
  expect(words).toContain(`{${name}}`);
});

test('it has three ways to lock in, and the four steps of the thanks', () => {
  const { lockIn, form, ended } = promotionPage;
  expect(lockIn.options).toHaveLength(3);
  expect(form.steps.title).toBe('Thank You');
  expect(form.steps.items.map(({ title }) => title)).toEqual([
    'We contact you within {contactHours} hours',
    'A quick consultation call',
    'We start building',
    'Launch with {seoDays} days of Local SEO',
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
});
