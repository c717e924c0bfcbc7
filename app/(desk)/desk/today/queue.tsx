import { DueChip, dueThingOf, type DueThing } from '@/app/(desk)/desk/leads/due';
import { excerptOf, leadName, leadTopic } from '@/app/(desk)/desk/leads/parts';
import { Contact, Owner } from '@/app/(desk)/desk/leads/table';
import { DeskSection, Empty } from '@/app/(desk)/desk/shell/parts';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { site as agency } from '@/content/site';
import type { StaffMember } from '@/lib/accounts/staff-users';
import type { listUpcomingCalls } from '@/lib/bookings';
import type { DeskLead } from '@/lib/leads/lead';
import { businessOf } from '@/lib/leads/topic';
import { serverRoutes } from '@/lib/site/routes';
import { DAY_MS, dayIn } from '@/lib/site/time';

/** Something that waits for a decision and has no day of its own, such as failed emails: how many, and where. */
export type Waiting = { count: number; label: string; href: string };

type Call = Awaited<ReturnType<typeof listUpcomingCalls>>[number];

/** One line of the queue. */
type Item =
  | { kind: 'lead'; due: DueThing; lead: DeskLead }
  | { kind: 'call'; due: DueThing; call: Call }
  | { kind: 'waiting'; due: DueThing; waiting: Waiting };

/** What is late first, then what is for today, and what comes after. */
const GROUPS = ['Late', 'Today', 'The next days', 'Later'] as const;

/** All that waits for one person in one list, the soonest first. */
export function toQueue({ leads, calls, waiting, now }: QueueOf): Item[] {
  const items: Item[] = [
    ...waiting
      .filter(({ count }) => count > 0)
      .map((waiting): Item => ({ kind: 'waiting', due: { kind: 'answer', at: null }, waiting })),
    ...leads.map((lead): Item => ({ kind: 'lead', due: dueThingOf(lead, now) ?? NOW, lead })),
    ...calls.map((call): Item => ({ kind: 'call', due: { kind: 'call', at: call.startsAt }, call })),
  ];
  return items.toSorted((one, other) => dueAt(one, now) - dueAt(other, now));
}

const NOW: DueThing = { kind: 'wrote-back', at: null };

type QueueOf = {
  leads: readonly DeskLead[];
  calls: readonly Call[];
  waiting: readonly Waiting[];
  now: number;
};

/** What is wanted at once stands behind what is late. */
function dueAt({ due: { at } }: Item, now: number): number {
  return at ?? now;
}

function groupOf(item: Item, now: number): (typeof GROUPS)[number] {
  const at = dueAt(item, now);
  // A day that ends at midnight is that day.
  if (at < now) return 'Late';
  if (dayIn(agency.timeZone, at - 1) === dayIn(agency.timeZone, now) || at === now) return 'Today';
  return at - now < 7 * DAY_MS ? 'The next days' : 'Later';
}

/** The queue by when things are due. */
export function Queue({ items, now, staff }: QueueProps) {
  if (items.length === 0)
    return (
      <Empty title="Nothing is waiting.">
        Every lead has an answer, no next step is due, and every email was sent.
      </Empty>
    );
  return (
    <DeskSection title="Waiting for you">
      {GROUPS.map(group => {
        const rows = items.filter(item => groupOf(item, now) === group);
        if (rows.length === 0) return null;
        return (
          <div key={group} className="desk-due-group">
            <h3>
              {group} <span className="soft">{rows.length}</span>
            </h3>
            <ul className="desk-queue">
              {rows.map(item => (
                <QueueRow key={keyOf(item)} item={item} now={now} staff={staff} />
              ))}
            </ul>
          </div>
        );
      })}
    </DeskSection>
  );
}

type QueueProps = { items: readonly Item[]; now: number; staff: readonly StaffMember[] };

function keyOf(item: Item): string {
  if (item.kind === 'lead') return item.lead.id;
  return item.kind === 'call' ? item.call.id : item.waiting.href;
}

function QueueRow({ item, now, staff }: { item: Item; now: number; staff: readonly StaffMember[] }) {
  if (item.kind === 'waiting') {
    const { count, label, href } = item.waiting;
    return (
      <li>
        <Icon name="circle-alert" className="size-5" />
        <p>
          <a href={href} className="text-link font-bold">
            {count} {label}
          </a>
        </p>
      </li>
    );
  }
  if (item.kind === 'call') {
    const { leadId, name, email, minutes, heldUntil } = item.call;
    return (
      <li>
        <Icon name="phone" className="size-5" />
        <p>
          <a href={serverRoutes.deskLead(leadId)} className="text-link font-bold">
            {name ?? email ?? 'A lead'}
          </a>
          <span className="soft block">
            Call of {minutes} minutes{heldUntil === null ? '' : ', held until they confirm it'}
          </span>
        </p>
        <DueChip {...item.due} now={now} />
      </li>
    );
  }
  const { lead } = item;
  const { step } = lead.followUp;
  return (
    <li>
      <Icon name={item.due.kind === 'step' ? 'clock' : 'mail'} className="size-5" />
      <div>
        <p className="desk-line">
          <a href={serverRoutes.deskLead(lead.id)} className="text-link font-bold">
            {leadName(lead)}
          </a>{' '}
          <span className="soft">{businessOf(lead) || (lead.name ? lead.email : '')}</span>
        </p>
        <p className="desk-line">
          {leadTopic(lead)} <span className="soft">{step === null ? excerptOf(lead) : `Next: ${step}`}</span>
        </p>
      </div>
      <DueChip {...item.due} now={now} />
      <Owner lead={lead} staff={staff} />
      <Contact lead={lead} here={serverRoutes.desk()} />
    </li>
  );
}

/** The one thing in ink: what is due first. */
export function StartWith({ items }: { items: readonly Item[] }) {
  const [first] = items;
  if (!first) return null;
  const [href, label] =
    first.kind === 'waiting'
      ? [first.waiting.href, `Start here: ${first.waiting.count} ${first.waiting.label}`]
      : first.kind === 'call'
        ? [serverRoutes.deskLead(first.call.leadId), `Start with ${first.call.name ?? 'the call'}`]
        : [serverRoutes.deskLead(first.lead.id), `Start with ${leadName(first.lead)}`];
  return (
    <ButtonLink href={href} variant="ink" size="sm">
      {label}
    </ButtonLink>
  );
}
