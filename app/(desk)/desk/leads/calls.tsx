import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Moment } from '@/app/(desk)/desk/shell/parts';
import type { Call } from '@/lib/bookings';

/** The call of a lead; nothing where none was booked. */
export function LeadCall({ call }: { call: Call | null }) {
  if (call === null) return null;
  const { leadId, startsAt, sequence, state, isElsewhere, isAhead, heldUntil } = call;
  const [mark, tone] = MARKS[state];
  return (
    <DeskSection title="Call">
      <div className="desk-panel">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DeskMark tone={tone}>{mark}</DeskMark>
          <Moment at={startsAt} />
        </p>
        {heldUntil === null ? null : (
          <p className="text-small">
            We emailed them a link. If they open it before <Moment at={heldUntil} />, the call is booked, and
            we get an email. If not, the time goes back. They can’t count on this call yet.
          </p>
        )}
        {isElsewhere ? (
          <p className="text-small">It was booked in the embedded calendar. Change it there.</p>
        ) : null}
        {isAhead && !isElsewhere ? (
          <PostButton action="call-cancel" hidden={[['lead', leadId]]} seen={[sequence, isAhead]}>
            Cancel the call and tell them
          </PostButton>
        ) : null}
      </div>
    </DeskSection>
  );
}

const MARKS = {
  held: ['Held', 'open'],
  booked: ['Booked', 'good'],
  lapsed: ['Given back', 'over'],
  canceled: ['Canceled', 'over'],
} as const satisfies Record<Call['state'], unknown>;
