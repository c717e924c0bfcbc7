// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { followUpForm, noteForm } from '@/app/(desk)/desk/leads/forms';
import { refundForm } from '@/app/(desk)/desk/orders/forms';
import { inviteForm } from '@/app/(desk)/desk/staff/forms';
import { DeskField, DrawnField } from './forms';

const NO_REFUSAL = { values: {}, errors: {} };
const refund = {
  action: 'order-refund',
  schema: refundForm({ freeMinor: 9_900, currency: 'EUR' }),
  refusal: NO_REFUSAL,
} as const;

test('the schema says how a field is drawn: label, hint, keys, length and whether it is required', () => {
  const amount = draw(<DeskField {...refund} name="amount" value="99.00" />);
  expect(amount.querySelector('label')?.textContent).toBe('Amount in EUR');
  expect(attributesOf(amount.querySelector('input'))).toMatchObject({
    id: 'order-refund-amount',
    name: 'amount',
    value: '99.00',
    required: '',
    inputmode: 'decimal',
    maxlength: '40',
    autocomplete: 'off',
  });
  const email = draw(
    <DeskField action="staff-invite" schema={inviteForm} name="email" refusal={NO_REFUSAL} />,
  );
  expect(attributesOf(email.querySelector('input'))).toMatchObject({ type: 'email', maxlength: '254' });
  const text = draw(
    <DeskField action="lead-note" schema={noteForm} name="text" refusal={NO_REFUSAL} rows={6} />,
  );
  const area = text.querySelector('textarea');
  expect(attributesOf(area)).toMatchObject({ rows: '6', maxlength: '4000', required: '' });
  expect(text.querySelector(`#${area?.getAttribute('aria-describedby')}`)?.textContent).toMatch(
    /^Only staff/,
  );
});

test('a field that may stay empty is not required, and says so unless its page says otherwise', () => {
  const note = draw(<DeskField {...refund} name="note" />);
  expect(note.querySelector('textarea')?.required).toBe(false);
  expect(note.querySelector('label')?.textContent).toBe('Note to the buyer (optional)');
  const follow = {
    action: 'lead-follow-up',
    schema: followUpForm,
    refusal: NO_REFUSAL,
    isOptional: false,
  } as const;
  const on = draw(<DeskField {...follow} name="on" />);
  expect(on.querySelector('label')?.textContent).toBe('On');
  expect(attributesOf(on.querySelector('input'))).toMatchObject({ type: 'date' });
});

test('a choice has the options of its schema or of its page, and nothing is chosen for anyone', () => {
  const reason = draw(<DeskField {...refund} name="reason" />).querySelector('select');
  expect([reason?.value, reason?.required, reason?.options[0]?.text]).toEqual(['', true, 'Choose a reason']);
  const owner = draw(
    <DeskField
      action="lead-follow-up"
      schema={followUpForm}
      name="owner"
      value="p"
      options={[['p', 'Priya']]}
      refusal={NO_REFUSAL}
    />,
  ).querySelector('select');
  expect([...(owner?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Nobody yet'],
    ['p', 'Priya'],
  ]);
  expect(owner?.value).toBe('p');
});

test('what was typed stands before what was there, and the error is at its field, which has the focus', () => {
  const refusal = { values: { amount: '1000', reason: 'other' }, errors: { amount: 'Too much.' } };
  const amount = draw(<DeskField {...refund} name="amount" value="99.00" refusal={refusal} />);
  const input = amount.querySelector('input');
  expect(attributesOf(input)).toMatchObject({ value: '1000', 'aria-invalid': 'true', autofocus: '' });
  expect(amount.querySelector('[data-error-for="amount"]')?.textContent).toBe('Too much.');
  const reason = draw(<DeskField {...refund} name="reason" refusal={refusal} />);
  expect(reason.querySelector('select')?.value).toBe('other');
  expect(reason.querySelector('[data-error-for="reason"]')?.hasAttribute('hidden')).toBe(true);
});

test.each([
  ['ticked before', 'true', {}, true],
  ['ticked before, and unticked by who posted', 'true', { other: 'x' }, false],
  ['ticked by who posted', 'false', { isTold: 'true' }, true],
  ['never ticked', 'false', {}, false],
])('a box that is %s', (_what, value, values, isTicked) => {
  const meta = { kind: 'check', label: 'Tell them' } as const;
  const box = draw(
    <DrawnField
      action="content-save"
      name="isTold"
      meta={meta}
      value={value}
      refusal={{ values, errors: {} }}
    />,
  ).querySelector('input');
  expect([box?.type, box?.value, box?.checked]).toEqual(['checkbox', 'true', isTicked]);
});

function draw(field: ReactNode): Document {
  return new DOMParser().parseFromString(renderToStaticMarkup(field), 'text/html');
}

function attributesOf(element: Element | null): Record<string, string> {
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}
