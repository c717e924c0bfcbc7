import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '../../../ops/system-packages.mjs';
import { journeys } from '../../e2e/island-journeys';
import { startBenchSite } from '../bench-site';
import { isShort, median, printTable } from '../figures';
import { longestTask } from './longest-task';

const ROUNDS = isShort ? 1 : 3;
const SLOWDOWN = 4;
const COLUMNS = ['longest task', 'next paint', 'longest task of the others'];

const site = await startBenchSite();
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });

const rows = [];
for (const journey of journeys.filter(({ needs }) => needs === undefined)) {
  const runs: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ baseURL: site.origin });
    runs.push([...(await measure(context, journey)), ...(await measure(context, journey))]);
    await context.close();
  }
  const middle = (index: number) => Math.round(median(runs.map(run => run[index] ?? 0)));
  rows.push([journey.name, ...Array.from({ length: 2 * COLUMNS.length }, (_, index) => middle(index))]);
}
const headings = ['cold', 'warm'].flatMap(cache => COLUMNS.map(name => `${name}, ${cache}`));
printTable(['island, ms', ...headings], rows);
await browser.close();
await site.end();

/** One visit: the page is opened, the journey made as soon as the page stands still, and then every other island woken. */
async function measure(context: BrowserContext, journey: (typeof journeys)[number]): Promise<number[]> {
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
  const later = await longestTask(browser, page, () => page.evaluate(wakeOthers));
  const nextPaint = await page.evaluate(() => Number(Reflect.get(globalThis, 'nextPaint')));
  // The next visit is a stranger's again, with the files at hand.
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.close();
  return [first, nextPaint, later];
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
