/**
 * What waking islands costs a visitor on a phone at a quarter of this machine's speed: the longest task of a visit's first
 * island and of the others on its page, and how long the first touch waits for its next paint. Once with nothing cached
 * and once with all of it. Part of `npm run bench`.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '../../ops/system-packages.mjs';
import { journeys } from '../e2e/island-journeys';
import { startBenchSite } from './bench-site';
import { isShort, median, printTable } from './figures';
import { longestTask } from './longest-task';

const ROUNDS = isShort ? 1 : 3;
const SLOWDOWN = 4;

const site = await startBenchSite();
await site.ready();
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });

console.log(`CPU slowed ${SLOWDOWN} times, medians of ${ROUNDS}, ms:\n`);
const rows = [];
for (const journey of journeys.filter(({ needs }) => needs === undefined)) {
  const cold = [];
  const warm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL: site.origin });
    cold.push(await measure(context, journey));
    warm.push(await measure(context, journey));
    await context.close();
  }
  const middle = (runs: readonly JourneyFigures[], what: keyof JourneyFigures) =>
    Math.round(median(runs.map(run => run[what])));
  rows.push([
    journey.name,
    ...[cold, warm].flatMap(runs => [
      middle(runs, 'longestTask'),
      middle(runs, 'nextPaint'),
      middle(runs, 'laterTask'),
    ]),
  ]);
}
const columns = ['longest task', 'next paint', 'longest task of the others'];
printTable(
  ['island', ...columns.map(name => `${name}, cold`), ...columns.map(name => `${name}, warm`)],
  rows,
);
await browser.close();
await site.end();

/** One visit: the page is opened, the journey made as soon as the page stands still, and then every other island woken. */
async function measure(context: BrowserContext, journey: (typeof journeys)[number]): Promise<JourneyFigures> {
  const { path, run, time, width = 1440 } = journey;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.setViewportSize({ width, height: 900 });
  if (time) await page.clock.setFixedTime(time);
  await page.addInitScript(watch);
  const first = await longestTask(browser, page, async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await run(page);
  });
  const laterTask = await longestTask(browser, page, () => page.evaluate(wakeOthers));
  const nextPaint = await page.evaluate(() => Number(Reflect.get(globalThis, 'nextPaint')));
  // The next visit is a stranger's again, with the files at hand.
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.close();
  return { longestTask: first, nextPaint, laterTask };
}

/** In the page, before anything else: the paint after the first touch. */
function watch(): void {
  Object.assign(globalThis, { nextPaint: 0 });
  new PerformanceObserver(list => {
    const touch = list.getEntries().find(entry => Reflect.get(entry, 'interactionId') > 0);
    if (touch && Reflect.get(globalThis, 'nextPaint') === 0)
      Object.assign(globalThis, { nextPaint: touch.duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** In the page: comes near every island that sleeps, one after the other. */
async function wakeOthers(): Promise<void> {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) {
    island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    while (island.dataset['awake'] === undefined) await new Promise(requestAnimationFrame);
  }
}

type JourneyFigures = { longestTask: number; nextPaint: number; laterTask: number };
