import { notFound } from '@/content/not-found';
import { DESK_PAGES, signUpCustomer } from './desk-steps';
import { findViolations } from './find-violations';
import { expect, test } from './test';

test('every desk address answers 404 with nothing of the desk, and a link for staff to sign in', async ({
  page,
}) => {
  const unknown = await page.goto('/nothing-is-here');
  const [title, heading] = [await page.title(), headingOf((await unknown?.text()) ?? '')];
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText(notFound.staff.text)).toHaveCount(0);
  const checkNowhere = async () => {
    for (const path of [
      ...DESK_PAGES,
      '/leads/0123456789abcdefghjkmnpqrs',
      '/nothing',
      '/quarantine',
      '/leads/a/b',
    ]) {
      const answer = await page.request.get(`/desk${path}`);
      const html = await answer.text();
      expect([path, answer.status()]).toEqual([path, 404]);
      expect([/<title>(.*?)<\/title>/.exec(html)?.[1], headingOf(html)]).toEqual([title, heading]);
      expect(html).toContain(`href="/sign-in?next=${encodeURIComponent(`/desk${path}`)}"`);
      for (const word of ['desk-head', 'In quarantine', 'Needs a person', 'Find leads'])
        expect([path, html.includes(word)]).toEqual([path, false]);
    }
    for (const mark of [{ rsc: '1' }, { 'next-router-prefetch': '1' }, { 'x-desk-path': '//evil.test' }]) {
      const answer = await page.request.get('/desk/leads?_rsc=1a2b3', { headers: mark });
      expect([mark, answer.status()]).toEqual([mark, 404]);
      expect(await answer.text()).not.toContain('evil.test');
    }
  };
  await checkNowhere();
  await page.goto('/desk');
  await expect(
    page.locator('main').getByRole('link', { name: notFound.staff.signIn, exact: true }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await signUpCustomer(page);
  await checkNowhere();
  const forged = await page.request.post('/desk-actions/leads-export', { form: {} });
  expect(forged.status()).toBe(404);
});

/** The markup of a page's first heading. */
function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
}
