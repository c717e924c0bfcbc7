import { expect, test } from 'vitest';
import { expectsContact, WAITING_LIST } from './expects-contact';

test('whoever wrote to us waits for us; whoever joined a list or watches the demo does not', () => {
  const waiting = { [WAITING_LIST.field]: WAITING_LIST.value };
  expect(expectsContact({ formName: 'contact-form', fields: { inquiry: 'general' } })).toBe(true);
  expect(expectsContact({ formName: 'contact-form', fields: waiting })).toBe(false);
  for (const formName of ['newsletter-form', 'landing-form'])
    expect(expectsContact({ formName, fields: {} })).toBe(false);
});
