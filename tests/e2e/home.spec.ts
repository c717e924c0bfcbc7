import { readFileSync } from 'node:fs';
import { email as emailField, phone as phoneField } from '@/content/form-fields';
import { home } from '@/content/home';
import { leadForms } from '@/content/lead-forms';
import { lookOf, README_PICTURES } from '@/ops/readme-pictures.mjs';
import { listPrice } from '@/tests/support/price-list';
import { waitForMails } from './mailbox';
import { IN_MARCH, openPage } from './open-page';
import { expect, test, type Page } from './test';

const { 'consultation-form': call } = leadForms;

test.describe('the hero', () => {
  test('paints another business type every three seconds, and rests while it is paused', async ({ page }) => {
    await openWithStoppedClock(page);
    const word = page.locator('[data-board-text]');
    await expect(word).toHaveText('Accountants');
    await page.clock.runFor(3_500);
    await expect(word).not.toHaveText('Accountants');
    const second = await word.textContent();
    await page.clock.runFor(2_600);
    await expect(word, 'fading').toHaveText(second ?? '');
    await page.clock.runFor(400);
    await expect(word).not.toHaveText(second ?? '');
    await page.clock.runFor(2_600);
    await page.getByRole('button', { name: 'Pause the changing words' }).click();
    const paused = await word.textContent();
    await page.clock.runFor(30_000);
    await expect(word).toHaveText(paused ?? '');
    await page.getByRole('button', { name: 'Pause the changing words' }).click();
    await page.clock.runFor(3_500);
    await expect(word).not.toHaveText(paused ?? '');
  });

  test('goes through all 87 types and begins again', async ({ page }) => {
    await openWithStoppedClock(page);
    const word = page.locator('[data-board-text]');
    await page.clock.runFor(86 * 3_000 + 500);
    await expect(word).toHaveText('Zoos');
    await page.clock.runFor(3_000);
    await expect(word).toHaveText('Accountants');
  });

  test('stands still where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: IN_MARCH });
    await openPage(page);
    await page.clock.runFor(30_000);
    await expect(page.locator('[data-board-text]')).toHaveText('Accountants');
    await expect(page.getByRole('button', { name: 'Pause the changing words' })).toBeHidden();
  });

  test('says one steady sentence to those who do not see it', async ({ page }) => {
    await openInMarch(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAccessibleName(/^We get local businesses found around the corner\./);
    await page.clock.runFor(9_500);
    await expect(heading).toHaveAccessibleName(/^We get local businesses found around the corner\./);
  });

  test('shows the way to the packages and the figures', async ({ page }) => {
    await page.goto('/');
    const packages = page.getByRole('link', { name: 'See Our Local Packages' });
    await expect(packages).toHaveAttribute('href', '/get-started');
    await expect(page.getByText(/^\+\d+ local businesses served$/)).toBeVisible();
    await expect(page.getByText(/4\.9\/5 rating \(94 reviews\)/)).toBeVisible();
  });
});

for (const [button, dialogName] of [
  ['How We Support Your Business', home.support.title],
  [home.founder.video.title, home.founder.video.title],
] as const) {
  test.describe(`the video popup '${button}'`, () => {
    test('plays without sound with its captions, locks the page, and rewinds when it closes', async ({
      page,
    }) => {
      await openInMarch(page);
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name: dialogName, includeHidden: true });
      await expect(dialog).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      const video = dialog.locator('video');
      await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
      expect(await video.evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
      expect(await video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode)).toBe('showing');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      expect(await video.evaluate((film: HTMLVideoElement) => [film.paused, film.currentTime])).toEqual([
        true,
        0,
      ]);
    });

    test('closes by Escape and beside it, gives the focus back, and waits where less motion is asked for', async ({
      page,
    }) => {
      await openInMarch(page);
      const opener = page.getByRole('button', { name: button });
      const dialog = page.getByRole('dialog', { name: dialogName });
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      const video = page.getByRole('dialog', { name: dialogName, includeHidden: true }).locator('video');
      await video.evaluate((film: HTMLVideoElement) => {
        for (const track of Array.from(film.textTracks)) track.mode = 'disabled';
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await opener.press('Enter');
      await expect(dialog).toBeVisible();
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode), 'it is ready')
        .toBe('showing');
      const waits = await video.evaluate((film: HTMLVideoElement) => film.muted && film.paused);
      expect(waits, 'where less motion is asked for').toBe(true);
      await page.mouse.click(10, 450);
      await expect(dialog).toBeHidden();
    });
  });
}

test('Book a Call opens the free consultation, and the focus comes back', async ({ page }) => {
  await openInMarch(page);
  const opener = page.getByRole('button', { name: 'Book a Call' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Book a Call' });
  await expect(dialog).toContainText(home.call.dialog.title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('the request for a call', () => {
  test.use({ timezoneId: 'America/Detroit' });

  test('knows the visitor’s clock, is sent from the popup and thanked for there', async ({ page }) => {
    await openPage(page);
    await page.getByRole('button', { name: 'Book a Call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a Call' });
    await expect(dialog.getByLabel('Your time zone')).toHaveValue('America/New_York');
    await dialog.getByLabel('Name', { exact: true }).fill('Ann O’Neil');
    const email = `call-${Date.now()}@cafe.test`;
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel(phoneField.label).fill('(555) 010-2030');
    await dialog.getByLabel('Day that works for you').selectOption('tuesday');
    await dialog.getByLabel('Time of day').selectOption('morning');
    await dialog.getByRole('button', { name: call.submit.label }).click();
    await expect(dialog.getByRole('heading', { name: call.success.title })).toBeVisible();
    const mails = await waitForMails(email, 2);
    expect(mails.some(({ text }) => text.includes('Tuesday') && text.includes('Morning'))).toBe(true);
  });

  test('names its mistakes in the popup, and keeps a time zone that was chosen before', async ({ page }) => {
    await openPage(page);
    const zone = page.locator('#consultation-form-timeZone');
    await zone.evaluate((list: HTMLSelectElement) => (list.value = 'Pacific/Honolulu'));
    await page.getByRole('button', { name: 'Book a Call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a Call' });
    await dialog.getByLabel('Name', { exact: true }).focus();
    await dialog.getByRole('button', { name: call.submit.label }).click();
    await expect(dialog.locator('[data-error-summary]')).toBeFocused();
    await expect(dialog.locator('#consultation-form-email-error')).toHaveText(emailField.missing);
    await expect(zone).toHaveValue('Pacific/Honolulu');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the form’s own page', async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-near-card]').getByRole('link', { name: 'Book a Call' }).click();
      await expect(page).toHaveURL('/contact?inquiry=consultation');
      await expect(page.locator('#consultation-form')).toBeVisible();
    });
  });
});

test('the invitation to a call grows once its top is within 70% of the viewport', async ({ page }) => {
  await openPage(page);
  const card = page.locator('[data-near-card]');
  await scrollTopTo(page, 0.8);
  await expect(card).toHaveCSS('transform', 'matrix(0.94, 0, 0, 0.94, 0, 0)');
  await scrollTopTo(page, 0.6);
  await expect(card).toHaveCSS('transform', 'none');
});

test('the services carousel has three slides, chosen by dots or arrow keys', async ({ page }) => {
  await page.goto('/');
  const dots = page.getByRole('group', { name: 'Choose a slide' });
  await expect(dots.getByRole('radio')).toHaveCount(3);
  const heading = page.locator('.slide h3:visible');
  const first = await heading.textContent();
  await dots.getByRole('radio').nth(2).check();
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(first ?? '');
});

for (const scripts of ['with', 'without', 'before the arrival of']) {
  test.describe(`the prices ${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts !== 'without' });

    test('the toggle chooses the amount that Buy Now carries to checkout', async ({ page }) => {
      const { first, monthly } = listPrice('pro');
      if (scripts === 'before the arrival of') await page.route('**/*.js', route => route.abort());
      await page.goto('/');
      const buy = page.getByRole('link', { name: /Buy Now with PayPal.*Pro plan/ });
      await expect(buy).toHaveAttribute('href', `/checkout?plan=pro&amount=${first / 100}&name=Pro`);
      await page.getByRole('radio', { name: 'Monthly Only' }).check();
      await expect(buy).toHaveAttribute('href', `/checkout?plan=pro&amount=${monthly / 100}&name=Pro`);
      await page.getByText('Setup + Monthly', { exact: true }).click();
      await expect(buy).toHaveAttribute('href', `/checkout?plan=pro&amount=${first / 100}&name=Pro`);
    });
  });
}

test('the eight questions are closed at first, and several may be open', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('main details').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(questions).toHaveCount(8);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  for (const index of [0, 2, 5]) await questions.nth(index).locator('summary').click();
  for (const index of [0, 2, 5]) await expect(questions.nth(index)).toHaveAttribute('open', '');
  await expect(page.locator('main details[open]')).toHaveCount(3);
});

/** Scrolls so the card's top stands at `share` of the viewport's height. */
async function scrollTopTo(page: Page, share: number): Promise<void> {
  await page.locator('[data-near-card]').evaluate((card, part) => {
    const top = scrollY + card.getBoundingClientRect().top;
    scrollTo({ top: top - innerHeight * part, behavior: 'instant' });
  }, share);
}

/** Opens the home page outside the promotion, with the clock in our hands. */
async function openInMarch(page: Page): Promise<void> {
  await page.clock.install({ time: IN_MARCH });
  await openPage(page);
}

/** The page's clock moves only when it is told to, so a slow machine sees the same words as a quick one. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: IN_MARCH });
  await page.clock.pauseAt(IN_MARCH.getTime() + 1_000);
  await openPage(page);
  await page.getByRole('button', { name: 'Pause the changing words' }).waitFor();
}

test('the pictures of the README show the pages of today; else `npm run shots -- --readme` makes them', async ({
  request,
}) => {
  const looks: unknown = JSON.parse(readFileSync('docs/pictures/looks.json', 'utf8'));
  const now: Record<string, string> = {};
  for (const { path } of README_PICTURES) now[path] = lookOf(await (await request.get(path)).text());
  expect(now).toEqual(looks);
});
