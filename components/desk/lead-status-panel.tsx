import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { LEAD_STATUSES, type DeskLead } from '@/lib/desk/desk-lead';
import type { ReplyPromise } from '@/lib/leads/promise';
import { fillText } from '@/lib/site/text';
import { DeskSection } from './desk-section';
import { FilterSelect } from './filter-select';
import { formatMoment } from './moment';
import { PostForm } from './post-form';
import { PromiseLeft } from './promise-left';
import { QuarantineReasons } from './quarantine-reasons';
import { LeadMark, SignUpMark } from './state-marks';

/** The state of a lead, against the promise too, and what can be done about it. */
export function LeadStatusPanel({ lead, isReader, promise, words, timeZone }: LeadStatusPanelProps) {
  const { status, change, late, held, marks, release, answerEmail } = words.lead;
  if (isReader !== null)
    return (
      <DeskSection title={status}>
        <SignUpMark isReader={isReader} words={words} />
      </DeskSection>
    );
  return (
    <DeskSection title={status}>
      <div className="desk-panel">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LeadMark lead={lead} words={words} />
          <PromiseLeft status={lead.status} promise={promise} words={words.promise} timeZone={timeZone} />
        </p>
        {promise ? <p className="soft text-small">{promiseText(promise, words, timeZone)}</p> : null}
        {lead.isLate ? <p>{late}</p> : null}
        {lead.answerEmail ? <p className="text-small">{answerEmail[lead.answerEmail]}</p> : null}
        {lead.quarantineReasons.length > 0 ? (
          <div>
            <p>{lead.isQuarantined ? held : `${marks}:`}</p>
            <QuarantineReasons reasons={lead.quarantineReasons} words={words} />
          </div>
        ) : null}
        {lead.isQuarantined ? (
          <PostForm action="lead-release" hidden={[['lead', lead.id]]}>
            <Button type="submit" variant="ink" size="sm">
              {release}
            </Button>
          </PostForm>
        ) : null}
        <PostForm
          action="lead-status"
          hidden={[
            ['lead', lead.id],
            ['from', lead.status],
          ]}
          className="flex flex-wrap items-end gap-3"
        >
          <FilterSelect
            name="to"
            label={status}
            value={lead.status}
            options={LEAD_STATUSES.map(value => ({ value, label: words.statuses[value] }))}
          />
          <Button type="submit" variant="ink" size="sm">
            {change}
          </Button>
        </PostForm>
      </div>
    </DeskSection>
  );
}

function promiseText({ kind, hours, dueAt }: ReplyPromise, { promise }: DeskWords, timeZone: string): string {
  const count = fillText(kind === 'hours' ? promise.hours : promise.businessHours, { count: String(hours) });
  return fillText(promise.due, { hours: count, moment: formatMoment(dueAt, timeZone) });
}

type LeadStatusPanelProps = {
  lead: DeskLead;
  /** Of a sign-up for the newsletter, in place of a lead's status; null for a lead. */
  isReader: boolean | null;
  promise: ReplyPromise | null;
  words: DeskWords;
  timeZone: string;
};
