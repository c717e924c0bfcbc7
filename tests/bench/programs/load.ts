import { memoryMb } from '../bench-site';
import { isShort, shortly } from '../figures';
import type { PhaseReport } from '../load-sender';
import { measureLoaded, RATES, ratesTimes } from '../mixed-load';

const BURST = 5;
const PAGE_P99_MS = 150;

const phases = [
  // A process that has just started loads its code at the first requests.
  { name: 'warm-up', seconds: isShort ? 8 : 20, rates: ratesTimes(0.2) },
  { name: 'steady', seconds: isShort ? 20 : 300, rates: RATES },
  { name: `${BURST} times`, seconds: isShort ? 5 : 30, rates: ratesTimes(BURST) },
  { name: 'after', seconds: isShort ? 12 : 30, rates: RATES },
];

await measureLoaded(phases, {}, ({ pid }, [, steady, , after]) => {
  const slow = slowSeconds(after);
  // A machine pauses by itself too.
  const before = `${slowSeconds(steady).length} of ${steady?.pageP99BySecond.length ?? 0} seconds were slower in the steady load`;
  const seconds = slow.length > 0 ? `in all seconds but ${slow.join(', ')}` : 'in every second';
  console.log(
    `\nAfter the burst: pages are below ${PAGE_P99_MS} ms (p99 of a second) ${seconds}; ${before}\n\nMemory after all of it: ${shortly(memoryMb(pid))} MB`,
  );
});

function slowSeconds(phase: PhaseReport | undefined): number[] {
  return (phase?.pageP99BySecond ?? []).flatMap((p99, second) => (p99 >= PAGE_P99_MS ? [second] : []));
}
