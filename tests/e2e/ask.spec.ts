import { assistant } from '@/content/assistant';
import { planPrices } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';
import { expect, test } from './test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is answered, a choice goes on, and the conversation is sent to a person', async ({
    page,
  }) => {
    await page.goto(routes.ask());
    await expect(page.getByText(assistant.first[0])).toBeVisible();
    await page.getByLabel(assistant.box.label).fill('how much is pro');
    await page.getByRole('button', { name: assistant.box.button, exact: true }).click();
    const log = page.getByRole('log');
    await expect(log).toContainText(planPrices.pro.both);
    await page.getByLabel(assistant.box.label).fill('response time');
    await page.getByRole('button', { name: assistant.box.button, exact: true }).click();
    await page.getByRole('button', { name: assistant.clarify.response[0].label }).click();
    await expect(log.getByRole('listitem')).toHaveCount(3);
    await page.getByLabel('Email address').fill('ana@example.com');
    await page.getByRole('button', { name: assistant.send.button, exact: true }).click();
    await expect(page).toHaveURL(/\/thanks\//);
  });
});

test('with scripts it is answered in place, and kept in this tab until it is cleared', async ({ page }) => {
  await page.goto(routes.ask());
  await page.getByLabel(assistant.box.label).fill('how much is pro');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText(planPrices.pro.both);
  await expect(page).toHaveURL(routes.ask());
  await page.reload();
  await expect(log).toContainText(planPrices.pro.both);
  await page.getByRole('button', { name: assistant.kept.clear }).click();
  await expect(log.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(0);
});
