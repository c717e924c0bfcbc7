import { home } from '@/content/home';
import { landing } from '@/content/landing-page';
import { pricingPage } from '@/content/pricing-page';
import { routes } from '@/lib/site/routes';
import { renderConfigured, type RenderedPages } from '../support/configured-pages';
import { sendDemoForm } from './demo-steps';
import { fakeThirdParties, CONFIGURED, openConfigured } from './embed-steps';
import { expect, test, type Page } from './test';

const LATE_MS = 8_000;

/** Where each embed stands, what it is called, and how a visitor asks for it. */
const FRAMES = [
  {
    path: routes.home(),
    src: CONFIGURED.embeds.supportVideo,
    name: home.support.title,
    ask: (page: Page) => page.getByRole('button', { name: 'How We Support Your Business' }).click(),
  },
  {
    path: routes.home(),
    src: CONFIGURED.embeds.founderVideo,
    name: home.founder.video.title,
    ask: (page: Page) => page.getByRole('button', { name: home.founder.video.title }).click(),
  },
  {
    path: routes.home(),
    src: CONFIGURED.embeds.scheduler,
    name: 'the booking calendar',
    ask: (page: Page) => page.getByRole('button', { name: 'Book a Call' }).click(),
  },
  {
    path: routes.contact(),
    src: CONFIGURED.embeds.scheduler,
    name: 'the booking calendar',
    ask: (page: Page) => load(page, 'the booking calendar'),
  },
  { path: routes.landing(), src: CONFIGURED.embeds.demoVideo, name: landing.after.film, ask: askForDemo },
  {
    path: routes.getStarted(),
    src: CONFIGURED.embeds.questionnaire,
    name: 'the questionnaire',
    ask: (page: Page) => load(page, 'the questionnaire'),
  },
  {
    path: routes.pricing(),
    src: CONFIGURED.embeds.pricingForm,
    name: pricingPage.form,
    ask: (page: Page) => load(page, pricingPage.form),
  },
] as const;

// One worker for all of them: the pages are rendered once.
test.describe.configure({ mode: 'default' });

let pages: RenderedPages;

test.beforeAll(async () => {
  pages = await renderConfigured(CONFIGURED);
});

for (const { path, src, name, ask } of FRAMES)
  test(`${name} on ${path}: nothing of it before the visitor asks, then its frame in the box that was there`, async ({
    page,
  }) => {
    const requestedUrls = await fakeThirdParties(page);
    const policy = await openConfigured(page, { path, pages });
    await page.waitForLoadState('networkidle');
    expect(requestedUrls).toEqual([]);
    expect(policy).toMatch(new RegExp(`frame-src 'self'[^;]* ${new URL(src).origin}[ ;]`));
    await ask(page);
    const frame = page.locator(`iframe[src="${src}"]`);
    await expect(frame).toHaveAttribute('title', name);
    await expect(page.frameLocator(`iframe[src="${src}"]`).getByText('Theirs')).toBeVisible();
    expect(requestedUrls).toEqual([src]);
    // Both at one moment: the window around them may still be opening.
    const [own, box] = await frame.evaluate(element =>
      [element, element.closest('div.relative')].map(part => part?.getBoundingClientRect().toJSON()),
    );
    expect(own).toEqual(box);
    expect(box.height, 'a box of a size of its own').toBeGreaterThan(150);
    await expect(page.getByText(`Loading ${name}`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Load ${name}` })).toHaveCount(0);
    const link = page.getByRole('link', { name: `Open ${name} on its own page` });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', src);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

test('an embed that a click loads fills its reserved space, and nothing moves', async ({ page }) => {
  await fakeThirdParties(page);
  await openConfigured(page, { path: routes.getStarted(), pages });
  const link = page.getByRole('link', { name: /on its own page/ });
  const place = () => link.evaluate(element => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await load(page, 'the questionnaire');
  await expect(page.locator('iframe'), 'in the place of its button').toBeFocused();
  await expect(page.frameLocator('iframe').getByText('Theirs')).toBeVisible();
  expect(await place()).toBe(before);
});

test('the promotion page shows the same calendar in place of our form', async ({ page }) => {
  await fakeThirdParties(page);
  await page.clock.setFixedTime('2026-07-15T12:00:00Z');
  await openConfigured(page, { path: routes.promotion(), pages });
  await expect(page.getByRole('link', { name: 'Book a Call' })).toHaveCount(0);
  await load(page, 'the booking calendar');
  await expect(page.locator(`iframe[src="${CONFIGURED.embeds.scheduler}"]`)).toHaveCount(1);
});

test('a window that is closed takes its frame with it', async ({ page }) => {
  await fakeThirdParties(page);
  await openConfigured(page, { path: routes.home(), pages });
  await page.getByRole('button', { name: 'Book a Call' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a host that hangs is said to be late, the link stands, and the window can be closed and opened again', async ({
  page,
}) => {
  await fakeThirdParties(page, () => undefined);
  await page.clock.install();
  await openConfigured(page, { path: routes.home(), pages });
  await page.getByRole('button', { name: home.founder.video.title }).click();
  const box = page.getByRole('dialog', { name: home.founder.video.title });
  await expect(box.getByText('Loading Meet Maya...')).toBeVisible();
  await page.clock.fastForward(LATE_MS);
  await expect(box.getByText('This takes longer than it should.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Meet Maya on its own page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: home.founder.video.title }).click();
  await expect(box.getByText('Loading Meet Maya...')).toBeVisible();
});

test('a host that refuses costs its own box and nothing else', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(error.message));
  await fakeThirdParties(page, route => route.abort('connectionrefused'));
  await openConfigured(page, { path: routes.pricing(), pages });
  await load(page, pricingPage.form);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Open the pricing form on its own page' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  expect(troubles).toEqual([]);
});

test('a page’s policy knows the embeds of that page alone', async ({ page, request }) => {
  const requestedUrls = await fakeThirdParties(page);
  const elsewhere = await request.get(routes.about());
  expect(elsewhere.headers()['content-security-policy']).toContain("frame-src 'self';");
  expect(elsewhere.headers()['content-security-policy']).not.toContain('.test');
  await openConfigured(page, { path: routes.pricing(), pages });
  const blocked = await page.evaluate(
    src =>
      new Promise<string>(done => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => done(blockedURI));
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }),
    CONFIGURED.embeds.questionnaire,
  );
  expect(blocked).toContain('https://questions.test');
  expect(requestedUrls).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the link, and no button that would do nothing', async ({ page }) => {
    const requestedUrls = await fakeThirdParties(page);
    await openConfigured(page, { path: routes.getStarted(), pages });
    await expect(page.getByRole('button', { name: /^Load/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open the questionnaire on its own page' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requestedUrls).toEqual([]);
  });
});

function load(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name: `Load ${name}` }).click();
}

async function askForDemo(page: Page): Promise<void> {
  await sendDemoForm(page);
  await load(page, landing.after.film);
}
