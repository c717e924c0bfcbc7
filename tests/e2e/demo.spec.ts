import { films } from '@/content/film';
import { forms } from '@/content/forms';
import { landing } from '@/content/landing-page';
import { routes } from '@/lib/site/routes';
import { sendDemoForm } from './demo-steps';
import { holdBack, openPage } from './open-page';
/**
 * What stands in place of the demo's form once it has arrived (docs/product/pages.md#landing), with scripts and
 * without.
 */
import { expect, test, type Locator, type Page } from './test';

test('nothing of the film is fetched before the form is sent; then it waits there, and plays when asked', async ({
  page,
}) => {
  const fetched = noteFilmFiles(page);
  const arrive = await holdBack(page, '**/_page/film-*.js');
  await openPage(page, routes.landing());
  await page.mouse.wheel(0, 4_000);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await sendDemoForm(page);
  await expect(page.getByRole('heading', { name: forms['landing-form'].success.title })).toBeVisible();
  await expectDemo(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual(['/film/demo.webp']);
  const film = page.locator('main video');
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await film.hover();
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await captionsOf(film), 'before its script has come').toBe('disabled');
  arrive();
  await expect.poll(() => captionsOf(film)).toBe('showing');
  await playAgain(film, 'disabled');
  await expect.poll(() => captionsOf(film)).toBe('showing');
  await playAgain(film, 'hidden');
  expect(await captionsOf(film), 'a visitor has turned them off').toBe('hidden');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of thanks has the film, its transcript and both ways on', async ({ page }) => {
    const fetched = noteFilmFiles(page);
    await page.goto(routes.landing());
    await sendDemoForm(page);
    await expect(page).toHaveURL(new RegExp(routes.thanks('landing-form')));
    await expectDemo(page);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual(['/film/demo.webp']);
    await page.getByText('Transcript', { exact: true }).click();
    for (const words of [...films.demo.transcript, ...films.demo.chapters.map(({ caption }) => caption)])
      await expect(page.getByText(words)).toBeVisible();
  });
});

function captionsOf(film: Locator): Promise<TextTrackMode | undefined> {
  return film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
}

/** Pauses the film, sets its captions, and plays it until its listeners have heard of that. */
async function playAgain(film: Locator, captions: TextTrackMode): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement, mode) => {
    video.pause();
    for (const track of Array.from(video.textTracks)) track.mode = mode;
    const played = new Promise(resolve => video.addEventListener('playing', resolve, { once: true }));
    await video.play();
    await played;
  }, captions);
}

async function expectDemo(page: Page): Promise<void> {
  const film = page.locator('main').getByLabel(films.demo.label);
  await expect(film).toBeVisible();
  await expect(film).toHaveAttribute('controls');
  await expect(film).toHaveAttribute('preload', 'none');
  await expect(film).not.toHaveAttribute('autoplay');
  // One that lets the picture behind it be seen: without, Chromium covers that with a dark ground.
  await expect(film).toHaveAttribute('poster', /^data:/);
  await expect(
    page.getByRole('main').getByRole('link', { name: landing.after.waiting.label }),
  ).toHaveAttribute('href', routes.contact(landing.after.waiting.inquiry));
  await expect(page.locator(`main a[href="${routes.process()}"]:visible`)).toHaveCount(1);
}

/** The films' files that the page asks for, from now on. */
function noteFilmFiles(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/film/')) fetched.push(pathname);
  });
  return fetched;
}
