import { checkupForm, checkupReport, checkupWords } from '@/content/checkup';
import { leadForms } from '@/content/lead-forms';
import { routes } from '@/lib/site/routes';
import { findViolations } from './find-violations';
import { waitForMails } from './mailbox';
import { expect, test, type Page } from './test';

const { actions, found, gone } = checkupReport;
const emailForm = leadForms['checkup-report-form'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a hostile website is checked, its report emailed and deleted, and nothing of it is more than text', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).host));
    await page.goto(routes.checkup());
    await page.getByLabel('Town').fill('Rome');
    await page.getByLabel('Your website').fill('ftp://evil.test');
    await page.getByRole('button', { name: checkupForm.submit.label }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('#checkup-form-website-error')).toHaveText(checkupWords.problems.invalid);
    await expect(page.getByLabel('Town')).toHaveValue('Rome');

    await start(page, 'evil.test');
    await expect(page.locator('h1')).toHaveText(/^We found \d+ things to fix on evil\.test\.$/);
    expect(
      await page.locator('main :is(script, img, a[href*="//evil"], a[href^="javascript"])').count(),
    ).toBe(0);

    const email = `checkup-${Date.now()}@shop.test`;
    const form = page.locator('#checkup-report-form');
    await form.evaluate(element => element.setAttribute('novalidate', ''));
    await form.getByLabel('Email').fill('not an address');
    await form.getByRole('button', { name: emailForm.submit.label }).click();
    await expect(page.locator('h1')).toHaveText(/^We found/);
    await expect(page.locator('#checkup-report-form-email-error')).toBeVisible();
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: emailForm.submit.label }).click();
    await expect(page).toHaveURL(/\/thanks\/checkup-report-form/);
    const [report] = (await waitForMails(email, 2)).filter(({ to }) => to.includes(email));
    expect(`${report?.subject}${report?.text}${report?.html}`).not.toContain('evil');

    await page.goto(/https?:\/\/\S+report\?token=\S+/.exec(report?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: actions.remove }).click();
    await expect(page.locator('h1')).toHaveText(gone.deleted);
    expect(new Set(asked).size, 'the site alone is asked').toBe(1);
  });
});

test('with scripts, a shop is checked at 390 px, and everyone can read and copy its report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(routes.checkup());
  await page.getByRole('button', { name: checkupForm.submit.label }).click();
  await expect(page.locator('#checkup-form-website-error')).toHaveText(checkupForm.fields[0].missing);
  expect(await findViolations(page)).toEqual([]);
  await start(page, 'joes-plumbing.test');
  await expect(page.locator('h1')).toHaveText(/^We found 1\d things to fix on joes-plumbing\.test\.$/);
  await expect(page.getByRole('heading', { name: 'The page isn’t encrypted.' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: actions.copy }).click();
  await expect(page.getByText(actions.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

/** Fills the form and goes on to the report, as its browser does by itself. */
async function start(page: Page, website: string): Promise<void> {
  await page.getByLabel('Your website').fill(website);
  await page.getByRole('button', { name: checkupForm.submit.label }).click();
  await expect(page).toHaveURL(/\/website-checkup\/report\?token=/);
  await expect(page).toHaveTitle(new RegExp(`^${found.title.many.split('{')[0]}`), { timeout: 20_000 });
}
