// @vitest-environment jsdom
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInput } from './keep-input';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  page.innerHTML = renderToString(<Order />);
  document.body.replaceChildren(page);
});

afterEach(() => document.body.replaceChildren());

test('what was chosen and typed before React came is what it goes by', async () => {
  type('123.45');
  choose('GBP');
  await comeAlive();
  expect(page.querySelector('output')?.textContent).toBe('123.45 GBP');
  expect(field().value).toBe('123.45');
});

test('and so is what is typed while it comes', async () => {
  const repeat = keepInput(page);
  type('5.00');
  await act(async () => hydrateRoot(page, <Order />));
  await act(async () => repeat());
  expect(page.querySelector('output')?.textContent).toBe('5.00 USD');
});

test('a field that was emptied is empty', async () => {
  type('');
  await comeAlive();
  expect(page.querySelector('output')?.textContent).toBe(' USD');
});

test('a radio button that was chosen stays chosen, and is told once', async () => {
  radio('card')?.click();
  await comeAlive();
  expect(radio('card')?.checked).toBe(true);
  expect(page.querySelector('i')?.textContent).toBe('card');
  expect(page.querySelector('b')?.textContent).toBe('1');
});

test('what nobody touched is not told', async () => {
  await comeAlive();
  expect(page.querySelector('output')?.textContent).toBe('99.00 USD');
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
  keepInput(page)();
  expect(field().value).toBe('ann@cafe.test');
  expect(select).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

/** A form whose fields React holds, what they say, and how often it was told something. */
function Order() {
  const [order, setOrder] = useState({ amount: '99.00', currency: 'USD', way: 'bank', told: 0 });
  const tell = (change: Partial<typeof order>) =>
    setOrder(current => ({ ...current, ...change, told: current.told + 1 }));
  return (
    <form>
      <input value={order.amount} onChange={event => tell({ amount: event.target.value })} />
      <select value={order.currency} onChange={event => tell({ currency: event.target.value })}>
        <option>USD</option>
        <option>GBP</option>
      </select>
      {['bank', 'card'].map(way => (
        <input
          key={way}
          type="radio"
          name="way"
          value={way}
          checked={way === order.way}
          onChange={() => tell({ way })}
        />
      ))}
      <i>{order.way}</i>
      <output>{`${order.amount} ${order.currency}`}</output>
      <b>{order.told}</b>
    </form>
  );
}

async function comeAlive(): Promise<void> {
  const repeat = keepInput(page);
  await act(async () => hydrateRoot(page, <Order />));
  await act(async () => repeat());
}

function type(amount: string): void {
  field().value = amount;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

function radio(way: string): HTMLInputElement | null {
  return page.querySelector(`[value="${way}"]`);
}

function choose(currency: string): void {
  const list = page.querySelector('select');
  if (list) list.value = currency;
}

function field(): HTMLInputElement {
  const input = page.querySelector('input');
  if (!input) throw new Error('the form has no field');
  return input;
}
