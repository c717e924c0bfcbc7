import { checkout } from '@/content/checkout';
import { formMessages } from '@/content/form-messages';
import { customAmount, packages } from '@/content/packages';
import { refusals } from '@/content/refusals';
import { formatMoney, parseDecimal, toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { inDollars, listPrice } from '@/tests/support/price-list';
import { openPage, untilListening } from './open-page';
import { control, PRO } from './paypal-steps';
import { tabTo } from './tab-to';
/** What goes wrong at checkout without anyone's fault: old links, long names, lost focus, answers that are late. */
import { expect, test, type Page } from './test';

const [, , , , seo] = packages;
const [pro, basic] = [listPrice('pro'), listPrice('basic')];
const BASIC = routes.checkout({ plan: 'basic', amount: toDecimal(basic.first), name: 'Basic' });
const withBooking = listPrice('basic', ['appointment-booking']);
const bookingMonthly = withBooking.monthly - basic.monthly;
const BOOKING = 'Appointment Booking';

test('a buyer reads that the order is paid when only the browser has reported the approval', async ({
  page,
}) => {
  await page.goto(PRO);
  await payButton(page).click();
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: 'Approve and only send the message' })
    .click();
  await expect(page).toHaveURL(/\/success\?key=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.success.states.paid.title);
});

test('the buyer after PayPal took back our token is not told to phone', async ({ page }) => {
  await page.goto(PRO);
  await control('revokeTokens');
  await payButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('an order error keeps the keyboard at the way out, and a closed frame gives the button back to it', async ({
  page,
}) => {
  await page.route('**/order', route => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto(PRO);
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Close PayPal' }));
  await page.keyboard.press('Enter');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').getByRole('button', { name: 'Cancel' }).click();
  await expect(payButton(page)).toBeFocused();
});

test('an order that is never answered can be tried again within ten seconds, as the same attempt', async ({
  page,
}) => {
  const attempts = attemptsOf(page);
  await page.route('**/order', () => undefined, { times: 1 });
  await page.clock.install();
  await page.goto(PRO);
  await payButton(page).click();
  await expect.poll(() => attempts).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Failed to create PayPal order')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(attempts[1], 'the first may have arrived').toBe(attempts[0]);
});

test('a price that changed while the page was open leads on with the right one', async ({ page }) => {
  const attempts = attemptsOf(page);
  await page.route(
    '**/order',
    route => route.continue({ postData: { ...route.request().postDataJSON(), amount: '1500.00' } }),
    { times: 1 },
  );
  await page.goto(BASIC);
  await payButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'HTTP error' });
  await expect(alert).toContainText('422');
  await page
    .getByRole('button', {
      name: `Continue with ${formatMoney({ minor: basic.first, currency: 'USD' })} USD`,
    })
    .click();
  await expect(order(page)).toContainText(inDollars(basic.first));
  await expect(payButton(page)).toBeFocused();
  await payButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(new Set(attempts).size, 'another price is another attempt').toBe(2);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a wrong address ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    for (const { address, says, amount, isOpen } of [
      {
        address: '/checkout?plan=pro&amount=1.00&name=Pro',
        says: `The link said $1.00. “Pro, setup and first month” costs ${inDollars(pro.first)} today`,
        amount: inDollars(pro.first),
        isOpen: true,
      },
      {
        address: '/checkout?plan=basic&amount=abc&name=Basic',
        says: `We couldn’t read the amount in it. “Basic, setup and first month” costs ${inDollars(basic.first)} today`,
        amount: inDollars(basic.first),
        isOpen: false,
      },
      {
        address: '/checkout?plan=gold&amount=50&name=Gold',
        says: checkout.corrected.unknown,
        amount: '$50.00',
        isOpen: false,
      },
      {
        address: '/checkout?amount=20000&name=Agreed',
        says: 'You can pay between $1.00 and $10,000.00 here.',
        amount: inDollars(customAmount.defaultAmount),
        isOpen: false,
      },
    ])
      test(`is put right and the page says so: ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('status').filter({ hasText: checkout.corrected.title })).toContainText(
          says,
        );
        await expect(order(page)).toContainText(`Due today${amount}`);
        await expect(payButton(page)).toHaveCount(isOpen ? 1 : 0);
        const typed = new URL(address, 'http://x').searchParams.get('amount') ?? '';
        const minor = parseDecimal(typed);
        const linked = minor === null ? typed : formatMoney({ minor, currency: 'USD' });
        await expect(page.getByText(`${linked} USD`), 'no figure of the link').toHaveCount(0);
      });
  });

test('a long name in the address does not make a phone scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const long = 'PremiumPlanWithBookingAndEverything-2026';
  await page.goto(`${routes.checkout()}?amount=750.00&name=${long}`);
  await expect(page.getByText(long).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('an add-on that was clicked is kept even if the page is left before its script has loaded', async ({
  page,
}) => {
  // It never comes.
  await page.route('**/package-builder-*.js', () => {});
  await page.goto('/products');
  const noted = page.waitForResponse(/package-press-/);
  await page.getByRole('button', { name: 'Add to Package' }).first().click();
  // Its file has run, not only come.
  await page.evaluate(url => import(url), (await noted).url());
  await page.goto('/checkout');
  await expect(order(page)).toContainText(`${BOOKING}, first month`);
});

test.describe('a package with an add-on', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/products');
    const row = page
      .getByRole('form', { name: 'Your package' })
      .getByRole('listitem')
      .filter({ hasText: BOOKING });
    await row.getByRole('button', { name: 'Add to Package' }).click();
    await expect(row.getByText('In your package.')).toBeVisible();
  });

  test('comes along with Buy Now, is named, and is charged as shown', async ({ page }) => {
    await page.goto('/pricing');
    const buy = page.getByRole('link', { name: /Buy Now with PayPal/ });
    await buy.and(page.locator('[href*="plan=basic"]:visible')).first().click();
    await expect(order(page)).toContainText(inDollars(withBooking.first));
    await expect(order(page)).toContainText(`${BOOKING}, first month`);
    await expect(
      page.getByText(`${BOOKING} is in this order: ${inDollars(bookingMonthly)} now and each month.`),
    ).toBeVisible();
    await payButton(page).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Approve and pay' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.success.states.paid.title);
    await expect(page.getByText(inDollars(withBooking.first)).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('package'))).not.toContain('booking');
    await page.goto('/checkout');
    await expect(order(page), 'bought once, not brought again').toContainText(
      inDollars(customAmount.defaultAmount),
    );
  });

  test('can be bought without it, and then it is out of the package', async ({ page }) => {
    await page.goto(BASIC);
    await page.getByRole('link', { name: `Remove ${BOOKING}` }).click();
    await expect(order(page)).toContainText(inDollars(basic.first));
    await expect(page.getByText('Selected Plan')).toContainText(
      `Basic, ${formatMoney({ minor: basic.first, currency: 'USD' })} USD`,
    );
    await expect(page.getByText(BOOKING)).toHaveCount(0);
    await expect(payButton(page)).toBeVisible();
    await untilListening(page);
    await page.getByLabel('Package').selectOption('seo-optimization');
    await expect(page.getByText('Selected Plan'), 'another choice closes the payment step').toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible();
    await page.goto('/checkout');
    await expect(order(page)).toContainText(inDollars(customAmount.defaultAmount));
    await expect(page).toHaveURL('/checkout');
  });

  test('is not added to an amount that was agreed on', async ({ page }) => {
    await page.goto('/checkout?amount=500.00');
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(order(page)).toContainText('$500.00');
    await expect(page.getByText(BOOKING)).toHaveCount(0);
  });
});

test('an amount that cannot be paid, or is below the add-on’s, is refused at its field', async ({ page }) => {
  await openPage(page, '/checkout?addOns=appointment-booking');
  const amount = page.getByLabel('Amount');
  const proceed = page.getByRole('button', { name: 'Proceed to Payment' });
  const problem = page.locator('#checkout-amount-error');
  const alert = page.getByRole('alert').filter({ hasText: formMessages.checkThisField });
  await expect(page.getByText(`${BOOKING} included.`)).toBeVisible();
  for (const nothing of ['', '0']) {
    await amount.fill(nothing);
    await expect(proceed).toBeDisabled();
  }
  const least = toDecimal(bookingMonthly + customAmount.minimum);
  for (const minor of [1_000, bookingMonthly]) {
    await amount.fill(toDecimal(minor));
    await proceed.click();
    await expect(problem).toHaveText(`Enter an amount of at least ${least}`);
    await expect(alert).toBeFocused();
    await expect(order(page)).toContainText(`${BOOKING}, first month`);
    await expect(payButton(page)).toHaveCount(0);
  }
  await amount.fill('10');
  await expect(order(page), 'no wrong total').not.toContainText('$10.00');
  await amount.fill('5000000');
  await expect(problem).toContainText('The most you can pay here is');
  await page.getByLabel('Package').selectOption('seo-optimization');
  await expect(problem).toBeHidden();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Remove ${BOOKING}` })).toHaveAttribute(
    'href',
    `/checkout?package=seo-optimization&amount=${toDecimal(seo.price)}&currency=USD&addOns=&step=select`,
  );
  await amount.fill(least);
  await expect(problem).toBeHidden();
  await proceed.click();
  await expect(payButton(page)).toBeVisible();
});

test('the address of an order that was not placed leads to checkout when it is opened again', async ({
  page,
}) => {
  const answer = await page.goto('/order');
  expect([answer?.status(), answer?.headers()['allow']]).toEqual([405, 'POST, OPTIONS']);
  await page.getByRole('link', { name: refusals.ways.checkout }).click();
  await expect(page).toHaveURL('/checkout');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('another package takes the plan’s name off the page', async ({ page }) => {
    await page.goto(BASIC);
    await page.getByRole('button', { name: 'Back to Service Selection' }).click();
    await page.getByLabel('Package').selectOption('seo-optimization');
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(page.getByRole('heading', { name: /SEO Optimization Service/ })).toBeVisible();
    await expect(page.getByText('Selected Plan')).toHaveCount(0);
    await expect(
      page.getByText(`${formatMoney({ minor: seo.price, currency: 'USD' })} USD`).first(),
    ).toBeVisible();
  });

  test('an amount that is typed over a package is charged', async ({ page }) => {
    await page.goto('/checkout');
    await page.getByLabel('Package').selectOption('basic-website');
    await page.getByLabel('Amount').fill('250');
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(page.getByText('250.00 USD').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /Custom Amount/ })).toBeVisible();
  });

  test('an amount that is too high is refused at its field', async ({ page }) => {
    await page.goto('/checkout');
    await page.getByLabel('Amount').fill('20000');
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    const problem = 'The most you can pay here is 10,000.00.';
    await expect(page.locator('#checkout-amount-error')).toContainText(problem);
    await expect(page.getByRole('link', { name: problem })).toHaveAttribute('href', '#checkout-amount');
    await expect(page.getByLabel('Amount')).toHaveValue('20000');
    await expect(payButton(page)).toHaveCount(0);
  });

  test('an add-on is taken out by a plain link that keeps the rest', async ({ page }) => {
    const withBoth = listPrice('basic', ['live-chat', 'appointment-booking']);
    await page.goto(
      `/checkout?plan=basic&amount=${toDecimal(withBoth.first)}&name=Basic&addOns=live-chat,appointment-booking`,
    );
    await expect(page.getByText(`${BOOKING} is in this order: ${inDollars(bookingMonthly)}`)).toBeVisible();
    await page.getByRole('link', { name: `Remove ${BOOKING}` }).click();
    await expect(order(page)).toContainText(inDollars(listPrice('basic', ['live-chat']).first));
    await expect(page).toHaveURL(
      /plan=basic&billing=setup-and-monthly&.*&name=Basic&addOns=live-chat&step=pay$/,
    );
    await page.getByRole('link', { name: 'Remove Live Chat' }).click();
    await expect(order(page)).toContainText(inDollars(basic.first));
    await expect(payButton(page)).toBeEnabled();
  });
});

function payButton(page: Page) {
  return page.getByRole('button', { name: 'Pay with PayPal' });
}

function order(page: Page) {
  return page.getByRole('complementary', { name: checkout.success.meta.title });
}

/** The keys of the attempts that the page sends, as they are sent. */
function attemptsOf(page: Page): (string | undefined)[] {
  const attempts: (string | undefined)[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === routes.order())
      attempts.push(request.headers()['idempotency-key']);
  });
  return attempts;
}
