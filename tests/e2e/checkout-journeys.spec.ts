import { checkout } from '@/content/checkout';
import { packages } from '@/content/packages';
import { formatMoney, toDecimal } from '@/lib/site/money';
import { inDollars, listPrice } from '@/tests/support/price-list';
import { dataLayer } from './consent-steps';
import { untilListening } from './open-page';
import {
  payAtPayPal,
  control,
  declineCard,
  leaveForPayPal,
  payButton,
  payPlainly,
  PRO,
} from './paypal-steps';
import { tabTo } from './tab-to';
import { expect, test } from './test';

const pro = listPrice('pro');
const withChat = listPrice('pro', ['live-chat']);
const [, , , , seo] = packages;
const WITH_ADD_ON = `/checkout?plan=pro&billing=setup-and-monthly&amount=${toDecimal(withChat.first)}&name=Pro&addOns=live-chat`;

test('the whole way from the choice to the receipt goes with Tab, the arrows and Enter alone', async ({
  page,
}) => {
  await page.goto('/checkout');
  await tabTo(page, page.getByLabel('Package'));
  await page.keyboard.press('s');
  await expect(page.getByLabel('Package')).toHaveValue('seo-optimization');
  await tabTo(page, page.getByRole('button', { name: 'Proceed to Payment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeFocused();
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'PayPal approval' })).toBeFocused();
  await tabTo(page, page.frameLocator('iframe').getByRole('button', { name: 'Approve and pay' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success\?key=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.success.states.paid.title);
});

test('with the keyboard the buyer closes the frame and goes back to the choice', async ({ page }) => {
  await page.goto(PRO);
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Close PayPal' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Back to Service Selection' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
});

test('a double click on the button places one order', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/order')) posts.push(request.postData() ?? '');
  });
  await page.goto(PRO);
  await payButton(page).dblclick();
  await expect(page.locator('iframe')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('begin_checkout and purchase are reported once each, also after a reload of the receipt, and the receipt prints', async ({
  page,
}) => {
  await page.goto(PRO);
  await payButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  const begun = { currency: 'USD', value: pro.first / 100, items: [{ item_id: 'pro' }] };
  expect(eventsOf(await dataLayer(page), 'begin_checkout')).toEqual([
    { event: 'begin_checkout', ecommerce: begun },
  ]);
  await page.frameLocator('iframe').getByRole('button', { name: 'Approve and pay' }).click();
  await expect(page).toHaveURL(/\/success\?key=/);
  await expect.poll(async () => eventsOf(await dataLayer(page), 'purchase')).toHaveLength(1);
  expect(JSON.stringify(await dataLayer(page))).toContain(`"value":${pro.first / 100}`);
  await page.reload();
  await untilListening(page);
  expect(eventsOf(await dataLayer(page), 'purchase')).toEqual([]);
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: checkout.success.print }).click();
  await expect(page).toHaveTitle('printed');
});

for (const path of ['/platform/local-seo-website-chatbot', '/products/local-seo-website-chatbot'])
  test(`view_item is told once on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 400);
    await expect
      .poll(async () => eventsOf(await dataLayer(page), 'view_item'))
      .toEqual([
        {
          event: 'view_item',
          ecommerce: {
            currency: 'USD',
            value: pro.first / 100,
            items: [{ item_id: 'local-seo-website-chatbot' }],
          },
        },
      ]);
  });

test('one number in four currencies is said plainly before paying', async ({ page }) => {
  await page.goto(`${PRO}&step=select`);
  await expect(page.getByLabel('Currency')).toHaveAccessibleDescription(checkout.currency.hint);
  await page.getByLabel('Currency').selectOption('GBP');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(
    page.getByText(`${formatMoney({ minor: pro.first, currency: 'GBP' })} GBP`).first(),
  ).toBeVisible();
  await expect(page.getByText(checkout.currency.note.replace('{currency}', 'GBP'))).toBeVisible();
  await expect(
    page.getByText(
      `Due today. Then ${formatMoney({ minor: pro.monthly, currency: 'GBP' })} each month, by invoice.`,
    ),
  ).toBeVisible();
});

test('the printed receipt is the receipt alone', async ({ page }) => {
  await payPlainly(page, PRO);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(inDollars(pro.first)).first()).toBeVisible();
  for (const hidden of [
    'header',
    'footer',
    '[data-toast-box]',
    '[data-consent-bar]',
    'aside[data-promo-only]',
  ])
    await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.getByRole('button', { name: checkout.success.print })).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a buyer who cancels on PayPal finds the choice as it was, and pays it at once', async ({
      page,
    }) => {
      await leaveForPayPal(page, WITH_ADD_ON);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(/\/checkout\?cancelled=1&plan=pro/);
      await expect(page.getByText(checkout.returned.cancelled.title)).toBeVisible();
      await expect(
        page.getByText(`${formatMoney({ minor: withChat.first, currency: 'USD' })} USD`).first(),
      ).toBeVisible();
      await expect(page.getByText('Selected Plan')).toContainText('Pro');
      await expect(page.getByText('Live Chat').first()).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
      await payAtPayPal(page);
      await expect(page.getByText(inDollars(withChat.first)).first()).toBeVisible();
    });

    test('a buyer whose card is declined finds the choice as it was, and pays it with a new PayPal order', async ({
      page,
    }) => {
      const first = await leaveForPayPal(page, PRO);
      await declineCard(page);
      await expect(page).toHaveURL(/\/checkout\?declined=1&plan=pro/);
      await expect(page.getByText(checkout.returned.declined.title)).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
      await payAtPayPal(page);
      await expect(page.getByText(inDollars(pro.first)).first()).toBeVisible();
      expect((await control('order', first))?.capture).toBeNull();
    });

    test('a buyer who ran out of time reads so at checkout, with the choice in place', async ({ page }) => {
      await page.goto(
        `/checkout?expired=1&package=seo-optimization&amount=${toDecimal(seo.price)}&currency=EUR&step=pay`,
      );
      await expect(page.getByText(checkout.returned.expired.title)).toBeVisible();
      await expect(
        page.getByText(`${formatMoney({ minor: seo.price, currency: 'EUR' })} EUR`).first(),
      ).toBeVisible();
      await expect(payButton(page)).toBeEnabled();
    });
  });
}

test('over the limit of orders the buyer reads how long to wait, and the choice stays', async ({ page }) => {
  const message =
    'Too many orders were started from your connection. Please try again in 1 minute, or contact us.';
  await page.route('**/order', route =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: { error: { kind: 'limited', message } },
    }),
  );
  await page.goto(PRO);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '429' })).toContainText('try again in 1 minute');
  await expect(
    page.getByText(`${formatMoney({ minor: pro.first, currency: 'USD' })} USD`).first(),
  ).toBeVisible();
  await page.unroute('**/order');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

function eventsOf(layer: unknown[], name: string): unknown[] {
  return layer.filter(
    entry => typeof entry === 'object' && entry !== null && Reflect.get(entry, 'event') === name,
  );
}
