import { openDeskAsNewStaff, sendLead } from './desk-steps';
import { accessibilityFaults } from './search-steps';
import { expect, test } from './test';

test('at the desk / and Ctrl-K lead to pages and people by the keyboard, and the script stays small', async ({
  page,
}) => {
  const who = `Palette ${Date.now()}`;
  await sendLead({ name: who, email: 'palette@shop.test', message: 'Hello' });
  await openDeskAsNewStaff(page, 'palette');
  const script = page.waitForResponse(
    async response =>
      response.request().resourceType() === 'script' && (await response.text()).includes('desk-hit'),
  );
  await page.goto('/desk/leads');
  const { responseBodySize } = await (await script).request().sizes();
  expect(responseBodySize).toBeLessThanOrEqual(6 * 1024);
  const window = page.getByRole('dialog', { name: 'Go to a page, or find someone' });
  const field = window.getByRole('combobox');
  const found = window.getByRole('option');

  const filter = page.getByRole('form', { name: 'Find leads' }).getByRole('searchbox');
  await filter.focus();
  await page.keyboard.press('/');
  await expect(filter).toHaveValue('/');
  await expect(window).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(found.filter({ hasText: 'Billing' })).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(filter).toBeFocused();

  await filter.blur();
  await page.keyboard.press('/');
  await field.pressSequentially(who);
  await expect(window.getByRole('group', { name: 'Leads' }).getByRole('option')).toHaveText(new RegExp(who));
  await field.fill('pric');
  const [first, second] = [found.nth(0), found.nth(1)];
  await expect(second).toHaveText(/Prices/);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/content\/prices$/);
});
