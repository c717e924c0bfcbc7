import { expect, test } from '@playwright/test';
import { enterDesk } from './desk-steps';

// Nothing at the desk needs a script.
test.use({ javaScriptEnabled: false });

test('staff count a sale of the promotion that came without a lead, and take it back', async ({ page }) => {
  await enterDesk(page, 'places');
  await expect(page.getByText('0 of 100 are taken, 100 are left.')).toBeVisible();
  const giveBack = page.getByRole('button', { name: 'Undo the last one' });
  await expect(giveBack).toBeHidden();
  await page.getByRole('button', { name: 'Count one sale' }).click();
  await expect(page.getByText('The sale is counted.')).toBeVisible();
  await expect(page.getByText('1 of 100 are taken, 99 are left.')).toBeVisible();
  await giveBack.click();
  await expect(page.getByText('The sale is no longer counted')).toBeVisible();
  await expect(page.getByText('0 of 100 are taken, 100 are left.')).toBeVisible();
  await page.goto('/desk/audit');
  for (const action of ['Promotion spot counted', 'Promotion spot freed'])
    await expect(page.getByRole('cell', { name: action, exact: true })).toBeVisible();
});
