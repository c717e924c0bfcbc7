import type { Browser, Page } from '@playwright/test';

/**
 * The longest task of `page` while `act` runs and until the page is idle, in milliseconds. When React is loaded meanwhile,
 * only what comes after it counts. The test tool asks the page in tasks of the same thread, up to 400 ms long on a slow
 * one: of these, only the time of the page's own listeners counts.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'mojom', 'devtools.timeline'] });
  await act();
  await page.evaluate(untilIdle);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = ofBusiest(trace.traceEvents);
  const since = reactCameAt(trace.traceEvents);
  const tasks = events.filter(({ name, ts, dur }) => name === TASK && ts + dur > since);
  return Math.max(0, ...tasks.map(task => ownTime(task, events))) / 1_000;
}

/** In the page: two frames in a row that leave time to spare. */
async function untilIdle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise(done => requestAnimationFrame(() => requestIdleCallback(done)));
}

/** What the busiest of the pages' main threads did: the others are those of empty tabs. */
function ofBusiest(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const work = threads.map(thread =>
    events.filter(({ ph, pid, tid }) => ph === 'X' && pid === thread.pid && tid === thread.tid),
  );
  return work.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function reactCameAt(events: readonly TraceEvent[]): number {
  const request = events.find(({ args }) => args.data?.url?.includes('/_page/react-'))?.args.data?.requestId;
  const isLast = ({ name, args }: TraceEvent) =>
    name === 'ResourceFinish' && args.data?.requestId === request;
  return request === undefined ? 0 : (events.find(isLast)?.ts ?? 0);
}

function ownTime(task: TraceEvent, events: readonly TraceEvent[]): number {
  if (task.dur < WORTH_A_LOOK) return task.dur;
  const parts = events.filter(event => event !== task && isWithin(event, task));
  if (!parts.some(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === TOOL)) return task.dur;
  const heard = parts.filter(({ name }) => name === 'EventDispatch');
  const outer = heard.filter(event => !heard.some(other => other !== event && isWithin(event, other)));
  return outer.reduce((sum, { dur }) => sum + dur, 0);
}

function isWithin(event: TraceEvent, other: TraceEvent): boolean {
  return event.ts >= other.ts && event.ts + event.dur <= other.ts + other.dur;
}

/** Times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  args: {
    name?: string;
    data?: { url?: string; requestId?: string };
    chrome_mojo_event_info?: { mojo_interface_tag?: string };
  };
};

const TASK = 'ThreadControllerImpl::RunTask';
const TOOL = 'blink.mojom.DevToolsSession';
/** In microseconds: nothing shorter is long. */
const WORTH_A_LOOK = 16_000;
