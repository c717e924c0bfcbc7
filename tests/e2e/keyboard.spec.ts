import { routes } from '@/lib/site/routes';
import { MINUTE_MS } from '@/lib/site/time';
import { openPage } from './open-page';
import { TEMPLATES } from './site/templates';
/** The site with the keyboard alone: every control is reached, none holds the focus, and none is hidden while it has it. */
import { expect, test, type Page } from './test';

/** Pages that differ in what can be focused. Header and footer are the same on all: the home page is walked from end to end, the others through their main part. */
const WALKED = [
  'home',
  'products',
  'service',
  'portfolio',
  'reviews',
  'pricing',
  'blog',
  'article',
  'contact',
  'get-started',
  'policy',
  'search',
  'checkout',
  'sign-in',
] as const;
const MOST_STEPS = 200;

/** Laid out otherwise on a phone, with other things to press. */
const ON_PHONES: ReadonlySet<string> = new Set(['home', 'portfolio', 'pricing', 'contact', 'checkout']);

for (const width of [1280, 320])
  for (const name of WALKED.filter(name => width === 1280 || ON_PHONES.has(name)))
    test(`${name} at ${width} px is walked with Tab to its end, and what has the focus can be seen`, async ({
      page,
    }) => {
      test.setTimeout(WALK_LIMIT_MS);
      await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, TEMPLATES[name]);
      const first = await step(page);
      expect(first.name).toBe('Skip to content');
      const isWhole = name === 'home';
      if (!isWhole) await page.keyboard.press('Enter');
      const covered: string[] = [];
      const passed = new Set<string>();
      let isThrough = false;
      for (let steps = 1; steps < MOST_STEPS && !isThrough; steps += 1) {
        const stop = await step(page);
        if (stop.isCovered) covered.push(`${stop.name} under ${stop.cover}`);
        isThrough = isWhole ? stop.key === first.key : !stop.isInMain;
        // A trap would lead to the same control again before the way is over.
        if (!isThrough) expect(passed, stop.name).not.toContain(stop.key);
        passed.add(stop.key);
      }
      expect(covered).toEqual([]);
      expect(isThrough).toBe(true);
      expect(await passedOver(page, isWhole ? 'body' : 'main')).toEqual([]);
    });

test('on a phone the menu opens with Enter, is walked with Tab, and Escape gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page);
  const opener = page.locator('summary[aria-label="Menu"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a window keeps the focus inside until it is closed', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Book a Call' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a Call' });
  await expect(dialog).toBeVisible();
  const outside = await page.evaluate(() => document.activeElement?.closest('dialog') === null);
  expect(outside).toBe(false);
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    // Between its last control and its first the browser's own bar has the focus.
    await expect(page.locator('main :focus:not(dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Book a Call' })).toBeFocused();
});

test('the reviews are turned with Enter, and a dot is chosen with Space', async ({ page }) => {
  await openPage(page, routes.reviews());
  const review = page.locator('main article:visible');
  const first = (await review.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Next review' }).press('Enter');
  await expect(review).not.toHaveAccessibleName(first);
  await page.getByRole('button', { name: 'Review 1', exact: true }).press('Space');
  await expect(review).toHaveAccessibleName(first);
});

/** Presses Tab, waits until everything that moves aside has done so, and tells where the focus is. */
async function step(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body)
      return { key: '', name: 'the page', isInMain: false, isCovered: false, cover: '' };
    window.tabStops ??= new Map();
    if (!window.tabStops.has(focused)) window.tabStops.set(focused, window.tabStops.size);
    const target = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? focused) : focused;
    const box = target.getBoundingClientRect();
    const [right, bottom] = [Math.min(box.right, innerWidth) - 1, Math.min(box.bottom, innerHeight) - 1];
    const [left, top] = [Math.max(box.left, 0) + 1, Math.max(box.top, 0) + 1];
    const points = [0, 0.25, 0.5, 0.75, 1].flatMap(across =>
      [0, 0.5, 1].map(down => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    const isSeen = hits.some(hit => hit !== null && (target.contains(hit) || hit.contains(target)));
    const cover = hits.find(hit => hit !== null);
    return {
      key: String(window.tabStops.get(focused)),
      name:
        (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60) ||
        focused.outerHTML.slice(0, 80),
      isInMain: focused.closest('main') !== null,
      isCovered: !isSeen && focused.tagName !== 'IFRAME',
      cover: cover ? cover.outerHTML.slice(0, 80) : 'the edge of the window',
    };
  });
}

/**
 * What can be seen and used in that part of the page, and has not had the focus on the way through it. Radio buttons of
 * one group are one stop; what a screen reader is not told of either (a trap for robots) is no control.
 */
function passedOver(page: Page, part: 'body' | 'main'): Promise<string[]> {
  return page.evaluate(
    selector => {
      const reached = Array.from(window.tabStops?.keys() ?? []);
      const isReached = (control: Element) =>
        reached.includes(control) ||
        (control instanceof HTMLInputElement &&
          control.type === 'radio' &&
          reached.some(stop => stop instanceof HTMLInputElement && stop.name === control.name));
      const controls = Array.from(document.querySelectorAll(selector)).filter(
        control =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled, [aria-hidden="true"], [aria-hidden="true"] *, [inert] *'),
      );
      if (controls.length === 0) return ['nothing to reach'];
      return controls.filter(control => !isReached(control)).map(control => control.outerHTML.slice(0, 160));
    },
    CONTROLS.map(control => `${part} ${control}`).join(),
  );
}

const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[tabindex="0"]',
];

type Stop = { key: string; name: string; isInMain: boolean; isCovered: boolean; cover: string };

const WALK_LIMIT_MS = MINUTE_MS;

declare global {
  interface Window {
    /** Each element that has had the focus, in order. */
    tabStops?: Map<Element, number>;
  }
}
