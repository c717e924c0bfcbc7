// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abortAfter } from '@/lib/site/browser';
import { pay, renderCheckout } from '@/tests/support/checkout-page';
import { neverAnswered } from '@/tests/support/never-answered';

vi.mock('@/lib/site/browser', () => ({ abortAfter: vi.fn<typeof abortAfter>() }));

const APPROVE = 'https://www.sandbox.paypal.com/checkoutnow?token=T1';
const send = vi.fn<typeof fetch>();
const assign = vi.fn<typeof location.assign>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { assign });
  assign.mockReset();
  send.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('paying opens the approval page in a frame of 600 pixels, with a link to the same page', async () => {
  send.mockResolvedValue(Response.json({ links: [{ rel: 'approve', href: APPROVE }], orderKey: 'k1' }));
  renderCheckout({ plan: 'pro', amount: '2648', addOns: '' });
  pay();
  const frame = await waitFor(() => theFrame());
  expect(frame.getAttribute('src')).toBe(APPROVE);
  expect(frame.getAttribute('height')).toBe('600');
  expect(screen.getByRole('link', { name: 'Continue on PayPal' }).getAttribute('href')).toBe(APPROVE);
  expect(sentOrder(0)).toMatchObject({ amount: '2648', currency: 'USD', intent: 'CAPTURE', plan: 'pro' });
  expect(attemptOf(0)).toMatch(/^[\w-]{16,64}$/);
});

test('under the button are links to the terms and refunds, and the note that a monthly price renews', () => {
  renderCheckout({ plan: 'pro', amount: '2648', step: 'pay' });
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toMatch(/\/terms-of-service$/);
  expect(screen.getByRole('link', { name: 'refunds' }).getAttribute('href')).toMatch(/\/refund-policy$/);
  expect(screen.getByText(/It renews\./)).toBeTruthy();
});

test('an amount that is paid once says nothing about renewing', () => {
  renderCheckout({ amount: '250', step: 'pay' });
  expect(screen.getByRole('link', { name: 'terms' })).toBeTruthy();
  expect(screen.queryByText(/It renews\./)).toBeNull();
});

test('success leads to the receipt; a message from a stranger does nothing', async () => {
  send.mockResolvedValue(Response.json({ links: [{ rel: 'approve', href: APPROVE }], orderKey: 'k1' }));
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  await waitFor(() => theFrame());
  postProviderMessage('payment_success', 'https://www.paypal.com.evil.example');
  expect(theFrame()).toBeTruthy();
  postProviderMessage('payment_success', 'https://www.sandbox.paypal.com');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/success?key=k1'));
});

test('cancelled closes the frame and brings the button back', async () => {
  send.mockResolvedValue(Response.json({ links: [{ rel: 'approve', href: APPROVE }] }));
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  await waitFor(() => theFrame());
  postProviderMessage('payment_cancelled', 'https://www.paypal.com');
  await screen.findByRole('button', { name: 'Pay with PayPal' });
  expect(document.querySelector('iframe')).toBeNull();
});

test('a redirect leaves the page instead of opening a frame', async () => {
  send.mockResolvedValue(
    Response.json({ links: [{ rel: 'approve', href: APPROVE }], presentation: 'redirect' }),
  );
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(APPROVE));
  expect(document.querySelector('iframe')).toBeNull();
});

test('a refusal is shown in words, and Try Again asks again under another attempt', async () => {
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
  expect(attemptOf(1)).not.toBe(attemptOf(0));
});

test('a buyer whose order is never answered can try again within ten seconds', async () => {
  const limit = new AbortController();
  vi.mocked(abortAfter).mockReturnValue(limit.signal);
  send.mockImplementation(neverAnswered(limit));
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  expect(vi.mocked(abortAfter).mock.calls.at(-1)?.[0]).toBeLessThan(10_000);
  limit.abort();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create PayPal order');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(attemptOf(1), 'the same attempt, for the first may have arrived').toBe(attemptOf(0));
});

test('after a wrong price the buyer sees the right one before paying it', async () => {
  const error = { kind: 'price_mismatch', message: 'The price is $2,648.00', amount: '2648.00' };
  send.mockResolvedValueOnce(Response.json({ error }, { status: 422 }));
  send.mockResolvedValueOnce(Response.json({ links: [{ rel: 'approve', href: APPROVE }] }));
  renderCheckout({ plan: 'pro', amount: '1500.00' });
  pay();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with 2648.00 USD' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByText('2648.00 USD')).not.toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
  pay();
  await waitFor(() => theFrame());
  expect(sentOrder(1)).toMatchObject({ amount: '2648.00', plan: 'pro' });
  expect(attemptOf(1)).not.toBe(attemptOf(0));
});

test('the focus goes to the way out of an error, and back to the pay button when the frame has gone', async () => {
  send.mockResolvedValueOnce(Response.json({}, { status: 500 }));
  send.mockResolvedValue(Response.json({ links: [{ rel: 'approve', href: APPROVE }] }));
  renderCheckout({ plan: 'pro', amount: '2648' });
  pay();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(document.activeElement).toBe(retry);
  fireEvent.click(retry);
  await waitFor(() => theFrame());
  fireEvent.click(screen.getByRole('button', { name: 'Close PayPal' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay with PayPal' }));
});

test('an unreadable message from the provider is logged and ignored', () => {
  renderCheckout({ plan: 'pro', amount: '2648' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fireEvent(window, new MessageEvent('message', { origin: 'https://www.paypal.com', data: '{broken' }));
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockClear();
  expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeTruthy();
});

function postProviderMessage(type: string, origin: string): void {
  fireEvent(window, new MessageEvent('message', { origin, data: JSON.stringify({ type }) }));
}

function theFrame(): HTMLIFrameElement {
  return screen.getByTitle<HTMLIFrameElement>('PayPal: approve the payment');
}

function sentOrder(call: number): Record<string, unknown> {
  const body = send.mock.calls[call]?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : {};
}

function attemptOf(call: number): string | null {
  return new Headers(send.mock.calls[call]?.[1]?.headers).get('idempotency-key');
}
