import 'server-only';
import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import { callFigures } from '@/content/calls';
import { consultation } from '@/content/consultation';
import { embeds } from '@/content/embeds';
import { tell, type Told } from '@/lib/mail';
import { isUniqueViolation } from '@/lib/site/db/connect';
import { lockRow } from '@/lib/site/db/locks';
import type { BookingRow, Database } from '@/lib/site/db/tables';
import { insertAudit } from '@/lib/site/security/audit';
import { takeHit, type RateLimit } from '@/lib/site/security/rate-limit';
import { thenDeliver, type Site } from '@/lib/site/site';
import { DAY_MS, MINUTE_MS } from '@/lib/site/time';
import { agencyMails, customerMails, timeZoneOf, type Caller } from './mails';
import { isInHours, listSlots, siteSlots, type SlotRules } from './slots';

/** A call as its page shows it. Times are epoch milliseconds. */
export type Call = Pick<BookingRow, 'minutes' | 'sequence' | 'state'> & {
  leadId: string;
  startsAt: number;
  /** When a held time goes back to others; null for a call that is not held. */
  heldUntil: number | null;
  /** Whether it is on and has not begun: it can be canceled. */
  isAhead: boolean;
  /** Whether it was made in the calendar that the pages embed: that one sends the invitations. */
  isElsewhere: boolean;
};

/** What the sender of a lead can do about a call; null for a lead that has none and can have none. */
export type CallChoice = {
  call: Call | null;
  /** The instants that are free. */
  slots: readonly number[];
  /** In which times are said: the sender's own, as far as it is known. */
  timeZone: string;
};

export async function findCallChoice(
  leadId: string,
  site: Site,
  rules: SlotRules = siteSlots,
): Promise<CallChoice | null> {
  const lead = await findCaller(site.db, leadId);
  if (!lead) return null;
  const call = await findCall(leadId, site);
  const mayPick = isPicker(lead) && !call?.isElsewhere && !hasBegun(call, site.now());
  if (!call && !mayPick) return null;
  return { call, slots: mayPick ? await listFreeSlots(site, rules) : [], timeZone: timeZoneOf(lead) };
}

export async function findCall(leadId: string, site: Pick<Site, 'db' | 'now'>): Promise<Call | null> {
  const row = await findRow(site.db, leadId);
  return row ? toCall(row, site.now()) : null;
}

async function findRow(db: Kysely<Database>, leadId: string): Promise<BookingRow | null> {
  const row = await db.selectFrom('bookings').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
  return row ?? null;
}

/** The calls to come, the next first, with whom; those that are held until someone opens the emailed link, too. */
export function listUpcomingCalls({ db, now }: Pick<Site, 'db' | 'now'>) {
  return db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['bookings.id', 'lead_id as leadId', 'starts_at as startsAt', 'minutes', 'name', 'email'])
    .select('bookings.held_until as heldUntil')
    .where(isOn(now()))
    .where('starts_at', '>', now() - LISTED_AFTER_MS)
    .orderBy('starts_at')
    .limit(callFigures.listed)
    .execute();
}

/** The calls ahead that could not be booked under these rules, such as new hours or days off. Those of the embedded calendar are not ours to judge. */
export async function listCallsOutside(rules: SlotRules, { db, now }: Pick<Site, 'db' | 'now'>) {
  const calls = await db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['lead_id as leadId', 'starts_at as startsAt', 'minutes', 'name', 'email'])
    .where(isOn(now()))
    .where('starts_at', '>', now())
    .where('calendar_id', 'is', null)
    .orderBy('starts_at')
    .execute();
  return calls.filter(call => !isInHours(call, rules));
}

/** Held or booked, and not given back. */
function isOn(now: number) {
  return (eb: ExpressionBuilder<Database, 'bookings'>) =>
    eb.or([
      eb('bookings.state', '=', 'booked'),
      eb.and([eb('bookings.state', '=', 'held'), eb('bookings.held_until', '>', now)]),
    ]);
}

/** The instants at which a call can be booked now, the next first. */
export async function listFreeSlots({ db, now }: Site, rules: SlotRules = siteSlots): Promise<number[]> {
  const slots = listSlots(now(), rules);
  const calls = await db
    .selectFrom('bookings')
    .select(['starts_at', 'minutes'])
    .where(isOn(now()))
    .where('starts_at', '>=', (slots[0] ?? 0) - DAY_MS)
    .where('calendar_id', 'is', null)
    .execute();
  return slots.filter(slot => !calls.some(call => overlaps(call, slot, rules)));
}

/** Whether a call of the rules' length that begins then would meet another one, or the break beside it. */
function overlaps(
  { starts_at, minutes }: Pick<BookingRow, 'starts_at' | 'minutes'>,
  slot: number,
  rules: SlotRules,
): boolean {
  const pause = rules.bufferMinutes * MINUTE_MS;
  return (
    starts_at < slot + rules.minutes * MINUTE_MS + pause && slot < starts_at + minutes * MINUTE_MS + pause
  );
}

/**
 * Books a call, or moves it. `sequence` is what the page showed, 0 for none: of two clicks one counts. Where nobody has
 * opened a link in the mailbox yet (`isMailboxOpened`), the time is held for an hour, and the email says so; only then is
 * the agency told. A move does not hold it for longer.
 */
export async function bookCall(booking: Booking, site: Site, rules: SlotRules = siteSlots): Promise<Booked> {
  const work = site.db.transaction().execute(trx => bookIn(trx, booking, { site, rules }));
  try {
    return await thenDeliver(work, site);
  } catch (error) {
    if (error instanceof NotBookedError) return error.outcome;
    // Of an earlier version of this program, which runs beside this one during an upgrade.
    if (isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}

type Booking = {
  leadId: string;
  startsAt: number;
  sequence: number;
  /** Whether the post came from a page that an emailed link opened. */
  isMailboxOpened: boolean;
  /** The client's address, which may take so many times a day. */
  address: string;
};

/**
 * `taken`: the time is not free (any more). `changed`: the page showed something older. `begun`: the call has begun.
 * `dead`: there is no such request, or it can have no call. `unreachable`: no email can go to its address now, so nothing
 * was booked. `client_limit`, `change_limit`: this client has taken as many times today as one may, or this call was
 * changed as often.
 */
type Booked = {
  kind: 'done' | 'taken' | 'changed' | 'begun' | 'dead' | 'unreachable' | 'client_limit' | 'change_limit';
};

/** Ends the transaction of a booking that cannot be. */
class NotBookedError extends Error {
  override name = 'NotBookedError';
  readonly outcome: Booked;
  constructor(outcome: Booked) {
    super('Nothing was booked');
    this.outcome = outcome;
  }
}

async function bookIn(
  trx: Transaction<Database>,
  { leadId, startsAt, sequence, isMailboxOpened, address }: Booking,
  { site, rules }: { site: Site; rules: SlotRules },
): Promise<Booked> {
  const now = site.now();
  await lockRow(trx, 'calls');
  const lead = await findCaller(trx, leadId);
  if (!lead || !isPicker(lead)) return { kind: 'dead' };
  await giveBackHeld(trx, now);
  const before = await findRow(trx, leadId);
  if ((before?.sequence ?? 0) !== sequence || before?.calendar_id) return { kind: 'changed' };
  if (hasBegun(before && toCall(before, now), now)) return { kind: 'begun' };
  const isMove = before !== null && before.taken_slot !== null;
  if (isMove && before.starts_at === startsAt) return { kind: 'done' };
  if (!(await isFree(trx, { startsAt, leadId, now }, rules))) return { kind: 'taken' };
  if (!isMove && !(await mayTake(trx, clientLimit(site), address, now))) return { kind: 'client_limit' };
  if (!(await mayTake(trx, changeLimit(site), leadId, now))) return { kind: 'change_limit' };
  // Once opened, the mailbox stays known to this request.
  const isHeld = !isMailboxOpened && (before === null || before.held_until !== null);
  const until = isMove && before.held_until !== null ? before.held_until : now + HELD_MS;
  const values = {
    starts_at: startsAt,
    taken_slot: startsAt,
    minutes: rules.minutes,
    state: isHeld ? 'held' : 'booked',
    held_until: isHeld ? until : null,
    sequence: sequence + 1,
    changed_at: now,
  } as const;
  const row = before
    ? await trx
        .updateTable('bookings')
        .set(values)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('bookings')
        .values({ id: site.newId(), lead_id: leadId, calendar_id: null, ...values })
        .returningAll()
        .executeTakeFirstOrThrow();
  const told = await tell(trx, await customerMails({ row, lead }, site), site);
  if (told.kind === 'nobody') throw new NotBookedError({ kind: 'unreachable' });
  if (row.state === 'booked') await tell(trx, await agencyMails({ row, lead }, site), site);
  return { kind: 'done' };
}

/** Of times that nobody confirmed: they are free again. */
async function giveBackHeld(trx: Transaction<Database>, now: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ state: 'lapsed', taken_slot: null })
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .execute();
}

async function isFree(
  trx: Transaction<Database>,
  { startsAt, leadId, now }: { startsAt: number; leadId: string; now: number },
  rules: SlotRules,
): Promise<boolean> {
  if (!listSlots(now, rules).includes(startsAt)) return false;
  const others = await trx
    .selectFrom('bookings')
    .select(['starts_at', 'minutes'])
    .where('taken_slot', 'is not', null)
    .where('lead_id', '!=', leadId)
    .where('starts_at', '>', startsAt - DAY_MS)
    .where('starts_at', '<', startsAt + DAY_MS)
    .execute();
  return !others.some(call => overlaps(call, startsAt, rules));
}

async function mayTake(
  trx: Transaction<Database>,
  limit: RateLimit,
  address: string,
  now: number,
): Promise<boolean> {
  return (await takeHit(trx, { limit, address, now })).kind === 'allowed';
}

function clientLimit({ env, secret }: Site): RateLimit {
  const most = env.CALLS_PER_DAY ?? callFigures.perClientPerDay;
  return { name: 'calls', perMinute: most, perHour: most, perDay: most, secret: secret('LIMITS_SECRET') };
}

function changeLimit({ secret }: Site): RateLimit {
  const most = callFigures.changesPerDay;
  return { name: 'call', perMinute: most, perHour: most, perDay: most, secret: secret('LIMITS_SECRET') };
}

/** Books the held call of a lead, once: someone opened a link that we sent to its mailbox. Both sides get the invitation. */
export function confirmCall(leadId: string, site: Site): Promise<'done' | 'unchanged'> {
  const work = site.db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('bookings')
      .set({ state: 'booked', held_until: null, changed_at: site.now() })
      .where('lead_id', '=', leadId)
      .where('state', '=', 'held')
      .where('held_until', '>', site.now())
      .returningAll()
      .executeTakeFirst();
    const lead = row && (await findCaller(trx, leadId));
    if (!row || !lead) return 'unchanged';
    const mails = [
      ...(await customerMails({ row, lead }, site)),
      ...(await agencyMails({ row, lead }, site)),
    ];
    await tell(trx, mails, site);
    return 'done';
  });
  return thenDeliver(work, site);
}

/** `done`: the call is canceled, and `told` says whether the customer has an email about it. */
type Canceled = { kind: 'done'; told: Told } | { kind: 'changed' };

/** Gives the time back, for the customer. Whatever became of the request, a call that is ahead can be canceled. */
export function cancelCall(
  { leadId, sequence }: { leadId: string; sequence: number },
  site: Site,
): Promise<Canceled> {
  const work = site.db.transaction().execute(trx => cancelIn(trx, { leadId, sequence, isOurs: false }, site));
  return thenDeliver(work, site);
}

/** The same by staff, with a line in the audit. */
export function cancelCallAtDesk(
  { leadId, sequence, staffId }: { leadId: string; sequence: number; staffId: string },
  site: Site,
): Promise<Canceled> {
  const work = site.db.transaction().execute(async trx => {
    const outcome = await cancelIn(trx, { leadId, sequence, isOurs: true }, site);
    const note = { actorId: staffId, action: 'lead-call-canceled', subjectId: leadId } as const;
    if (outcome.kind === 'done') await insertAudit(trx, note, site);
    return outcome;
  });
  return thenDeliver(work, site);
}

/**
 * Who cancels a time that was only held knows it, and no invitation is out: only staff's choice is emailed, and only to
 * the customer.
 */
async function cancelIn(
  trx: Transaction<Database>,
  { leadId, sequence, isOurs }: { leadId: string; sequence: number; isOurs: boolean },
  site: Site,
): Promise<Canceled> {
  const row = await trx
    .updateTable('bookings')
    .set({ state: 'canceled', taken_slot: null, sequence: sequence + 1, changed_at: site.now() })
    .where('lead_id', '=', leadId)
    .where('sequence', '=', sequence)
    .where(isOn(site.now()))
    .where('starts_at', '>', site.now())
    .where('calendar_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  const lead = row && (await findCaller(trx, leadId));
  if (!row || !lead) return { kind: 'changed' };
  const wasHeld = row.held_until !== null;
  if (!wasHeld) await tell(trx, await agencyMails({ row, lead }, site), site);
  const mails = wasHeld && !isOurs ? [] : await customerMails({ row, lead }, site);
  return { kind: 'done', told: await tell(trx, mails, site) };
}

/** The calls ahead of an address that is about to be erased. */
export async function listCallsOf(address: string, { db, now }: Pick<Site, 'db' | 'now'>): Promise<Call[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .selectAll('bookings')
    .where(sql<string>`lower(leads.email)`, '=', address)
    .where(isOn(now()))
    .where('starts_at', '>', now())
    .execute();
  return rows.map(row => toCall(row, now()));
}

/**
 * Takes the calls of people who were erased out of the agency's calendar, with an email that has nothing of theirs. Done
 * after an erasure at the desk, and each minute for those by a command. A call that is over by then stays where it is.
 */
export async function cancelErasedCalls(site: Site): Promise<void> {
  const work = site.db.transaction().execute(async trx => {
    const calls = await trx.deleteFrom('erased_calls').returningAll().execute();
    for (const call of calls.filter(({ starts_at }) => starts_at > site.now())) {
      const change = { state: 'canceled', sequence: call.sequence + 1, changed_at: site.now() } as const;
      await tell(trx, await agencyMails({ row: { ...call, ...change }, lead: null }, site), site);
    }
  });
  await thenDeliver(work, site);
}

/** People with a call booked. They are told about it whatever the status of the lead is. */
async function findCaller(db: Kysely<Database>, leadId: string): Promise<Caller | null> {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'email', 'name', 'fields', 'status', 'is_held'])
    .where('id', '=', leadId)
    .where('form_name', '=', CONSULTATION_FORM)
    .executeTakeFirst();
  return lead ?? null;
}

/** Whether a lead may pick a time. Not in quarantine, not closed, and not where another calendar takes the bookings. */
function isPicker({ status, is_held }: Caller): boolean {
  return embeds.scheduler === '' && is_held === 0 && status !== 'spam' && status !== 'lost';
}

function hasBegun(call: Call | null, now: number): boolean {
  return call?.state === 'booked' && call.startsAt <= now;
}

export const CONSULTATION_FORM = 'consultation-form';

function toCall(row: BookingRow, now: number): Call {
  const { lead_id: leadId, starts_at: startsAt, minutes, sequence } = row;
  const state = row.state === 'held' && (row.held_until ?? 0) <= now ? 'lapsed' : row.state;
  const isAhead = (state === 'booked' || state === 'held') && startsAt > now;
  const heldUntil = state === 'held' ? row.held_until : null;
  const isElsewhere = row.calendar_id !== null;
  return { leadId, startsAt, minutes, sequence, state, heldUntil, isAhead, isElsewhere };
}

/** A call that began less than this ago is still listed. */
const LISTED_AFTER_MS = consultation.freeMinutes * MINUTE_MS;
const HELD_MS = callFigures.heldMinutes * MINUTE_MS;
