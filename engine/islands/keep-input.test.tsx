// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInput } from './keep-input';
import { placeOf } from './place-of';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  page.innerHTML = renderToString(<Order />);
  document.body.replaceChildren(page);
});

afterEach(() => document.body.replaceChildren());

test('text that is typed while React loads is kept', async () => {
  const repeat = keepInput(page, placeOf);
  type('5.00');
  await act(async () => hydrateRoot(page, <Order />));
  await act(async () => repeat());
  expect(page.querySelector('output')?.textContent).toBe('5.00');
});

test('a field that was emptied is empty', async () => {
  type('');
  await comeAlive();
  expect(page.querySelector('output')?.textContent).toBe('');
});

test('what no one touched is not told', async () => {
  await comeAlive();
  expect(page.querySelector('output')?.textContent).toBe('99.00');
  expect(page.querySelector('b')?.textContent).toBe('0');
});

test('an email address that is selected as a whole stays so, to be replaced', () => {
  page.innerHTML = '<input type="email">';
  const select = vi.spyOn(HTMLInputElement.prototype, 'select');
  vi.spyOn(document, 'getSelection').mockReturnValue(
    Object.assign(Object.create(null), { toString: () => 'ann@cafe.test' }),
  );
  field().focus();
  type('ann@cafe.test');
  keepInput(page, placeOf)();
  expect(field().value).toBe('ann@cafe.test');
  expect(select).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

/** A form with a field that React controls, its value, and the count of changes. */
function Order() {
  const [order, setOrder] = useState({ amount: '99.00', changes: 0 });
  return (
    <form>
      <input
        value={order.amount}
        onChange={({ target }) => setOrder({ amount: target.value, changes: order.changes + 1 })}
      />
      <output>{order.amount}</output>
      <b>{order.changes}</b>
    </form>
  );
}

async function comeAlive(): Promise<void> {
  const repeat = keepInput(page, placeOf);
  await act(async () => hydrateRoot(page, <Order />));
  await act(async () => repeat());
}

function type(amount: string): void {
  field().value = amount;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

function field(): HTMLInputElement {
  const input = page.querySelector('input');
  if (!input) throw new Error('the form has no field');
  return input;
}
