import { leadForms } from '@/content/lead-forms';
import { newsletterPages } from '@/content/newsletter';
import { thanksPage } from '@/content/thanks';
import { routes } from '@/lib/site/routes';
import { waitForMails } from './mailbox';
import { expect, test, type Page } from './test';

const MESSAGE = 'Do you paint <b>shutters</b>?';

for (const javaScriptEnabled of [false, true])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the sender reads what was sent on the thank-you page, and no one else does', async ({
      page,
      browser,
    }) => {
      const email = anAddress();
      await sendMessage(page, email);
      if (javaScriptEnabled) await page.getByRole('link', { name: thanksPage.sent.link }).click();
      await expect(page).toHaveURL(/\/thanks\/contact-form\/sent$/);
      const fields = page.locator('dl');
      await expect(fields).toContainText(email);
      await expect(fields).toContainText(MESSAGE);
      await page.reload();
      await expect(fields).toContainText(MESSAGE);

      const [cookie] = (await page.context().cookies(page.url())).filter(({ name }) => name === 'sent');
      expect(cookie).toMatchObject({ path: '/thanks', httpOnly: true, sameSite: 'Strict' });
      const stranger = await browser.newPage();
      await stranger.goto(page.url());
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
        leadForms['contact-form'].success.title,
      );
      await expect(stranger.locator('dl')).toHaveCount(0);
      await stranger.close();

      const mails = await waitForMails(email, 2);
      const confirmation = mails.find(({ to }) => to.includes(email));
      expect(JSON.stringify(confirmation).replaceAll(email, '')).not.toMatch(/shutters|Ann/);
    });

    test('the newsletter begins with a button and ends with a click', async ({ page, request }) => {
      const email = anAddress();
      await page.goto(routes.blog());
      await page.locator('#newsletter-form-email').fill(email);
      await page.locator('#newsletter-form button[type=submit]').click();
      await expect(page.getByText(leadForms['newsletter-form'].success.message)).toBeVisible();
      const link = await linkTo(email, /\S+\/newsletter\/confirm\?token=\S+/);
      expect((await request.get(link)).status(), 'a scanner opens every link').toBe(200);
      await page.goto(link);
      await expect(page.getByText(newsletterPages.consent)).toBeVisible();
      await page.getByRole('button', { name: newsletterPages.confirm.submit }).click();
      await expect(page).toHaveURL(/\/newsletter\/confirmed$/);

      const leave = await linkTo(email, /\S+\/newsletter\/unsubscribe\?key=\S+/);
      expect((await request.get(leave)).status()).toBe(200);
      await page.goto(leave);
      await page.getByRole('button', { name: newsletterPages.unsubscribe.submit }).click();
      await expect(page).toHaveURL(/\/newsletter\/unsubscribed$/);
      await page.goto(leave);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        newsletterPages.unsubscribe.ended.title,
      );
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletterPages.confirm.dead.title);
    });
  });

test('a mail program unsubscribes with one post, without cookies, and gets a blank answer', async ({
  page,
  playwright,
}) => {
  const email = anAddress();
  await page.goto(routes.blog());
  await page.locator('#newsletter-form-email').fill(email);
  await page.locator('#newsletter-form button[type=submit]').click();
  await page.goto(await linkTo(email, /\S+\/newsletter\/confirm\?token=\S+/));
  await page.getByRole('button', { name: newsletterPages.confirm.submit }).click();
  const leave = await linkTo(email, /\S+\/newsletter\/unsubscribe\?key=\S+/);
  const program = await playwright.request.newContext();
  for (const options of [
    { multipart: { 'List-Unsubscribe': 'One-Click' } },
    { form: { 'List-Unsubscribe': 'One-Click' } },
  ]) {
    const answer = await program.post(leave, options);
    expect([answer.status(), await answer.text(), answer.headers()['set-cookie']]).toEqual([
      200,
      '',
      undefined,
    ]);
  }
  await program.dispose();
  await page.goto(leave);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletterPages.unsubscribe.ended.title);
});

test('the thank-you page without what was sent stays static, and no other page gets the cookie', async ({
  page,
}) => {
  await sendMessage(page, anAddress());
  await expect(page.getByRole('link', { name: thanksPage.sent.link })).toBeVisible();
  const answer = await page.request.get(routes.thanks('contact-form'));
  expect(answer.headers()['etag']).toBeTruthy();
  expect(await answer.text()).not.toContain('shutters');
  expect(await page.context().cookies(new URL('/contact', page.url()).href)).toEqual([]);
  const inner = await page.request.post('/newsletter-actions/unsubscribe?key=x', { form: {} });
  expect(inner.status(), 'the route behind the page is no address').toBe(404);
});

async function sendMessage(page: Page, email: string): Promise<void> {
  await page.goto(routes.contact());
  await page.locator('#contact-form-name').fill('Ann O’Neil');
  await page.locator('#contact-form-email').fill(email);
  await page.locator('#contact-form-message').fill(MESSAGE);
  await page.locator('#contact-form button[type=submit]').click();
}

/** The first link of this shape in the emails to an address. */
async function linkTo(email: string, shape: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await waitForMails(email, 1)).filter(({ to }) => to.includes(email));
      link = mails.map(({ text }) => shape.exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

function anAddress(): string {
  return `${crypto.randomUUID()}@shop.test`;
}
