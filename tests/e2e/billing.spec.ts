import { accountNotices, accountPages } from '@/content/account';
import { automaticPayment, invoicePage } from '@/content/billing';
import { checkout } from '@/content/checkout';
import { newId } from '@/lib/site/ids';
import { toDecimal } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { listPrice } from '@/tests/support/price-list';
import { inDatabase } from '../support/read-storage';
import { confirmStaff, openDeskAsNewStaff, signUpCustomer } from './desk-steps';
import { findViolations } from './find-violations';
import { heading, payPlainly, receiptOf } from './paypal-steps';
import { expect, test, type Page } from './test';

const { plans } = accountPages.account;
const DAY_MS = 86_400_000;
const MONTH = listPrice('basic').monthly;
const BASIC = `${routes.checkout({ plan: 'basic', amount: toDecimal(MONTH), name: 'Basic' })}&billing=monthly-only&step=pay`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer pays an invoice by its link, cancels in two clicks, and stays after all', async ({
    page,
  }) => {
    const { key, number } = await anInvoicedCustomer(page);
    await page.goto(routes.account());
    await page.getByRole('link', { name: `${plans.pay} ${number}` }).click();
    await expect(page).toHaveURL(serverRoutes.invoice(key));
    await expect(heading(page)).toHaveText(invoicePage.titles.open);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByRole('button', { name: 'Approve and pay' }).click();
    await expect(heading(page)).toHaveText(checkout.success.states.paid.title);
    await expect(page.getByText(`Invoice ${number}`).first()).toBeVisible();
    await expect(page.locator('[data-purchase]')).toHaveCount(0);
    await page.goto(serverRoutes.invoice(key));
    await expect(heading(page)).toHaveText(invoicePage.titles.paid);
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: invoicePage.download }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);

    await page.goto(routes.account());
    await page.getByText(plans.cancel.open).click();
    await page.getByRole('button', { name: plans.cancel.submit }).click();
    await expect(page.getByText(accountNotices['plan-canceled'].title)).toBeVisible();
    await page.getByRole('button', { name: plans.keep }).click();
    await expect(page.getByText(accountNotices['plan-kept'].title)).toBeVisible();
    await expect(page.getByText(plans.cancel.open)).toBeVisible();
  });
});

test('a customer agrees to automatic payment on an invoice, and turns it off in the account', async ({
  page,
}) => {
  const { key } = await anInvoicedCustomer(page);
  await page.goto(serverRoutes.invoice(key));
  const box = page.getByRole('checkbox', { name: automaticPayment.consent });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('may charge you again without asking')).toBeVisible();
  await page.getByRole('button', { name: 'Approve and pay' }).click();
  await expect(heading(page)).toHaveText(checkout.success.states.paid.title);
  await inSiteDatabase(async db => {
    const consent = db.updateTable('payment_consents').where('invoice_key', '=', key);
    // What the next round does, within a minute.
    await consent.set({ state: 'active', vault_id: newId() }).where('state', '=', 'requested').execute();
  });
  await page.goto(routes.account());
  await expect(page.getByText(plans.automatic)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: plans.turnOff }).click();
  await expect(page.getByText(accountNotices['plan-by-link'].title)).toBeVisible();
  await expect(page.getByText(plans.automatic)).toHaveCount(0);
});

test('the account, an invoice and the desk are accessible with a plan in them, and the desk says who owes', async ({
  page,
  browser,
}) => {
  const { key, number } = await anInvoicedCustomer(page);
  for (const address of [routes.account(), serverRoutes.invoice(key)]) {
    await page.goto(address);
    expect(await findViolations(page), address).toEqual([]);
  }
  const staff = await browser.newPage();
  await confirmStaff((await openDeskAsNewStaff(staff, 'bookkeeper')).email, 'money');
  await staff.getByRole('link', { name: 'Billing', exact: true }).click();
  await staff.getByRole('link', { name: /^Not paid \d/ }).click();
  expect(await findViolations(staff)).toEqual([]);
  const table = staff.getByRole('table', { name: 'Not paid' });
  await table.getByRole('row').filter({ hasText: number }).getByRole('link').click();
  await expect(heading(staff)).toHaveText(/Basic plan/);
  expect(await findViolations(staff)).toEqual([]);
  await staff.getByRole('link', { name: `Put on hold ${number}` }).click();
  expect(await findViolations(staff)).toEqual([]);
  await staff.getByRole('button', { name: `Put on hold ${number}` }).click();
  await expect(heading(staff)).toHaveText(/Basic plan/);
  await page.goto(serverRoutes.invoice(key));
  await expect(page.getByText(invoicePage.texts.held)).toBeVisible();
  await staff.close();
});

function inSiteDatabase<T>(work: Parameters<typeof inDatabase<T>>[1]): Promise<T> {
  return inDatabase({ databaseUrl: null, dataDir: process.env['E2E_DATA_DIR'] ?? '' }, work);
}

/** A customer who bought Monthly Only a month ago, with an invoice that is due tomorrow. */
async function anInvoicedCustomer(page: Page): Promise<{ key: string; number: string }> {
  await signUpCustomer(page);
  const receipt = await receiptOf(await payPlainly(page, BASIC));
  const orderKey = receipt.slice(receipt.indexOf('=') + 1);
  return inSiteDatabase(async db => {
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('key', '=', orderKey)
      .executeTakeFirstOrThrow();
    const [now, key] = [Date.now(), newId()];
    const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
    const who = { customer_name: order.payer_name, customer_email: order.payer_email };
    const sums = {
      currency: 'USD',
      lines: JSON.stringify([{ id: 'basic', label: 'Basic plan', minor: MONTH }]),
    };
    await db.deleteFrom('billing_subscriptions').where('order_id', '=', order.id).execute();
    const subscription = {
      id: newId(),
      order_id: order.id,
      state: 'active' as const,
      pending: '[]',
      setup_minor: 0,
      tax_millipercent: 0,
      anchor_on: day(1),
      anchor_month: 1,
      month: 2,
      next_on: day(31),
      paused_on: null,
      ends_on: null,
      end_cause: null,
      money_back_minor: 0,
      created_at: now,
      updated_at: now,
    };
    await db
      .insertInto('billing_subscriptions')
      .values({ ...subscription, ...who, ...sums })
      .execute();
    const number = Math.floor(Math.random() * 1e9) + 1e6;
    const days = { from_on: day(1), until_on: day(30), issued_on: day(0), due_on: day(1), late_from: day(1) };
    const state = { state: 'open' as const, is_held: 0, order_id: null, paid_at: null, reminders: 0 };
    const ids = { id: newId(), key, number, subscription_id: subscription.id, month: 1, updated_at: now };
    await db
      .insertInto('invoices')
      .values({ ...ids, ...days, ...state, ...who, ...sums, total_minor: MONTH })
      .execute();
    return { key, number: `INV-${number}` };
  });
}
