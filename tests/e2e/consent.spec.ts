import { consent } from '@/content/consent';
import { CONSENT_KEY } from '@/lib/analytics/consent';
import { routes } from '@/lib/site/routes';
import { bar, dataLayer, openChoices, press, storeUser } from './consent-steps';
import { IN_JULY } from './open-page';
import { expect, test } from './test';

test.describe('with nothing consented', () => {
  test('an accepted lead reaches the data layer without anything that was typed', async ({ page }) => {
    await page.clock.install({ time: IN_JULY });
    await page.goto(routes.promotion());
    const typed = {
      name: 'Marker Name',
      email: 'marker.person@mail.test',
      businessName: 'Marker Café',
      phoneNumber: '(555) 010-7777',
    };
    for (const [name, value] of Object.entries(typed))
      await page.locator(`#christmas-in-july-form-${name}`).fill(value);
    await page.locator('#christmas-in-july-form-businessType').selectOption('restaurant');
    await page.locator('#christmas-in-july-form button[type=submit]').click();
    await expect(page.getByText('Thank You', { exact: true })).toBeVisible();
    const layer = await dataLayer(page);
    expect(layer).toContainEqual({ event: 'generate_lead', form: 'christmas-in-july-form' });
    expect(JSON.stringify(layer)).not.toMatch(/marker|555/i);
    expect(page.url()).not.toMatch(/marker|555/i);
  });
});

test.describe('the stored local user', () => {
  test('is identified by its id on startup, and its address stays out', async ({ page }) => {
    await storeUser(page, { id: 'abc123', email: 'ann@mail.test' });
    await page.goto(routes.home());
    await expect.poll(() => dataLayer(page)).toContainEqual({ event: 'identify', user_id: 'abc123' });
    expect(await dataLayer(page), 'once a session').toContainEqual({
      event: 'login',
      user_id: 'abc123',
      login_method: 'email_password',
      user_data: { logged_in: true },
    });
    expect(JSON.stringify(await dataLayer(page))).not.toContain('ann@');
  });

  test('without an id is identified by the hash of its address', async ({ page }) => {
    await storeUser(page, { email: 'Ann@mail.test' });
    await page.goto(routes.home());
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual({ event: 'identify', user_id: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(await dataLayer(page))).not.toContain('ann@');
  });
});

test.describe('where storage is switched off', () => {
  for (const path of [
    routes.home(),
    routes.pricing(),
    routes.contact(),
    routes.promotion(),
    routes.checkout(),
    routes.success(),
  ]) {
    test(`${path} works, and nothing is thrown`, async ({ page }) => {
      const troubles: string[] = [];
      page.on('pageerror', error => troubles.push(error.message));
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Storage is switched off', 'SecurityError');
            },
          });
      });
      await page.clock.setFixedTime(IN_JULY);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1:visible')).toHaveCount(1);
      await openChoices(page);
      await expect(bar(page)).toBeVisible();
      expect(troubles).toEqual([]);
    });
  }
});

test('without a tag manager no one is asked, and cookie choices say plainly that no statistics are set', async ({
  page,
}) => {
  await page.goto(routes.home());
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'off');
  await expect(bar(page)).toBeHidden();
  await openChoices(page);
  await expect(bar(page)).toContainText(consent.off);
  await expect(bar(page).getByRole('button')).toHaveText([consent.close]);
  await press(page, consent.close);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: consent.label })).toBeFocused();
  expect(await page.evaluate(key => localStorage.getItem(key), CONSENT_KEY), 'no answer').toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no bar and no control that would do nothing', async ({ page }) => {
    await page.goto(routes.home());
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('[data-cookie-choices]')).toBeHidden();
  });
});
