import { EventEmitter, once } from 'node:events';
import { email as emailField, name as nameField } from '@/content/form-fields';
import { formMessages } from '@/content/form-messages';
import { leadForms } from '@/content/lead-forms';
import { routes } from '@/lib/site/routes';
import { waitForMails } from './mailbox';
import { IN_JULY, openPage } from './open-page';
import { expect, test, type Locator, type Page, type Request, type Route } from './test';

test('with scripts the promotion’s lead is thanked for in place, and both emails arrive', async ({
  page,
}) => {
  await page.clock.install({ time: IN_JULY });
  await page.goto('/christmas-in-july');
  const email = `scripted-${crypto.randomUUID()}@cafe.test`;
  const field = (name: string) => page.locator(`#christmas-in-july-form-${name}`);
  await field('name').fill('Ann O’Neil');
  await field('email').fill(email);
  await field('businessName').fill('Ann’s Café');
  await field('phoneNumber').fill('(555) 010-2030');
  await field('businessType').selectOption('restaurant');
  await page.locator('#christmas-in-july-form button[type=submit]').click();
  await expect(page.getByText('Thank You', { exact: true })).toBeVisible();
  await expect(
    page.getByText("Thank you! We'll be in touch soon with your Christmas in July deal!"),
  ).toBeVisible();
  const mails = await waitForMails(email, 2);
  expect(
    mails.some(mail => mail.to.includes(email)),
    'the visitor gets a confirmation',
  ).toBe(true);
  expect(
    mails.some(mail => !mail.to.includes(email) && mail.text.includes('Ann’s Café')),
    'the agency gets the lead',
  ).toBe(true);
});

test.describe('the contact form', () => {
  test('names each mistake once, at its field and in a list with the focus, but not before the first try', async ({
    page,
  }) => {
    await openPage(page, routes.contact());
    const form = page.locator('#contact-form');
    const title = await page.title();
    const posts = await answerPosts(page, route => route.abort());
    const address = form.getByLabel('Email address');
    await address.fill('dana@fern');
    await expect(page.locator('[data-island="lead-form"][data-awake] #contact-form')).toBeAttached();
    await form.getByLabel('Name', { exact: true }).focus();
    await expect(form.locator('#contact-form-email-error')).toBeHidden();
    await sendButton(form).click();
    await expect(form.locator('#contact-form-email-error')).toHaveText(emailField.invalid);
    const summary = form.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Name', 'Email address', 'Your message']);
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveAttribute('aria-describedby', 'contact-form-email-error');
    await expect(page).toHaveTitle(`Error: ${title}`);
    await summary.getByRole('link', { name: 'Your message' }).click();
    await expect(form.getByLabel('Your message')).toBeFocused();
    await address.fill('dana@fern.example');
    await expect(address).not.toHaveAttribute('aria-invalid');
    await expect(form.locator('#contact-form-name-error')).toHaveText(nameField.missing);
    await expect(form.locator('#contact-form-message-error')).toBeVisible();
    await form.getByLabel('What is it about?').selectOption('waiting-list');
    await expect(form.locator('#contact-form-message-error')).toBeHidden();
    expect(posts).toEqual([]);
  });

  test('keeps every word when it fails, says what is true, and is safe to send again', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = text => {
        Reflect.set(globalThis, 'copied', text);
        return Promise.resolve();
      };
    });
    await openPage(page, routes.contact());
    const form = page.locator('#contact-form');
    const button = sendButton(form);
    const queue: ((route: Route) => Promise<void>)[] = [];
    const posts = await answerPosts(page, async route => queue.shift()?.(route));
    await form.getByLabel('Name', { exact: true }).fill('Dana');
    await form.getByLabel('Email address').fill('dana@fern.example');
    await form.getByLabel('Your message').fill('Hello');
    for (const { toast, box, respond } of FAILURES) {
      queue.push(respond);
      await button.click();
      await expect(page.getByRole('status').getByText(toast)).toBeVisible();
      await expect(page.getByRole('alert').getByText(box)).toBeVisible();
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Dana');
      await expect(button).toBeEnabled();
      await expect(button).toBeFocused();
    }
    queue.push(route =>
      route.fulfill({ status: 422, json: { errors: [{ name: 'email', message: 'This address bounces' }] } }),
    );
    await button.click();
    await expect(form.locator('#contact-form-email-error')).toHaveText('This address bounces');
    await expect(form.locator('[data-error-summary]')).toBeFocused();
    await expect(button).toBeEnabled();
    await form.getByLabel('Email address').fill('dana@other.example');
    await expect(form.locator('#contact-form-email-error')).toBeHidden();
    // No answer at all.
    queue.push(() => Promise.resolve());
    await button.click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('alert').getByText(formMessages.unsent)).toBeVisible();
    await page.getByRole('button', { name: 'Copy my text' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'copied'))).toBe(
      'Name: Dana\nEmail address: dana@other.example\nWhat is it about?: A general question\nYour message: Hello',
    );
    expect(posts).toHaveLength(FAILURES.length + 2);
    expect(new Set(posts.map(post => fieldsOf(post)['submission-id'])).size).toBe(1);
  });

  test('is posted once, as the browser would post it, and its thanks replace it and what was said about it', async ({
    page,
  }) => {
    await openPage(page, routes.contact());
    const form = page.locator('#contact-form');
    const server = new EventEmitter();
    const released = once(server, 'answer');
    const posts = await answerPosts(page, async route => {
      await released;
      await route.fulfill({ json: { ok: true, message: 'We have it', thanks: 'unknown' } });
    });
    // As a password manager fills in, without a word.
    for (const [label, value] of [
      ['Name', 'Dana'],
      ['Email address', 'dana@fern.example'],
      ['Your message', 'Hello'],
    ] as const)
      await form
        .getByLabel(label, { exact: true })
        .evaluate((field: HTMLInputElement, text) => (field.value = text), value);
    await page.evaluate(() => {
      const thanks = new MutationObserver(() => {
        if (!document.querySelector('[data-thanks-for="contact-form"]')) return;
        thanks.disconnect();
        const texts = Array.from(document.querySelectorAll('[data-until-sent="contact-form"]'));
        Reflect.set(globalThis, 'beside', texts.map(text => text.textContent).join(''));
      });
      thanks.observe(document.body, { childList: true, subtree: true });
    });
    await sendButton(form).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    server.emit('answer');
    await expect(page.getByText('We have it')).toBeVisible();
    await expect(page.getByRole('heading', { name: leadForms['contact-form'].success.title })).toBeVisible();
    await expect(page.locator('[data-thanks-for="contact-form"]')).toBeFocused();
    await expect(form).toHaveCount(0);
    expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'beside')), 'at no time').toBe('');
    await expect(page.locator('[data-until-sent="consultation-form"]').first()).not.toBeEmpty();
    expect(posts).toHaveLength(1);
    expect(posts.map(post => post.headers()['accept'])).toEqual(['application/json']);
    expect(posts.map(fieldsOf)).toEqual([
      expect.objectContaining({
        'form-name': 'contact-form',
        'form-started-at': String(Math.round(await page.evaluate(() => performance.timeOrigin))),
        'submission-id': expect.stringMatching(/^[0-9a-z]{26}$/),
        'office-fax': '',
        name: 'Dana',
        email: 'dana@fern.example',
        inquiry: 'general',
      }),
    ]);
  });
});

/** How a post fails, and what the toast and the box say then. No two that follow each other say the same. */
const FAILURES = [
  { toast: formMessages.failed, box: formMessages.unsent, respond: (route: Route) => route.abort() },
  { toast: 'Wait 3 min', box: 'Wait 3 min', respond: refuse(429, 'Wait 3 min') },
  { toast: formMessages.failed, box: formMessages.unsent, respond: refuse(503, 'Not said') },
  { toast: 'Wait 4 min', box: 'Wait 4 min', respond: refuse(429, 'Wait 4 min') },
  { toast: formMessages.failed, box: formMessages.unsent, respond: refuse(403, formMessages.failed) },
];

function refuse(status: number, message: string) {
  return (route: Route) => route.fulfill({ status, json: { message } });
}

/** Answers the page's form posts from now on. Returns them as they come. */
async function answerPosts(
  page: Page,
  answer: (route: Route) => Promise<void> | undefined,
): Promise<Request[]> {
  const posts: Request[] = [];
  await page.route('/', route => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts.push(route.request());
    return answer(route);
  });
  return posts;
}

function fieldsOf(post: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(post.postData() ?? ''));
}

function sendButton(form: Locator): Locator {
  return form.locator('button[type=submit]');
}
