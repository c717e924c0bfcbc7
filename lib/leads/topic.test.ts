import { expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { partsOfDay } from '@/content/hours';
import { leadTopics, shortAnswers } from '@/content/lead-topics';
import { LEAD_FORM_NAMES } from '@/lib/forms';
import { describeTopic, expectsContact, sayAnswers, WAITING_LIST } from './topic';

test.each([
  ['contact-form', { inquiry: 'general', message: 'Hello' }, 'Contact'],
  ['contact-form', { inquiry: 'local-seo' }, 'Contact (Local SEO)'],
  ['contact-form', { inquiry: 'free-audit' }, 'Contact (website audit)'],
  ['contact-form', { inquiry: 'waiting-list' }, 'Waiting list'],
  ['contact-form', { inquiry: 'of an earlier form' }, 'Contact (of an earlier form)'],
  ['consultation-form', { preferredDay: 'thursday', preferredTime: 'morning' }, 'Consultation (Thu morning)'],
  ['consultation-form', { preferredDay: 'thursday', preferredTime: 'any-time' }, 'Consultation (Thu)'],
  ['consultation-form', { preferredDay: 'any-day', preferredTime: 'any-time' }, 'Consultation (any day)'],
  ['questionnaire-form', { timing: 'now', goal: 'more-calls' }, 'Questionnaire (now, more calls)'],
  ['questionnaire-form', {}, 'Questionnaire'],
  ['landing-form', { businessType: 'Dry Cleaner' }, 'Demo (Dry Cleaner)'],
  ['christmas-in-july-form', { businessType: 'restaurant' }, 'Christmas in July (Restaurant)'],
  ['christmas-in-july-form', { businessType: 'retail', inquiry: 'waiting-list' }, 'Waiting list'],
  ['newsletter-form', {}, 'Newsletter sign-up'],
  ['a-form-of-old', { subject: 'x' }, 'a-form-of-old'],
])('%s with %o is "%s"', (formName, fields, topic) => {
  expect(describeTopic({ formName, fields }, forms[formName as keyof typeof forms])).toBe(topic);
});

test('what a topic names is a field of its form, and each short answer one of its options', () => {
  const fields = LEAD_FORM_NAMES.flatMap(form => forms[form].fields.map(field => ({ form, ...field })));
  for (const form of LEAD_FORM_NAMES)
    for (const name of leadTopics[form].about)
      expect(fields.map(field => `${field.form} ${field.name}`)).toContain(`${form} ${name}`);
  for (const [name, answers] of Object.entries(shortAnswers)) {
    const values: string[] = fields.flatMap(field =>
      field.name === name && 'options' in field ? field.options.map(({ value }) => value) : [],
    );
    for (const value of Object.keys(answers)) expect(values).toContain(value);
  }
});

test.each([
  [
    'contact-form',
    { name: 'Ana', email: 'a@b.test', inquiry: 'general', message: 'A second\nshop' },
    'A second\nshop',
  ],
  [
    'consultation-form',
    {
      name: 'Amy',
      phone: '555 014 2018',
      preferredDay: 'thursday',
      preferredTime: 'any-time',
      timeZone: 'other',
    },
    `Thursday, ${partsOfDay[0]?.label}, Another time zone`,
  ],
  ['questionnaire-form', { goal: 'bookings', pages: 'up-to-5', notes: '' }, 'Take bookings, Up to 5'],
  ['questionnaire-form', { goal: 'bookings', notes: 'We bake.' }, 'We bake.'],
  ['landing-form', { fullName: 'Ana', companyName: 'Shop', businessType: 'Plumber' }, 'Plumber'],
  ['newsletter-form', { email: 'a@b.test' }, ''],
])('of %s with %o is shown: %s', (formName, fields, words) => {
  expect(sayAnswers(fields, forms[formName as keyof typeof forms])).toBe(words);
});

test('people who wrote to us wait for us; people who joined a list or watch the demo do not', () => {
  const waiting = { [WAITING_LIST.field]: WAITING_LIST.value };
  expect(expectsContact({ formName: 'contact-form', fields: { inquiry: 'general' } })).toBe(true);
  expect(expectsContact({ formName: 'contact-form', fields: waiting })).toBe(false);
  for (const formName of ['newsletter-form', 'landing-form'])
    expect(expectsContact({ formName, fields: {} })).toBe(false);
});
