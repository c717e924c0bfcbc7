import { z } from 'zod';
import { deskNotices } from '@/content/desk';
import { openDeskAsNewStaff, sendLead } from './desk-steps';
import { waitForMails } from './mailbox';
import { PORTS } from './ports';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('a lead is answered from a template on a phone, and what comes back is in its history', async ({
  page,
}) => {
  const who = `Thread ${Date.now()}`;
  const email = `thread-${Date.now()}@shop.test`;
  await sendLead({ name: who, email, message: 'A quote, please' });
  await openDeskAsNewStaff(page, 'replies');
  await page.goto(`/desk/leads?q=${encodeURIComponent(who)}`);
  await page.getByRole('link', { name: `Reply ${who}` }).click();
  await page.getByRole('link', { name: 'Suggest a call' }).click();
  const text = page.getByLabel('Reply', { exact: true });
  await expect(text).toHaveValue(new RegExp(`^Hi ${who},`));
  await page.getByLabel('Subject').fill('Your quote');
  await text.fill(`Hi ${who},\n\nWhen can I call you?`);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(deskNotices['reply-sent'].text)).toBeVisible();
  await expect(page.locator('#history')).toContainText('When can I call you?');
  await expect(page.locator('.desk-head .desk-mark')).toHaveText('Contacted');
  const lead = page.url().replace('#history', '');
  const [mail] = (await waitForMails('When can I call you?', 1)).filter(({ to }) => to.includes(email));
  const [to = ''] = z.array(z.string()).parse(mail?.replyTo);
  const answer = { to, from: `Ana <${email}>`, subject: 'Re: Your quote', text: '<b>Tuesday</b> at 3.' };
  await fetch(`http://127.0.0.1:${PORTS.mail}/__control`, {
    method: 'POST',
    body: JSON.stringify({ call: 'receive', args: [answer] }),
  });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('<b>Tuesday</b> at 3.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await page.goto('/desk');
  await expect(page.getByRole('listitem').filter({ hasText: who }).first()).toContainText('Wrote back');
  await page.goto(lead);
  await page.getByRole('button', { name: 'No reply needed' }).click();
  await expect(page.getByText(deskNotices['answer-read'].text)).toBeVisible();
});
