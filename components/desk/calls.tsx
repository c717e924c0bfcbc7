import type { Call, listUpcomingCalls } from '@/lib/bookings';
import { serverRoutes } from '@/lib/site/routes';
import { PostButton } from './forms';
import { DeskMark, DeskSection, Moment } from './parts';
import { DeskTable } from './table';

/** The calls to come; nothing where there is none. */
export function UpcomingCalls({ calls }: { calls: Awaited<ReturnType<typeof listUpcomingCalls>> }) {
  if (calls.length === 0) return null;
  return (
    <DeskSection title="Booked calls">
      <DeskTable
        caption="Booked calls"
        empty=""
        rows={calls}
        columns={[
          [
            'Who',
            ({ leadId, name, email }) => (
              <a href={serverRoutes.deskLead(leadId)} className="text-link font-bold">
                {name ?? email ?? 'A lead'}
              </a>
            ),
            'main',
          ],
          ['When', ({ startsAt }) => <Moment at={startsAt} />],
          ['Minutes', ({ minutes }) => minutes, 'figure'],
        ]}
      />
    </DeskSection>
  );
}

/** The call of a lead; nothing where none was booked. */
export function LeadCall({ call, now }: { call: Call | null; now: number }) {
  if (call === null) return null;
  const { leadId, startsAt, sequence, state, isElsewhere } = call;
  const isBooked = state === 'booked';
  return (
    <DeskSection title="Call">
      <div className="desk-panel">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DeskMark tone={isBooked ? 'good' : 'over'}>{isBooked ? 'Booked' : 'Canceled'}</DeskMark>
          <Moment at={startsAt} />
        </p>
        {isElsewhere ? (
          <p className="text-small">It was booked in the embedded calendar. Change it there.</p>
        ) : null}
        {isBooked && !isElsewhere && startsAt > now ? (
          <PostButton
            action="call-cancel"
            hidden={[
              ['lead', leadId],
              ['sequence', String(sequence)],
            ]}
          >
            Cancel the call and tell them
          </PostButton>
        ) : null}
      </div>
    </DeskSection>
  );
}
