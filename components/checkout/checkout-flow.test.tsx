// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '@/lib/catalog/catalogue';
import { priceOrder } from '@/lib/pricing/price-order';
import { CheckoutFlow } from './checkout-flow';
import { listOptions } from './checkout-options';
import { readCheckoutQuery, startCheckout, type SearchParams } from './checkout-query';
import { goTo } from './go-to';

vi.mock('./go-to', () => ({ goTo: vi.fn<typeof goTo>() }));

const APPROVE = 'https://www.sandbox.paypal.com/checkoutnow?token=T1';
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  vi.mocked(goTo).mockReset();
  send.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('Proceed is disabled while the amount is empty or zero', () => {
  renderCheckout({});
  const proceed = screen.getByRole('button', { name: 'Proceed to Payment' });
  type('');
  expect(proceed.matches(':disabled')).toBe(true);
  type('0');
  expect(proceed.matches(':disabled')).toBe(true);
  type('5');
  expect(proceed.matches(':disabled')).toBe(false);
});

test('an amount that cannot be paid is explained at its field, and the payment step stays closed', () => {
  renderCheckout({});
  type('0.50');
  fireEvent.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  expect(document.querySelector('[data-error-for="amount"]')?.textContent).toBe('too-small');
  expect(screen.queryByRole('button', { name: 'Pay with PayPal' })).toBeNull();
});

test('before paying in another currency the buyer reads that the figure is not converted', () => {
  renderCheckout({ plan: 'pro', amount: '2648', currency: 'GBP' });
  expect(screen.getByText('the same figure in GBP')).toBeTruthy();
  cleanup();
  renderCheckout({});
  const note = screen.getByText('the same figure');
  expect(screen.getByLabelText('Currency').getAttribute('aria-describedby')).toBe(note.id);
});

test('the line under the total says what is due today and what each month after', () => {
  renderCheckout({ plan: 'pro', amount: '2648' });
  expect(screen.getByText('Due today. Then $149.00 each month, by invoice.')).toBeTruthy();
  cleanup();
  renderCheckout({ package: 'seo-optimization', step: 'pay' });
  expect(screen.getByText('Due today, once.')).toBeTruthy();
});

test('choosing a package sets its price, typing an amount makes it a custom one', () => {
  renderCheckout({});
  choose('seo-optimization');
  expect(amount().value).toBe('199.00');
  type('50.00');
  expect(packageList().value).toBe('custom');
  choose('custom');
  expect(amount().value).toBe('99.00');
});

test('a plan in the address opens the payment step and shows its banner; choosing a package closes both', () => {
  renderCheckout({ plan: 'pro', amount: '2648', name: 'Pro' });
  expect(screen.getByText(/Selected Plan/).textContent).toBe('Selected Plan: Pro, 2,648.00 USD');
  expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeTruthy();
  choose('basic-website');
  expect(screen.queryByText(/Selected Plan/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Proceed to Payment' })).toBeTruthy();
});

test('paying opens the approval page in a frame of 600 pixels, with a link to the same page', async () => {
  send.mockResolvedValue(Response.json({ links: [{ rel: 'approve', href: APPROVE }], orderKey: 'k1' }));
  renderCheckout({ plan: 'pro', amount: '2648', addOns: '' });
  pay();
  const frame = await waitFor(() => theFrame());
  expect(frame.getAttribute('src')).toBe(APPROVE);
  expect(frame.getAttribute('height')).toBe('600');
  expect(screen.getByRole('link', { name: 'Continue on PayPal' }).getAttribute('href')).toBe(APPROVE);
  expect(posted(0)).toMatchObject({ amount: '2648', currency: 'USD', intent: 'CAPTURE', plan: 'pro' });
});

test('success leads to the receipt; a message from a stranger does nothing', async () => {
  send.mockResolvedValue(Response.json({ links: [{ rel: 'approve', href: APPROVE }], orderKey: 'k1' }));
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  await waitFor(() => theFrame());
  tell('payment_success', 'https://www.paypal.com.evil.example');
  expect(theFrame()).toBeTruthy();
  tell('payment_success', 'https://www.sandbox.paypal.com');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/success?key=k1'));
});

test('cancelled closes the frame and brings the button back', async () => {
  send.mockResolvedValue(Response.json({ links: [{ rel: 'approve', href: APPROVE }] }));
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  await waitFor(() => theFrame());
  tell('payment_cancelled', 'https://www.paypal.com');
  await screen.findByRole('button', { name: 'Pay with PayPal' });
  expect(document.querySelector('iframe')).toBeNull();
});

test('a redirect leaves the page instead of opening a frame', async () => {
  send.mockResolvedValue(
    Response.json({ links: [{ rel: 'approve', href: APPROVE }], presentation: 'redirect' }),
  );
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(APPROVE));
  expect(document.querySelector('iframe')).toBeNull();
});

test('a refusal is shown in words, and Try Again asks anew under another attempt', async () => {
  const error = { kind: 'price_mismatch', message: 'The price is $2,648.00, not $1.00' };
  send.mockResolvedValueOnce(Response.json({ error }, { status: 422 }));
  send.mockResolvedValueOnce(Response.json({ links: [{ rel: 'approve', href: APPROVE }] }));
  renderCheckout({ plan: 'pro', amount: '1' });
  pay();
  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('HTTP error! status: 422');
  expect(box.textContent).toContain('The price is $2,648.00, not $1.00');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => theFrame());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(posted(1)['attemptId']).not.toBe(posted(0)['attemptId']);
});

test('an unreadable message from the provider is logged and ignored', () => {
  renderCheckout({ plan: 'pro', amount: '2648' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fireEvent(window, new MessageEvent('message', { origin: 'https://www.paypal.com', data: '{broken' }));
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockClear();
  expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeTruthy();
});

function renderCheckout(params: SearchParams): void {
  const query = readCheckoutQuery(params, catalogue);
  const { plan, billing, amount, name, addOnIds } = query;
  const options = listOptions({
    catalogue,
    defaultAmount: 9_900,
    addOnIds,
    chosen: { plan, billing, amount, name },
    price: request => priceOrder(request, { catalogue, ceilingMinor: 1_000_000 }),
  });
  render(
    <CheckoutFlow
      start={startCheckout(query, options)}
      options={options}
      addOnIds={addOnIds}
      planName={name}
      kept={{}}
      limits={{ minimum: 100, maximum: 1_000_000 }}
      words={{
        amount: { 'not-decimal': 'not-decimal', 'too-small': 'too-small', 'too-large': 'too-large' },
        currency: { hint: 'the same figure', note: 'the same figure in {currency}' },
        payLater: 'later',
        guarantee: { label: '30-day guarantee', value: 'Full refund' },
      }}
      attemptId="attempt-of-the-page"
    >
      <p>Why PayPal?</p>
    </CheckoutFlow>,
  );
}

function pay(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
}

function tell(type: string, origin: string): void {
  fireEvent(window, new MessageEvent('message', { origin, data: JSON.stringify({ type }) }));
}

function type(value: string): void {
  fireEvent.change(amount(), { target: { value } });
}

function choose(value: string): void {
  fireEvent.change(packageList(), { target: { value } });
}

function amount(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Amount');
}

function packageList(): HTMLSelectElement {
  return screen.getByLabelText<HTMLSelectElement>('Package');
}

function theFrame(): HTMLIFrameElement {
  return screen.getByTitle<HTMLIFrameElement>('PayPal: approve the payment');
}

function posted(call: number): Record<string, unknown> {
  const body = send.mock.calls[call]?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : {};
}
