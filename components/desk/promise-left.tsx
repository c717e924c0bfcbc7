import { Icon } from '@/components/ui/icon';
import type { DeskWords } from '@/content/desk';
import { isWaiting, type DeskLead } from '@/lib/desk/desk-lead';
import type { ReplyPromise } from '@/lib/leads/promise';
import { sayMoment } from '@/lib/site/time';
import { fillText } from '@/lib/site/text';

/** The state of a lead against what the page promised. Overdue is said by a sign and a word, not by color alone. */
export function PromiseLeft({ status, promise, words, timeZone }: PromiseLeftProps) {
  if (!promise || status === 'spam') return <span className="soft">{words.none}</span>;
  if (!isWaiting(status)) return <span className="soft">{words.answered}</span>;
  const moment = sayMoment(promise.dueAt, { now: promise.now, timeZone });
  if (promise.leftMs < 0)
    return (
      <strong className="inline-flex items-baseline gap-1.5 font-bold text-error">
        <Icon name="circle-alert" className="size-4 self-center" />
        {fillText(words.overdue, { moment })}
      </strong>
    );
  return <span>{fillText(words.by, { moment })}</span>;
}

type PromiseLeftProps = {
  status: DeskLead['status'];
  promise: ReplyPromise | null;
  words: DeskWords['promise'];
  timeZone: string;
};
