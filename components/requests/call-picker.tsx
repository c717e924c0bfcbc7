import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callFigures, callPage } from '@/content/calls';
import type { CallChoice } from '@/lib/bookings/bookings';
import { serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatMoment, formatTime, zonedFormat } from '@/lib/site/time';

/** Picks a time for the call of a request, moves it or cancels it. Plain forms: they work without scripts. */
export function CallPicker({ choice, token, isMailboxOpened = false, as: Heading = 'h2' }: CallPickerProps) {
  const { call, slots, timeZone } = choice;
  const isBooked = call?.state === 'booked' || call?.state === 'held';
  const moment = call === null ? '' : formatMoment(call.startsAt, timeZone);
  if (call?.isElsewhere) return null;
  return (
    <div id="call" className="grid gap-4">
      <Heading className="text-label">{isBooked ? callPage.booked : callPage.title}</Heading>
      {isBooked ? (
        <p className="flex items-start gap-3 font-bold">
          <Icon name="clock" className="mt-0.5 size-5 text-ok" />
          {moment}
        </p>
      ) : (
        <p>{wordsWithoutCall(call, { moment, isMailboxOpened })}</p>
      )}
      {call?.heldUntil ? (
        <p>{fillText(callPage.held, { until: formatMoment(call.heldUntil, timeZone) })}</p>
      ) : null}
      {slots.length > 0 ? (
        <form method="post" action={serverRoutes.requestBooking()} className="grid gap-3">
          <Hidden token={token} sequence={call?.sequence ?? 0} />
          <label htmlFor="call-slot">{callPage.slot}</label>
          <span className="relative block">
            <select id="call-slot" name="slot" className="input" required defaultValue="">
              <option value="" disabled>
                {callPage.choose}
              </option>
              {groupByDay(slots, timeZone).map(([day, times]) => (
                <optgroup key={day} label={day}>
                  {times.map(at => (
                    <option key={at} value={at}>
                      {`${day}, ${formatTime(at, timeZone)}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5" />
          </span>
          <Button type="submit" block variant={isBooked ? 'line' : 'primary'}>
            {isBooked ? callPage.move : callPage.submit}
          </Button>
        </form>
      ) : null}
      {call?.isAhead ? (
        <form method="post" action={serverRoutes.requestBooking()}>
          <Hidden token={token} sequence={call.sequence} />
          <input type="hidden" name="act" value="cancel" />
          <Button type="submit" block variant="line">
            {callPage.cancel}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

/** What is said above the times where no call is booked. */
function wordsWithoutCall(
  call: CallChoice['call'],
  { moment, isMailboxOpened }: { moment: string; isMailboxOpened: boolean },
): string {
  if (call !== null)
    return fillText(call.state === 'lapsed' ? callPage.lapsed : callPage.canceled, { moment });
  const minutes = String(callFigures.heldMinutes);
  return isMailboxOpened ? callPage.text : fillText(callPage.unopened, { minutes });
}

type CallPickerProps = {
  choice: CallChoice;
  token: string;
  /** Whether an emailed link opened the page: what is picked is booked at once. */
  isMailboxOpened?: boolean;
  as?: 'h2' | 'h3';
};

function Hidden({ token, sequence }: { token: string; sequence: number }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="sequence" value={sequence} />
    </>
  );
}

function groupByDay(slots: readonly number[], timeZone: string): [day: string, times: number[]][] {
  const days = new Map<string, number[]>();
  for (const at of slots) {
    const day = dayIn(timeZone).format(at);
    days.set(day, [...(days.get(day) ?? []), at]);
  }
  return [...days];
}

const dayIn = zonedFormat({ weekday: 'short', month: 'short', day: 'numeric' });
