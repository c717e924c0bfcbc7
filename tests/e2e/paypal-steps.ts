import { expect, type Locator, type Page } from '@playwright/test';
import { checkout } from '@/content/checkout';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import type { Controls } from '@/simulators/paypal/start';
import { listPrice } from '@/tests/support/price-list';
import { PORTS } from './ports';

/** Checkout with the Pro plan chosen. */
export const PRO = routes.checkout({ plan: 'pro', amount: toDecimal(listPrice('pro').first), name: 'Pro' });

/** Declines the buyer's card on PayPal's page, and waits for what comes of it: that may be the same address again. */
export async function declineCard(page: Page): Promise<void> {
  const landed = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Decline my card' }).click();
  await landed;
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /Pay with PayPal/ });
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Opens PayPal's page by the link that is there with scripts and without. Returns PayPal's token. */
export async function leaveForPayPal(page: Page, from: string): Promise<string> {
  await page.goto(from);
  await goToPayPal(page);
  return new URL(page.url()).searchParams.get('token') ?? '';
}

export async function goToPayPal(page: Page): Promise<void> {
  await payButton(page).click();
  const beside = page.getByRole('link', { name: 'Continue on PayPal' });
  const approval = page.getByRole('button', { name: 'Approve and pay' });
  await expect(beside.or(approval).first()).toBeVisible();
  if (await beside.isVisible()) await beside.click();
  await expect(approval).toBeVisible();
}

/** Pays from checkout's payment step, up to the receipt. */
export async function payAtPayPal(page: Page): Promise<void> {
  await goToPayPal(page);
  await page.getByRole('button', { name: 'Approve and pay' }).click();
  await expect(heading(page)).toHaveText(checkout.success.states.paid.title);
}

/** Pays what an address of checkout says. Returns PayPal's token. */
export async function payPlainly(page: Page, from: string): Promise<string> {
  const token = await leaveForPayPal(page, from);
  await page.getByRole('button', { name: 'Approve and pay' }).click();
  await expect(heading(page)).toHaveText(checkout.success.states.paid.title);
  return token;
}

/** The receipt's address, which the buyer would have from the return address. */
export async function receiptOf(token: string): Promise<string> {
  const order = await control('order', token);
  return `/success?key=${new URL(order?.returnUrl ?? '').searchParams.get('key') ?? ''}`;
}

/** Calls one of the PayPal simulator's controls from outside. */
export async function control<Call extends keyof Controls>(
  call: Call,
  ...args: Parameters<Controls[Call]>
): Promise<Awaited<ReturnType<Controls[Call]>>> {
  const address = `http://127.0.0.1:${PORTS.paypal}/__control`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify({ call, args }) });
  expect(response.ok, call).toBe(true);
  return JSON.parse((await response.text()) || 'null') as Awaited<ReturnType<Controls[Call]>>;
}
