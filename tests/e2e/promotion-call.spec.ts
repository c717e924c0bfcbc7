import { email as emailField, phone as phoneField } from '@/content/form-fields';
import { leadForms } from '@/content/lead-forms';
import { routes } from '@/lib/site/routes';
import { waitForMails } from './mailbox';
import { IN_JULY } from './open-page';
import { expect, test } from './test';

const FIELDS = 'input:not([type="hidden"]), select, textarea';

test.describe('the request for a call on the promotion’s page', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('opens where its button stood, and only then is it in the page', async ({ page }) => {
    await page.clock.setFixedTime(IN_JULY);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(routes.promotion());
    const main = page.locator('main');
    const names = await main.locator(FIELDS).evaluateAll(all => all.map(field => field.getAttribute('name')));
    expect(names, 'no field twice').toEqual([...new Set(names)]);
    const button = page.getByRole('link', { name: 'Book a Call' });
    await expect(button, 'dark on marigold at night too').toHaveCSS('color', 'rgb(255, 255, 255)');
    await button.click();
    const form = page.locator('#consultation-form');
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Your time zone')).toHaveValue('America/New_York');
    await form.getByRole('button', { name: leadForms['consultation-form'].submit.label }).click();
    await expect(page.locator('#consultation-form-email-error')).toHaveText(emailField.missing);
    const email = `promotion-call-${Date.now()}@cafe.test`;
    await form.getByLabel('Name', { exact: true }).fill('Ann O’Neil');
    await form.getByLabel('Email address').fill(email);
    await form.getByLabel(phoneField.label).fill('(555) 010-2030');
    await form.getByRole('button', { name: leadForms['consultation-form'].submit.label }).click();
    await expect(
      page.getByRole('heading', { name: leadForms['consultation-form'].success.title }),
    ).toBeVisible();
    await waitForMails(email, 2);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the form’s own page', async ({ page }) => {
      await page.goto(routes.promotion());
      await page.getByRole('link', { name: 'Book a Call' }).click();
      await expect(page).toHaveURL(routes.contact('consultation'));
      await expect(page.locator('#consultation-form')).toBeVisible();
    });
  });
});
