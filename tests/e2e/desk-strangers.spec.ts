import { expect, test } from './test';
import { deskWords } from '@/content/desk';
import { notFound } from '@/content/not-found';
import { DESK_PAGES, signUpCustomer } from './desk-steps';
import { findViolations } from './find-violations';

test('every desk address answers 404 with nothing of the desk, and a link for staff to sign in', async ({
  page,
}) => {
  const unknown = await page.goto('/nothing-is-here');
  const [title, heading] = [await page.title(), await page.locator('h1').innerText()];
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText(notFound.staff.text)).toHaveCount(0);
  const checkNowhere = async () => {
    for (const path of [...DESK_PAGES, '/leads/0123456789abcdefghjkmnpqrs', '/nothing', '/leads/a/b']) {
      const answer = await page.goto(`/desk${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
      expect([await page.title(), await page.locator('h1').innerText()]).toEqual([title, heading]);
      await expect(page.locator('header[data-header]')).toBeVisible();
      const way = page.locator('main').getByRole('link', { name: notFound.staff.signIn, exact: true });
      await expect(way).toHaveAttribute('href', `/sign-in?next=${encodeURIComponent(`/desk${path}`)}`);
      const html = (await answer?.text()) ?? '';
      for (const word of [
        'desk-head',
        deskWords.nav.quarantine,
        deskWords.home.waiting,
        deskWords.leads.find,
      ])
        expect([path, html.includes(word)]).toEqual([path, false]);
    }
    for (const mark of [{ rsc: '1' }, { 'next-router-prefetch': '1' }, { 'x-desk-path': '//evil.test' }]) {
      const answer = await page.request.get('/desk/leads?_rsc=1a2b3', { headers: mark });
      expect([mark, answer.status()]).toEqual([mark, 404]);
      expect(await answer.text()).not.toContain('evil.test');
    }
  };
  await checkNowhere();
  expect(await findViolations(page)).toEqual([]);
  await signUpCustomer(page);
  await checkNowhere();
  const forged = await page.request.post('/desk-actions/leads-export', { form: {} });
  expect(forged.status()).toBe(404);
});
