import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/site/time';
import { expect, test, type Page } from './test';

const PAGE = '/christmas-in-july';
const START = Date.parse('2027-07-01T00:00:00-04:00');
const END = Date.parse('2027-08-01T00:00:00-04:00');
const YEAR_MS = 365 * DAY_MS;

/** Where the visitor sits must not matter: the edges are the agency's midnights. Lord Howe's own shift is half an hour. */
const ZONES = ['America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];

const EDGES = [
  ['a second before the start', START - SECOND_MS, false],
  ['at the start', START, true],
  ['a second after the start', START + SECOND_MS, true],
  ['a second before the end', END - SECOND_MS, true],
  ['at the end', END, false],
  ['a second after the end', END + SECOND_MS, false],
] as const;

for (const timezoneId of ZONES)
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the offer from its first instant to its last, and not a second longer', async ({ page }) => {
      for (const [when, at, isActive] of EDGES) {
        await page.clock.setFixedTime(at);
        await page.goto(PAGE);
        await expect(endedScreen(page), when).toBeVisible({ visible: !isActive });
        await page.goto('/');
        await expect(banner(page), when).toBeVisible({ visible: isActive });
      }
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is counted, and the page says in which days the offer holds', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText(/The offer runs from July 1 through July 31 each year/)).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByText('spots are left')).toBeHidden();
  });
});

test('a page that is open at the end ends by itself, with the screen over it', async ({ page }) => {
  await openShortlyBefore(page, END, PAGE);
  await expect(endedScreen(page)).toBeHidden();
  await page.clock.runFor(2 * SECOND_MS);
  await expect(endedScreen(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home Page' })).toBeVisible();
});

test('a page that is open at the start begins by itself', async ({ page }) => {
  await openShortlyBefore(page, START, '/');
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(2 * SECOND_MS);
  await expect(banner(page)).toBeVisible();
});

test('a visitor who has begun the form when the promotion ends may finish it, and is thanked', async ({
  page,
}) => {
  await openShortlyBefore(page, END, PAGE);
  const field = (name: string) => page.locator(`#christmas-in-july-form-${name}`);
  await field('name').fill('Ann O’Neil');
  await field('email').fill(`edge-${crypto.randomUUID()}@cafe.test`);
  await field('businessName').fill('Ann’s Café');
  await field('phoneNumber').fill('(555) 010-2030');
  await page.clock.runFor(2 * SECOND_MS);
  await expect(page.locator('html')).toHaveAttribute('data-promo', 'ended');
  await expect(endedScreen(page)).toBeHidden();
  await page.clock.resume();
  await field('businessType').selectOption('restaurant');
  await page.locator('#christmas-in-july-form button[type=submit]').click();
  await expect(page.getByText('Thank You', { exact: true })).toBeVisible();
});

test('a page that was cached before the edge and is shown after it shows the current state', async ({
  page,
}) => {
  await page.clock.setFixedTime(END - SECOND_MS);
  await page.goto(PAGE);
  await expect(endedScreen(page)).toBeHidden();
  const html = await (await page.request.get(PAGE)).text();
  await page.route(`**${PAGE}`, route => route.fulfill({ contentType: 'text/html', body: html }));
  await page.clock.setFixedTime(END + SECOND_MS);
  await page.goto(PAGE);
  await expect(endedScreen(page)).toBeVisible();
  await page.clock.setFixedTime(END + YEAR_MS - 10 * 24 * 60 * 60 * SECOND_MS);
  await page.goto(PAGE);
  await expect(endedScreen(page), 'the same file, in the next year’s July').toBeHidden();
});

test('back from another page after the edge, the page shows the current state', async ({ page }) => {
  await openShortlyBefore(page, END, PAGE);
  await expect(endedScreen(page)).toBeHidden();
  await page.goto('/contact');
  await page.clock.runFor(10 * SECOND_MS);
  await page.goBack();
  await page.clock.runFor(SECOND_MS);
  await expect(endedScreen(page)).toBeVisible();
});

for (const [which, shift] of [
  ['a year behind', -YEAR_MS],
  ['a year ahead', YEAR_MS],
] as const)
  test(`a visitor whose clock is ${which} sees July’s offer by that clock, and the years that go with it`, async ({
    page,
  }) => {
    const inJuly = Date.parse('2027-07-15T12:00:00-04:00') + shift;
    await page.clock.setFixedTime(inJuly);
    await page.goto(PAGE);
    await expect(endedScreen(page)).toBeHidden();
    const year = String(new Date(inJuly).getUTCFullYear());
    await expect(page.locator('[data-promo-year="0"]').first()).toHaveText(year);
  });

test('a clock that is set back while the page is open brings the offer back at the next check', async ({
  page,
}) => {
  await page.clock.setFixedTime(END + SECOND_MS);
  await page.goto(PAGE);
  await expect(endedScreen(page)).toBeVisible();
  await page.clock.setFixedTime(END - YEAR_MS - SECOND_MS);
  await page.reload();
  await expect(endedScreen(page)).toBeHidden();
});

/** Opens a page some minutes before an edge, and stops the clock a second before it: a slow machine has its time. */
async function openShortlyBefore(page: Page, edge: number, path: string): Promise<void> {
  await page.clock.install({ time: edge - 5 * MINUTE_MS });
  await page.goto(path);
  await page.clock.pauseAt(edge - SECOND_MS);
}

function endedScreen(page: Page) {
  return page.getByRole('heading', { name: 'Promotion Has Ended' });
}

function banner(page: Page) {
  return page.getByRole('complementary', { name: 'Promotion' });
}
