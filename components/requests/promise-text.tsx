import { formatSpan } from '@/components/desk/format-span';
import { formatMoment } from '@/components/desk/moment';
import type { ReplyPromise } from '@/lib/desk/reply-promise';

/** Until when we promised to answer, and how much of that time is left. */
export function PromiseText({ promise, words, timeZone }: PromiseTextProps) {
  const { kind, dueAt, leftMs } = promise;
  const moment = formatMoment(dueAt, timeZone);
  if (leftMs < 0) return <>{words.overdue.replace('{moment}', moment)}</>;
  const left = (kind === 'hours' ? words.left : words.leftBusiness).replace(
    '{time}',
    formatSpan(leftMs, words.soon),
  );
  return (
    <>
      {words.due.replace('{moment}', moment)} {left}
    </>
  );
}

type PromiseTextProps = {
  promise: ReplyPromise;
  words: Record<'due' | 'left' | 'leftBusiness' | 'soon' | 'overdue', string>;
  timeZone: string;
};
