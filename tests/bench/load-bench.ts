/**
 * Promise U1 (docs/promises.md): pages, searches and leads together from a sender in a process of its own; then five
 * times as much for half a minute, and how soon the site is itself again. Part of `npm run bench`; five minutes of
 * steady load.
 */
import { memoryMb } from './bench-site';
import { isShort, shortly } from './figures';
import type { Phase, PhaseReport } from './load-plan';
import { printLostLeads, printPhases, RATES, ratesTimes, sendPhases, startLoadedSite } from './mixed-load';

const BURST = 5;
const PAGE_P99_MS = 150;

const phases: readonly Phase[] = [
  // A process that has just started loads its code at the first requests.
  { name: 'warm-up', seconds: isShort ? 8 : 20, rates: ratesTimes(0.2) },
  { name: 'steady', seconds: isShort ? 20 : 300, rates: RATES },
  { name: `${BURST} times`, seconds: isShort ? 5 : 30, rates: ratesTimes(BURST) },
  { name: 'after', seconds: isShort ? 12 : 30, rates: RATES },
];

const loaded = await startLoadedSite();
const reports = await sendPhases(loaded, phases);
printPhases(reports, phases);
console.log(`\nAfter the burst: ${describeRecovery(reports.at(1), reports.at(-1))}`);
await printLostLeads(loaded, reports);
console.log(
  `\nMemory after all of it: ${shortly(memoryMb(loaded.site.pid))} MB (asked: 350 after ten minutes of the steady load)`,
);
await loaded.end();

/** The seconds with a p99 over the limit, and their count before the burst: a machine pauses by itself too. */
function describeRecovery(steady: PhaseReport | undefined, after: PhaseReport | undefined): string {
  const slow = slowSeconds(after);
  const before = `${slowSeconds(steady).length} of ${steady?.pageP99BySecond.length ?? 0} seconds were slower in the steady load`;
  const seconds = slow.length > 0 ? `in all seconds but ${slow.join(', ')}` : 'in every second';
  return `pages are below ${PAGE_P99_MS} ms (p99 of a second) ${seconds} (asked: from second 10 on); ${before}`;
}

function slowSeconds(phase: PhaseReport | undefined): number[] {
  return (phase?.pageP99BySecond ?? []).flatMap((p99, second) => (p99 >= PAGE_P99_MS ? [second] : []));
}
