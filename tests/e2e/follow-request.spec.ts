import { deskNotices } from '@/content/desk';
import { answeredMail, requestPage } from '@/content/requests';
import { routes, serverRoutes } from '@/lib/site/routes';
import { upToBrace } from '@/tests/support/up-to-brace';
import { openDeskAsNewStaff, sendLead } from './desk-steps';
import { findViolations } from './find-violations';
import { waitForMails } from './mailbox';
import { tabTo } from './tab-to';
import { expect, test, type Page } from './test';

const { states, email, dead, contact } = requestPage;
const MESSAGE = 'Do you paint <b>shutters</b>?';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is followed from its confirmation to its answer, with one email on the way', async ({
    page,
    browser,
  }) => {
    const { address, who, link } = await sendRequest();
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'strict-origin');
    await expectState(page, states.received);
    await expect(page.locator('main')).toContainText(upToBrace(requestPage.promise.due));
    expect(await page.content(), 'nothing that was typed').not.toMatch(new RegExp(`shutters|${who}`));

    await page.getByRole('button', { name: email.submit }).click();
    await expect(page.getByText(email.wanted)).toBeVisible();
    await page.getByRole('button', { name: email.stop }).click();
    await page.getByRole('button', { name: email.submit }).click();
    await expect(page.getByText(email.wanted)).toBeVisible();

    const staff = await browser.newPage({ javaScriptEnabled: false });
    await openDeskAsNewStaff(staff, 'follows');
    await staff.goto(`/desk/leads?q=${encodeURIComponent(who)}`);
    await staff.getByRole('link', { name: who, exact: true }).click();
    await expect(
      staff.getByText(
        'The sender asked for an email when we answer. We send it once, when the status is Contacted, Won or Lost.',
      ),
    ).toBeVisible();
    await setStatus(staff, 'working');
    await page.reload();
    await expectState(page, states.working);
    await setStatus(staff, 'contacted');
    await expect(staff.getByText('We emailed the sender that we answered.')).toBeVisible();
    await staff.close();

    const mails = await waitForMails(address, 3);
    const answers = mails.filter(({ subject }) => subject === answeredMail.subject);
    expect(answers.map(({ to }) => to)).toEqual([[address]]);
    expect(`${answers[0]?.text}${answers[0]?.html}`).not.toMatch(new RegExp(`shutters|${who}`));
    await page.goto(linkIn(answers[0]?.text));
    await expectState(page, states.answered);
    await expect(page.getByRole('button', { name: email.submit })).toHaveCount(0);
  });

  test('a link that is cut, or none at all, says so and leads on', async ({ page }) => {
    const { link } = await sendRequest();
    for (const wrong of [link.slice(0, -1), routes.request('unknown'), routes.request()]) {
      const answer = await page.goto(wrong);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dead.title);
    }
    await page.locator('main').getByRole('link', { name: contact }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('with the keyboard alone a request is followed and its email asked for', async ({ page }) => {
  const { link } = await sendRequest();
  await page.goto(link);
  expect(await findViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: email.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(email.wanted)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: email.stop }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: email.submit })).toBeVisible();
  await tabTo(page, page.locator('main').getByRole('link', { name: contact }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
});

test('the button’s own address is no page, and the page takes no posts', async ({ request }) => {
  expect((await request.get(serverRoutes.requestEmail())).status()).toBe(405);
  expect((await request.post(routes.request(), { form: {} })).status()).toBe(405);
});

/** Sends the contact form. Returns the link in its confirmation. */
async function sendRequest(): Promise<{ address: string; who: string; link: string }> {
  const who = `Fern ${crypto.randomUUID()}`;
  const address = `${crypto.randomUUID()}@shop.test`;
  await sendLead({ name: who, email: address, message: MESSAGE });
  const confirmation = (await waitForMails(address, 2)).find(({ to }) => to.includes(address));
  const link = linkIn(confirmation?.text);
  return { address, who, link };
}

function linkIn(text = ''): string {
  return /\S+\/request\?token=\S+/.exec(text)?.[0] ?? '';
}

async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.locator('main [aria-current=step]')).toContainText(state);
}

async function setStatus(staff: Page, status: string): Promise<void> {
  await staff.getByLabel('Status').selectOption(status);
  await staff.getByRole('button', { name: 'Save status' }).click();
  await expect(staff.getByText(upToBrace(deskNotices['status-set'].text))).toBeVisible();
}
