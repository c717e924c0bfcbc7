import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { deskNotices, factorField, factorTexts } from '@/content/desk';
import { facts } from '@/content/facts';
import { site } from '@/content/site';
import { dayIn } from '@/lib/site/time';
import { readCsv } from '../support/read-csv';
import { codeOf, DESK_PAGES, openDeskAsNewStaff, fillCode, sendLead } from './desk-steps';
import { findViolations } from './find-violations';
import { waitForMails } from './mailbox';
import { expect, test, type Locator, type Page } from './test';

/** A step is never due before its lead came. */
const TODAY = dayIn(site.timeZone, Date.now());

test.describe('the agency', () => {
  // Nothing at the desk needs a script.
  test.use({ javaScriptEnabled: false });

  test('works a lead: status, note, what was sent, its mails', async ({ page }) => {
    const who = `Bakery ${Date.now()}`;
    await sendLead({ name: who, email: 'klein@bakery.test', message: '=A second shop in May' });
    const { email } = await openDeskAsNewStaff(page, 'works');
    await page.goto('/desk/leads');
    const places = page.getByRole('navigation', { name: 'Desk' });
    await expect(places.getByRole('link', { name: /^Leads [1-9]/ }), 'a new lead waits').toBeVisible();
    await page
      .getByRole('form', { name: 'Find leads' })
      .getByLabel('Search')
      .fill(`${who.toUpperCase()} may`);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: who, exact: true }).click();
    await expect(page.getByText('=A second shop in May')).toBeVisible();
    await expect(page.getByText(`${facts.support.emailReplyBusinessHours} business hours`)).toBeVisible();
    await page.getByLabel('Status').selectOption('contacted');
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(
      page.getByText(deskNotices['status-set'].text.replace('{detail}', 'Contacted')),
    ).toBeVisible();
    await page.getByLabel('Note', { exact: true }).check();
    await page.getByLabel('New note').fill('Called her.\nWants photographs.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Wants photographs.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New inquiry, to us' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(deskNotices['note-added'].text), 'said once').toHaveCount(0);
    const owner = page.getByLabel('Owner');
    await owner.selectOption(await owner.locator('option', { hasText: '(you)' }).getAttribute('value'));
    await page.getByLabel('Next step').fill('Send the offer');
    await page.getByLabel('On', { exact: true }).fill(TODAY);
    await page.getByRole('button', { name: 'Save follow-up' }).click();
    await expect(page.getByText('Changed: owner, next step, day')).toBeVisible();
    await page.goto('/desk');
    const row = page.locator('.desk-queue').getByRole('listitem').filter({ hasText: who });
    await expect(row).toContainText('Next: Send the offer');
    await expect(row).toContainText('Today');
    await page.goto('/desk/audit');
    await expect(page.getByText('new>contacted').first()).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`Lead read ${email}`) })).toHaveCount(1);
  });

  test('changes a price as a draft: a mistake comes back at its field, and nothing of the website changes', async ({
    page,
  }) => {
    await openDeskAsNewStaff(page, 'prices');
    await page.goto('/desk/content');
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    const monthly = page.getByRole('group', { name: 'Premium' }).getByLabel('Each month, in dollars');
    const former = await monthly.inputValue();
    await monthly.fill('a lot');
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(monthly).toHaveValue('a lot');
    await expect(monthly).toBeFocused();
    await expect(page.getByText('Enter an amount such as 1499 or 49.50.')).toBeVisible();
    await monthly.fill(String(Number(former) + 10));
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Prices' }) });
    await expect(card).toContainText('Changed, not published');
    await page.getByRole('button', { name: 'Drop the change' }).click();
    await expect(page.getByText(deskNotices['content-dropped'].text)).toBeVisible();
    await expect(card).not.toContainText('Changed, not published');
  });

  test('two members of staff work on one lead: the second reads what the first did', async ({
    browser,
    page,
  }) => {
    const who = `Race ${Date.now()}`;
    await sendLead({ name: who, email: 'race@shop.test', message: 'Hello' });
    await openDeskAsNewStaff(page, 'first');
    await page.goto(`/desk/leads?q=${encodeURIComponent(who)}`);
    await page.getByRole('link', { name: who, exact: true }).click();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await openDeskAsNewStaff(other, 'second');
    await other.goto(page.url());
    await other.getByLabel('Status').selectOption('won');
    await other.getByRole('button', { name: 'Save status' }).click();
    await page.getByLabel('Status').selectOption('lost');
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(
      page.getByText('this was changed while you had the page open. The lead is now: Won.'),
    ).toBeVisible();
    await expect(page.locator('.desk-mark').first()).toHaveText('Won');
    await context.close();
  });

  test('invites someone, who chooses a password with the link of the email', async ({ page }) => {
    const { secret } = await openDeskAsNewStaff(page, 'owner');
    await page.goto('/desk/staff');
    await page.getByRole('link', { name: 'Invite someone' }).click();
    const invite = page.locator('main form');
    const email = `priya-${Date.now()}@agency.test`;
    await invite.getByLabel('Name').fill('Priya Shah');
    await invite.getByLabel('Email address').fill(email);
    await invite.getByLabel(factorField.label).fill(codeOf(secret, 1));
    await invite.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText(deskNotices['staff-invited'].text)).toBeVisible();
    const row = page.getByRole('row', { name: email });
    await expect(row).toContainText('Staff');
    const [mail] = await waitForMails(email, 1);
    await page.goto(/\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });

  test('adds a feed without scripts, and the key on the page opens it until the feed is removed', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { secret } = await openDeskAsNewStaff(page, 'feeds');
    const who = `Fed ${Date.now()}`;
    await sendLead({ name: who, email: 'fed@shop.test', message: 'Hello' });
    await page.goto('/desk/integrations');
    await page.getByRole('link', { name: 'Add a feed' }).click();
    const form = page.locator('main form');
    const tool = `Sheet ${Date.now()}`;
    await form.getByLabel('Name of the tool').fill(tool);
    await form.getByLabel(factorField.label).fill('000000');
    await form.getByRole('button', { name: 'Add the feed' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.getByLabel('Name of the tool')).toHaveValue(tool);
    await form.getByLabel(factorField.label).fill(codeOf(secret, 1));
    await form.getByRole('button', { name: 'Add the feed' }).click();
    await expect(page.getByText(deskNotices['integration-added'].text)).toBeVisible();
    await expect(page.getByRole('heading', { name: tool })).toBeVisible();
    const authorization = `Bearer ${await page.locator('main code').innerText()}`;
    const read = () => page.request.get('/feeds/leads', { headers: { authorization } });
    expect(await (await read()).text()).toContain(who);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(deskNotices['integration-removed'].text)).toBeVisible();
    expect((await read()).status()).toBe(401);
    await context.close();
  });

  test('lets a lead out of quarantine in one click, and its mails go out', async ({ page }) => {
    const who = `Person ${Date.now()}`;
    const email = `person-${Date.now()}@shop.test`;
    await sendLead({ name: who, email, message: 'I am no robot', 'office-fax': 'filled' });
    await openDeskAsNewStaff(page, 'rescues');
    await expect(page.getByRole('link', { name: /^Leads ?[1-9]/ }), 'the navigation tells').toBeVisible();
    await page.goto('/desk/orders?state=unknown-payments');
    await expect(page, 'its former address').toHaveURL(/\/desk\/payments$/);
    await page.goto('/desk/quarantine');
    await expect(page, 'its former address').toHaveURL(/\/desk\/leads\?status=quarantine$/);
    await page.getByRole('button', { name: `Not spam ${who}` }).click();
    await expect(page.getByText(deskNotices.released.text)).toBeVisible();
    const recipients = (await waitForMails(email, 2)).flatMap(mail => mail.to);
    expect(recipients.toSorted()).toEqual(['leads@cornerpin.example', email]);
  });

  test('sends a failed mail again', async ({ page }) => {
    // The mail service's own address for a mailbox that does not take the mail.
    const email = `bounced+${Date.now()}@resend.dev`;
    await sendLead({ name: 'Bounce', email, message: 'Hello' });
    await openDeskAsNewStaff(page, 'mails');
    const failed = page.getByRole('row').filter({ hasText: email });
    await expect(async () => {
      await page.goto('/desk/mail');
      await expect(failed).toHaveCount(1, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await failed.getByRole('link').click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(deskNotices['mail-queued'].text)).toBeVisible();
    expect(await waitForMails(email, 1)).not.toEqual([]);
  });

  test('sees what happened to an order, and checks it with PayPal', async ({ page }) => {
    const placed = await page.request.post('/order', {
      data: { amount: '99.00', currency: 'USD', intent: 'CAPTURE' },
    });
    const { orderKey } = z.object({ orderKey: z.string() }).parse(await placed.json());
    const { codes } = await openDeskAsNewStaff(page, 'orders');
    await page.goto('/desk/orders');
    const order = page.getByRole('row').filter({ hasText: 'Waiting for the buyer' }).first();
    await order.getByRole('link').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'PayPal created its order' })).toBeVisible();
    await page.getByRole('link', { name: 'Capture', exact: true }).click();
    await fillCode(page, 'Capture now', codes[0]);
    await page.getByRole('button', { name: 'Capture now' }).click();
    await expect(page.getByText(/PayPal answered/)).toBeVisible();
    await expect(page.locator(`a[href="/success?key=${orderKey}"]`)).toBeVisible();
  });

  test('finds, downloads and erases one person', async ({ page }) => {
    const email = `erase-${Date.now()}@shop.test`;
    await sendLead({ name: 'Erase Me', email, message: 'Please forget me' });
    const { codes } = await openDeskAsNewStaff(page, 'erases');
    await page.goto('/desk/person');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { name: email })).toBeVisible();
    expect(page.url()).not.toContain('erase-');
    await page.getByRole('link', { name: 'Send a copy' }).click();
    const downloading = page.waitForEvent('download');
    await fillCode(page, /^Download$/, codes[0]);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain('Please forget me');
    await page.getByRole('link', { name: email, exact: true }).click();
    await page.getByRole('link', { name: 'Erase everything' }).click();
    await expect(page.getByText('1 lead', { exact: false }).first()).toBeVisible();
    await page.getByLabel('Type the address to confirm').fill(email);
    await fillCode(page, 'Erase permanently', '000000');
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText(factorTexts.wrong)).toBeVisible();
    await expect(page.getByLabel('Type the address to confirm')).toHaveValue(email);
    await fillCode(page, 'Erase permanently', codes[1]);
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    await expect(page.getByText(/^Erased: /)).toBeVisible();
    await page.goto(`/desk/leads?q=${email}`);
    await expect(page.getByText('No lead matches.')).toBeVisible();
  });

  test('gets a form with a mistake back as it was filled in, with the error at its field', async ({
    page,
  }) => {
    await sendLead({ name: 'Held', email: 'held@shop.test', message: 'x', 'office-fax': 'filled' });
    await openDeskAsNewStaff(page, 'mistakes');
    const post = async (button: Locator) => {
      const answer = page.waitForResponse(response => response.request().method() === 'POST');
      await button.click();
      expect((await answer).status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: .* \| Desk \|/);
    };
    await page.goto('/desk/person');
    const email = page.getByLabel('Email address');
    await email.fill('no-one@shop.test');
    await post(page.getByRole('button', { name: 'Find' }));
    await expect(email).toHaveValue('no-one@shop.test');
    await expect(email).toHaveAccessibleDescription('We have nothing for this email address.');
    await expect(email).toBeFocused();

    await page.goto('/desk/leads?form=contact-form');
    await page.getByText('More', { exact: true }).first().click();
    const code = page.locator('#leads-export-factorCode');
    await code.fill('000000');
    await page.getByLabel('For Excel').check();
    await post(page.getByRole('button', { name: 'Download', exact: true }));
    await expect(code).toHaveAccessibleDescription(`${factorField.hint} ${factorTexts.wrong}`);
    await expect(code).toBeFocused();
    await expect(page.getByLabel('For Excel')).toBeChecked();
    await expect(page.getByLabel('Form')).toHaveValue('contact-form');

    await page.goto('/desk/leads?status=quarantine');
    const spam = page.getByRole('button', { name: 'Mark selected as spam' });
    await post(spam);
    await expect(spam).toHaveAccessibleDescription('No lead was selected.');
    await expect(spam).toBeFocused();
  });

  test('downloads its leads, and no formula among them', async ({ page }) => {
    const who = `=cmd${Date.now()}`;
    await sendLead({ name: who, email: 'formula@shop.test', message: 'one,\n"two"' });
    const { codes } = await openDeskAsNewStaff(page, 'exports');
    await page.goto('/desk/leads?form=contact-form');
    await page.getByText('More', { exact: true }).first().click();
    const downloading = page.waitForEvent('download');
    await fillCode(page, /^Download$/, codes[0]);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const [head = [], ...rows] = readCsv(await readFile(await (await downloading).path(), 'utf8'));
    const row = rows.find(cells => cells.includes(`'${who}`)) ?? [];
    expect(row[head.indexOf('message')]).toBe('one,\n"two"');
    expect(new Set(rows.map(cells => cells[head.indexOf('form')]))).toEqual(new Set(['contact-form']));
  });
});

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a lead is called, replied to and marked in one tap from the list, and the list stays', async ({
    page,
  }) => {
    const who = `Pocket ${Date.now()}`;
    await sendLead({
      name: who,
      email: 'pocket@shop.test',
      phone: '(555) 014-2018',
      message: 'A quote, please',
    });
    await openDeskAsNewStaff(page, 'phone');
    const list = `/desk/leads?q=${encodeURIComponent(who).replaceAll('%20', '+')}`;
    await page.goto(list);
    const card = page.getByRole('row', { name: who });
    await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5550142018');
    const reply = card.getByRole('link', { name: 'Reply' });
    await expect(reply).toHaveAttribute('href', /^\/desk\/leads\/\w+#reply$/);
    expect((await reply.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await card.boundingBox())?.height).toBeLessThan(230);
    await card.getByRole('button', { name: 'Mark contacted' }).click();
    await expect(page).toHaveURL(list);
    await expect(card).toContainText('Contacted');
    await card.locator('summary').click();
    await card.getByRole('button', { name: `Won ${who}` }).click();
    await expect(card.locator('.desk-mark')).toHaveText('Won');
  });
});

test.describe('every page of the desk', () => {
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const)
    test(`is accessible and fits at ${width} px, ${colorScheme}`, async ({ page }) => {
      // Twenty pages, each with every rule of axe.
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await sendLead({
        name: 'Seen',
        email: 'seen@a-very-long-domain-name-that-does-not-break.test',
        message: 'x',
      });
      await sendLead({ name: 'Held', email: 'held@shop.test', message: 'x', 'office-fax': 'filled' });
      await openDeskAsNewStaff(page, `axe-${width}`);
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto('/desk/leads');
      const lead = (await page.locator('.desk-table a').first().getAttribute('href')) ?? '';
      for (const path of [...DESK_PAGES.map(path => `/desk${path}`), lead]) {
        const answer = await page.goto(path);
        expect(answer?.headers()['cache-control'], path).toContain('no-store');
        expect(answer?.headers()['content-security-policy'], path).toContain('nonce-');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        expect(await findViolations(page), path).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await page.goto('/desk/person');
      await page.getByLabel('Email address').fill('no-one@shop.test');
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page, 'the page that comes back').toHaveTitle(/^Error: /);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
    });

  test('is worked by the keyboard alone', async ({ page }) => {
    const who = `Keys ${Date.now()}`;
    await sendLead({ name: who, email: 'keys@shop.test', message: 'Hello' });
    await openDeskAsNewStaff(page, 'keys');
    await page.goto(`/desk/leads?q=${encodeURIComponent(who)}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, who);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: who })).toBeVisible();
    await page.getByLabel('Status').focus();
    await page.keyboard.press('w');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(deskNotices['status-set'].text.replace('{detail}', 'Won'))).toBeVisible();
  });
});

/** Goes on with the Tab key until the link of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`The Tab key does not reach ${name}`);
}
