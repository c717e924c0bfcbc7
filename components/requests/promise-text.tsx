import type { ReplyPromise } from '@/lib/leads/promise';
import { describeWait, fillText } from '@/lib/site/text';
import { formatMoment, HOUR_MS } from '@/lib/site/time';

/** Until when we promised to answer, and how that is counted: hours left by the clock would mislead over a weekend. */
export function PromiseText({ promise, words, timeZone }: PromiseTextProps) {
  const { kind, dueAt, leftMs } = promise;
  const moment = formatMoment(dueAt, timeZone);
  if (leftMs < 0) return <>{fillText(words.overdue, { moment })}</>;
  const how = kind === 'hours' ? fillText(words.left, { time: describeTime(leftMs) }) : words.business;
  return (
    <>
      {fillText(words.due, { moment })} {how}
    </>
  );
}

/** Whole hours, and minutes in the last one: "71 hours". */
function describeTime(ms: number): string {
  return ms < HOUR_MS ? describeWait(ms / 1_000) : HOURS.format(Math.floor(ms / HOUR_MS));
}

const HOURS = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

type PromiseTextProps = {
  promise: ReplyPromise;
  words: Record<'due' | 'left' | 'business' | 'overdue', string>;
  timeZone: string;
};
