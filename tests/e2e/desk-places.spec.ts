import { deskNotices } from '@/content/desk';
import { promotion } from '@/content/promotion';
import { openDeskAsNewStaff } from './desk-steps';
import { expect, test } from './test';

const { places } = promotion;

// Nothing at the desk needs a script.
test.use({ javaScriptEnabled: false });

test('staff count a sale of the promotion that came without a lead, and take it back', async ({ page }) => {
  await openDeskAsNewStaff(page, 'places');
  await page.goto('/desk/content');
  await expect(page.getByText(`0 of ${places} are taken, ${places} are left.`)).toBeVisible();
  const giveBack = page.getByRole('button', { name: 'Undo the last one' });
  await expect(giveBack).toBeHidden();
  await page.getByRole('button', { name: 'Count one sale' }).click();
  await expect(page.getByText(deskNotices['place-taken'].text)).toBeVisible();
  await expect(page.getByText(`1 of ${places} are taken, ${places - 1} are left.`)).toBeVisible();
  await giveBack.click();
  await expect(page.getByText(deskNotices['place-given-back'].text)).toBeVisible();
  await expect(page.getByText(`0 of ${places} are taken, ${places} are left.`)).toBeVisible();
  await page.goto('/desk/audit');
  for (const action of ['Promotion spot counted', 'Promotion spot freed'])
    await expect(page.getByRole('cell', { name: action, exact: true })).toBeVisible();
});
