import { routes } from '@/lib/site/routes';
import { waitForMails } from './mailbox';
import { openPage } from './open-page';
import { PRO, payButton } from './paypal-steps';
import { expect, test, type Page } from './test';

const CAMPAIGN = '?utm_source=spring-mail&utm_medium=email';

test('a lead says where the visit began, and nothing of it is in the browser or in an address', async ({
  page,
}) => {
  await arrive(page, routes.pricing() + CAMPAIGN);
  await follow(page, routes.blog());
  await follow(page, routes.contact());
  const email = await sendContactForm(page);
  await expect(page.getByText('Thank You', { exact: false }).first()).toBeVisible();
  const mails = await waitForMails(email, 2);
  const [toAgency] = mails.filter(({ to }) => !to.includes(email));
  for (const word of ['spring-mail', 'medium email', routes.pricing(), routes.contact()])
    expect(toAgency?.text).toContain(word);
  expect(mails.filter(({ text }) => text.includes('spring-mail'))).toEqual([toAgency]);
  const stored = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
    ]),
  );
  expect(stored).not.toContain('spring-mail');
  expect(await page.locator('a[href*="visit="]').count()).toBe(0);
});

test('a link to a part of a page still leads there, and a plain form carries the visit on', async ({
  page,
}) => {
  await arrive(page, routes.pricing() + CAMPAIGN);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/contact#contact-form',
      textContent: 'There',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'There', exact: true }).click();
  await expect(page).toHaveURL(/\/contact#contact-form$/);
  await expect(page.locator('#contact-form')).toBeInViewport();
  await expect.poll(() => visitOf(page)).toContain('utm_source=spring-mail');
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/search' });
    form.append(Object.assign(document.createElement('input'), { name: 'q', value: 'seo' }));
    form.append(Object.assign(document.createElement('button'), { textContent: 'Find it' }));
    document.querySelector('main')?.prepend(form);
  });
  await page.getByRole('button', { name: 'Find it' }).click();
  await expect(page).toHaveURL(/\/search\?q=seo$/);
  await expect.poll(() => visitOf(page)).toContain('utm_source=spring-mail');
});

test('checkout’s order has the source of the visit', async ({ page }) => {
  await arrive(page, routes.pricing() + CAMPAIGN);
  await page.evaluate(href => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Buy it' });
    document.querySelector('main')?.prepend(link);
  }, PRO);
  await page.getByRole('link', { name: 'Buy it', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=pro[^#]*$/);
  const order = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/order'),
  );
  await payButton(page).click();
  const { visit } = (await order).postDataJSON() as { visit: string };
  expect(visit).toMatch(/^#~visit=\/pricing\?.*utm_source=spring-mail/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the query of a first page says it', async ({ page }) => {
    await page.goto(routes.contact() + CAMPAIGN);
    const email = await sendContactForm(page);
    const mails = await waitForMails(email, 2);
    expect(mails.find(({ to }) => !to.includes(email))?.text).toContain('spring-mail');
  });
});

/** Comes from outside, and does what wakes the page's statistics. */
async function arrive(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => visitOf(page)).not.toBeUndefined();
}

function visitOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['visit']);
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL(address => address.pathname === path && address.hash === '');
  await expect.poll(() => visitOf(page)).toContain('spring-mail');
}

async function sendContactForm(page: Page): Promise<string> {
  const email = `source-${crypto.randomUUID()}@cafe.test`;
  const form = page.locator('#contact-form');
  await form.getByLabel('Name', { exact: true }).fill('Dana');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Your message').fill('Hello from a campaign');
  await form.locator('button[type=submit]').click();
  return email;
}
