// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { addOns } from '@/content/add-ons';
import { plans } from '@/content/plans';
import { formatMoney, toDecimal } from '@/lib/site/money';
import { listPrice } from '@/tests/support/price-list';
import { PackageBuilder } from './package-builder';
import { PACKAGE_KEY } from './package-store';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

test('each of the four add-ons has its heading, and its button, described by its name', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent);
  expect(headings).toEqual(addOns.map(addOn => addOn.name));
  const buttons = addButtons();
  expect(buttons).toHaveLength(4);
  const names = buttons.map(
    button => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(names).toEqual(addOns.map(addOn => addOn.name));
});

test('pressing adds the add-on to the package, its sum and the address for checkout', () => {
  const { form } = show();
  press(addButtons()[2]);
  expect(addButtons().map(button => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'true',
    'false',
  ]);
  const { first, monthly } = listPrice('pro', ['live-chat']);
  expect(screen.getByText(formatMoney({ minor: monthly, currency: 'USD' }))).toBeDefined();
  expect(query(form)).toBe(
    `plan=pro&billing=setup-and-monthly&addOns=live-chat&amount=${toDecimal(first)}&name=Pro`,
  );
  expect(screen.getByRole('status').textContent).toBe('Live Chat is in your package.');
});

test('it can be taken out again by its own button and in the receipt', () => {
  show();
  press(addButtons()[0]);
  press(screen.getByRole('button', { name: 'Remove Appointment Booking' }));
  expect(addButtons()[0]?.getAttribute('aria-pressed')).toBe('false');
  press(addButtons()[0]);
  press(addButtons()[0]);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('the choice is remembered and stands there again on return', () => {
  show();
  press(addButtons()[1]);
  fireEvent.click(screen.getByRole('radio', { name: /^Premium/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^The website you have/ }));
  cleanup();
  const { form } = show();
  const amount = toDecimal(listPrice('premium', ['payment-gateway']).monthly);
  expect(query(form)).toBe(
    `plan=premium&billing=monthly-only&addOns=payment-gateway&amount=${amount}&name=Premium`,
  );
});

test('it says that the choice is remembered only where it is', () => {
  show();
  expect(screen.getByText(/Saved in this browser/)).toBeDefined();
  cleanup();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  show();
  expect(screen.queryByText(/Saved in this browser/)).toBeNull();
  press(addButtons()[0]);
  expect(screen.getByRole('button', { name: 'Remove Appointment Booking' })).toBeDefined();
  expect(screen.queryByText(/Saved in this browser/)).toBeNull();
});

test('nonsense in storage is passed over', () => {
  localStorage.setItem(PACKAGE_KEY, '{"planId":"gold"');
  const { form } = show();
  expect(query(form)).toContain('plan=pro&');
});

test('as plain HTML it is a form to checkout with a box and a button for each add-on, and claims no price', () => {
  document.body.innerHTML = renderToStaticMarkup(<Builder />);
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/checkout']);
  const boxes = within(document.body).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(box => box.value)).toEqual(addOns.map(addOn => addOn.id));
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[name="addOns"][type="submit"]');
  expect(Array.from(buttons, button => button.value)).toEqual(addOns.map(addOn => addOn.id));
  expect(document.querySelector('[name="amount"], [aria-pressed]')).toBeNull();
});

test('the Enter key goes on to checkout and adds nothing', () => {
  const { form } = show();
  const first = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  expect([first?.name, first?.value]).toEqual(['', '']);
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

function Builder() {
  return <PackageBuilder plans={plans} addOns={addOns} initialPlanId="pro" />;
}

function show(): { form: HTMLFormElement } {
  render(<Builder />);
  return { form: screen.getByRole<HTMLFormElement>('form', { name: 'Your package' }) };
}

function addButtons(): HTMLElement[] {
  return screen.getAllByRole('button', { name: 'Add to Package' });
}

function press(button: HTMLElement | undefined): void {
  if (!button) throw new Error('there is no such button');
  fireEvent.click(button);
}

function query(form: HTMLFormElement): string {
  const fields = Array.from(new FormData(form), ([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return new URLSearchParams(fields).toString();
}
