import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './test';
import { z } from 'zod';
import { facts } from '@/content/facts';
import { deskWords, factorTexts, deskNotices } from '@/content/desk';
import { upToBrace } from '@/tests/support/up-to-brace';
import { readCsv } from '../support/read-csv';
import { DESK_PAGES, openDeskAsNewStaff, fillCode, sendLead } from './desk-steps';
import { findViolations } from './find-violations';
import { waitForMails } from './mailbox';

test.describe('the agency', () => {
  // Nothing at the desk needs a script.
  test.use({ javaScriptEnabled: false });

  test('works a lead: status, note, what was sent, its mails', async ({ page }) => {
    const who = `Bakery ${Date.now()}`;
    await sendLead({ name: who, email: 'klein@bakery.test', message: '=A second shop in May' });
    const { email } = await openDeskAsNewStaff(page, 'works');
    await page.goto('/desk/leads');
    await page.getByLabel('Search').fill(`${who.toUpperCase()} may`);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: who }).click();
    await expect(page.getByText('=A second shop in May')).toBeVisible();
    await expect(page.getByText(`${facts.support.emailReplyBusinessHours} business hours`)).toBeVisible();
    await page.getByLabel('Status').selectOption('contacted');
    await page.getByRole('button', { name: deskWords.lead.change }).click();
    await expect(
      page.getByText(deskNotices['status-set'].text.replace('{detail}', deskWords.statuses.contacted)),
    ).toBeVisible();
    await page.getByLabel(deskWords.lead.note).fill('Called her.\nWants photographs.');
    await page.getByRole('button', { name: deskWords.lead.addNote }).click();
    await expect(page.getByText('Wants photographs.')).toBeVisible();
    await expect(page.getByRole('link', { name: deskWords.mailKinds['lead-notify'] })).toBeVisible();
    await page.reload();
    await expect(page.getByText(deskNotices['note-added'].text), 'said once').toHaveCount(0);
    await page.goto('/desk/audit');
    await expect(page.getByText('new>contacted').first()).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`Lead read ${email}`) })).toHaveCount(1);
  });

  test('two members of staff work on one lead: the second reads what the first did', async ({
    browser,
    page,
  }) => {
    const who = `Race ${Date.now()}`;
    await sendLead({ name: who, email: 'race@shop.test', message: 'Hello' });
    await openDeskAsNewStaff(page, 'first');
    await page.goto(`/desk/leads?q=${encodeURIComponent(who)}`);
    await page.getByRole('link', { name: who }).click();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await openDeskAsNewStaff(other, 'second');
    await other.goto(page.url());
    await other.getByLabel('Status').selectOption('won');
    await other.getByRole('button', { name: deskWords.lead.change }).click();
    await page.getByLabel('Status').selectOption('lost');
    await page.getByRole('button', { name: deskWords.lead.change }).click();
    await expect(page.getByText(upToBrace(deskNotices['status-changed-meanwhile'].text))).toBeVisible();
    await expect(page.locator('.desk-mark').first()).toHaveText('Won');
    await context.close();
  });

  test('lets a lead out of quarantine in one click, and its mails go out', async ({ page }) => {
    const who = `Person ${Date.now()}`;
    const email = `person-${Date.now()}@shop.test`;
    await sendLead({ name: who, email, message: 'I am no robot', 'office-fax': 'filled' });
    await openDeskAsNewStaff(page, 'rescues');
    await page.goto('/desk/quarantine');
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
    await page.getByRole('button', { name: deskWords.mails.again }).click();
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
    const order = page.getByRole('row').filter({ hasText: deskWords.orderStates.awaiting_approval }).first();
    await order.getByRole('link').click();
    await expect(page.getByRole('row').filter({ hasText: deskWords.causes.payment_created })).toBeVisible();
    await fillCode(page, deskWords.order.captureNow, codes[0]);
    await page.getByRole('button', { name: deskWords.order.captureNow }).click();
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
    const downloading = page.waitForEvent('download');
    await fillCode(page, /^Download$/, codes[0]);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain('Please forget me');
    await page.getByLabel(deskWords.person.confirmation).fill(email);
    await fillCode(page, deskWords.person.erase, '000000');
    await page.getByRole('button', { name: deskWords.person.erase }).click();
    await expect(page.getByRole('alert')).toContainText(factorTexts.wrong);
    await expect(page.getByLabel(deskWords.person.confirmation)).toHaveValue(email);
    await fillCode(page, deskWords.person.erase, codes[1]);
    await page.getByRole('button', { name: deskWords.person.erase }).click();
    await expect(page.getByText(/^Erased: /)).toBeVisible();
    await page.goto(`/desk/leads?q=${email}`);
    await expect(page.getByText(deskWords.leads.none)).toBeVisible();
  });

  test('downloads its leads, and no formula among them', async ({ page }) => {
    const who = `=cmd${Date.now()}`;
    await sendLead({ name: who, email: 'formula@shop.test', message: 'one,\n"two"' });
    const { codes } = await openDeskAsNewStaff(page, 'exports');
    await page.goto('/desk/leads?form=contact-form');
    const downloading = page.waitForEvent('download');
    await fillCode(page, /^Download$/, codes[0]);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const [head = [], ...rows] = readCsv(await readFile(await (await downloading).path(), 'utf8'));
    const row = rows.find(cells => cells.includes(`'${who}`)) ?? [];
    expect(row[head.indexOf('message')]).toBe('one,\n"two"');
    expect(new Set(rows.map(cells => cells[head.indexOf('form')]))).toEqual(new Set(['contact-form']));
  });
});

test.describe('every page of the desk', () => {
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const)
    test(`is accessible and fits at ${width} px, ${colorScheme}`, async ({ page }) => {
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
    });

  test('is worked by the keyboard alone', async ({ page }) => {
    const who = `Keys ${Date.now()}`;
    await sendLead({ name: who, email: 'keys@shop.test', message: 'Hello' });
    await openDeskAsNewStaff(page, 'keys');
    await page.goto(`/desk/leads?q=${encodeURIComponent(who)}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: deskWords.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, who);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: who })).toBeVisible();
    await page.getByLabel('Status').focus();
    await page.keyboard.press('w');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(deskNotices['status-set'].text.replace('{detail}', deskWords.statuses.won)),
    ).toBeVisible();
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
