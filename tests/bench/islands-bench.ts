/**
 * What waking an island costs a visitor on a phone at a quarter of this machine's speed: the longest task of the page,
 * and how long the first touch waits for its next paint. Once with nothing cached and once with all of it. Part of
 * `npm run bench`.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '../../scripts/setup/system-packages.mjs';
import { journeys } from '../e2e/island-journeys';
import { startBenchSite, untilRead } from './bench-site';
import { isShort, median, printTable } from './figures';

const ROUNDS = isShort ? 1 : 5;
const SLOWDOWN = 4;

const site = await startBenchSite();
await site.ready();
await untilRead(site);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });

console.log(`CPU slowed ${SLOWDOWN} times, medians of ${ROUNDS}, ms:\n`);
const rows = [];
for (const journey of journeys) {
  const cold = [];
  const warm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1440, height: 900 },
    });
    cold.push(await measure(context, journey));
    warm.push(await measure(context, journey));
    await context.close();
  }
  rows.push([
    journey.name,
    ...[cold, warm].flatMap(runs => [
      Math.round(median(runs.map(run => run.longestTask))),
      Math.round(median(runs.map(run => run.nextPaint))),
    ]),
  ]);
}
printTable(
  ['island', 'longest task, cold', 'next paint, cold', 'longest task, warm', 'next paint, warm'],
  rows,
);
await browser.close();
await site.end();

/** One visit: the page is opened, and the journey made as soon as the page stands still. */
async function measure(context: BrowserContext, { path, run }: (typeof journeys)[number]): Promise<Measured> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(watch);
  await run(page);
  const measured = await page.evaluate(() => Reflect.get(globalThis, 'measured') as Measured);
  await page.close();
  return measured;
}

/** In the page: what is measured from now on, the paint after the first touch and the longest task. */
function watch(): void {
  const measured = { longestTask: 0, nextPaint: 0 };
  Object.assign(globalThis, { measured });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries())
      measured.longestTask = Math.max(measured.longestTask, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) measured.nextPaint ||= entry.duration;
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

type Measured = { longestTask: number; nextPaint: number };
