import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookCall,
  cancelCall,
  cancelCallAtDesk,
  cancelErasedCalls,
  confirmCall,
  findCallChoice,
} from '@/lib/bookings/bookings';
import { listSlots, siteSlots, type SlotRules } from '@/lib/bookings/slots';
import { erasePerson, siteRegister } from '@/lib/privacy';
import { connect } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { BookingRow, Database, LeadRow } from '@/lib/site/db/tables';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { DESK_NOW, storeLead } from '../../support/desk';
import { anErasureDir } from '../../support/erasures';
import { play, PLAY_LIMIT_MS } from '../../support/play';
import { testSite } from '../../support/site';

/**
 * Calls in any order of events, on the embedded file with a moved clock. After each command the rules hold that
 * `expectRules` names.
 */
const PEOPLE = ['ana', 'ben', 'cleo'] as const;
type Person = (typeof PEOPLE)[number];

let db: Kysely<Database>;
const dir = mkdtempSync(join(tmpdir(), 'calls-'));
beforeAll(async () => {
  db = connect({ databaseUrl: null, dataDir: dir });
  await migrateToLatest(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true, force: true });
});

/** What a page that is open shows. */
type View = { sequence: number; slots: readonly number[] };

class World {
  now = DESK_NOW;
  rules: SlotRules = siteSlots;
  leads = new Map<Person, string>();
  pages = new Map<Person, View>();
  /** Calls that have begun, as they were then. */
  begun = new Map<string, BookingRow>();
  site = testSite(db, { now: () => this.now, env: { ERASURES_DIR: anErasureDir() } });

  async ask(who: Person): Promise<void> {
    if (this.leads.has(who)) return;
    const fields = { timeZone: 'America/Chicago', phone: '555 014 2018' };
    const email = `${who}@shop.test`;
    this.leads.set(who, await storeLead(db, { email, name: who, form_name: 'consultation-form', fields }));
  }

  async open(person: Person): Promise<View | null> {
    const id = this.leads.get(person);
    if (!id) return null;
    const choice = await findCallChoice(id, this.site, this.rules);
    if (choice) this.pages.set(person, { sequence: choice.call?.sequence ?? 0, slots: choice.slots });
    return this.pages.get(person) ?? null;
  }

  async view(person: Person, isFresh: boolean): Promise<View | null> {
    return (isFresh ? null : this.pages.get(person)) ?? (await this.open(person));
  }

  async book(who: Person, startsAt: number, { page, isMailed }: { page: View; isMailed: boolean }) {
    const leadId = this.leads.get(who) ?? '';
    const post = { startsAt, sequence: page.sequence, isMailboxOpened: isMailed, address: who };
    await bookCall({ leadId, ...post }, this.site, this.rules);
  }

  async rowOf(person: Person): Promise<BookingRow | null> {
    const row = await db
      .selectFrom('bookings')
      .selectAll()
      .where('lead_id', '=', this.leads.get(person) ?? '')
      .executeTakeFirst();
    return row ?? null;
  }
}

/** Held times count until their hour is over. */
const isOnAt = (now: number) => (row: BookingRow) =>
  row.state === 'booked' || (row.state === 'held' && (row.held_until ?? 0) > now);
const endOf = (row: BookingRow) => row.starts_at + row.minutes * MINUTE_MS;

/** One call for each time, the free times free and the taken ones taken, and what has begun stays as it was. */
async function expectRules(world: World): Promise<void> {
  const rows = await db.selectFrom('bookings').selectAll().execute();
  const live = rows.filter(isOnAt(world.now)).toSorted((a, b) => a.starts_at - b.starts_at);
  for (const [index, row] of live.entries()) {
    const next = live[index + 1];
    if (next) expect(endOf(row), 'calls overlap').toBeLessThanOrEqual(next.starts_at);
  }
  for (const [id, before] of world.begun)
    expect(rows.find(row => row.id === id) ?? before, 'a call that had begun').toEqual(before);
  for (const row of live) if (row.starts_at <= world.now) world.begun.set(row.id, row);
  for (const person of PEOPLE) await expectPersonRules(world, person, live);
}

async function expectPersonRules(world: World, person: Person, live: BookingRow[]): Promise<void> {
  const id = world.leads.get(person);
  if (!id) return;
  const row = await world.rowOf(person);
  const isOn = row !== null && live.some(one => one.id === row.id);
  const choice = await findCallChoice(id, world.site, world.rules);
  expect(choice?.call?.isAhead ?? false, 'a call ahead can be canceled').toBe(
    isOn && row.starts_at > world.now,
  );
  const length = world.rules.minutes * MINUTE_MS;
  const free = listSlots(world.now, world.rules).filter(
    slot => !live.some(one => one.starts_at < slot + length && endOf(one) > slot),
  );
  if (choice && choice.slots.length > 0) expect(choice.slots, 'the times that are offered').toEqual(free);
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', '=', id)
    .where('kind', 'in', ['call-held', 'call-booked', 'call-notify'])
    .orderBy(sql`rowid`)
    .execute();
  const toCustomer = mails.filter(({ kind }) => kind !== 'call-notify');
  const toAgency = mails.filter(({ kind }) => kind === 'call-notify').map(readMail);
  for (const files of [toCustomer.map(readMail), toAgency]) {
    const known = files.filter(({ uid }) => uid !== '');
    expect(new Set(known.map(({ uid }) => uid)).size, 'one UID').toBeLessThanOrEqual(1);
    const sequences = known.map(({ sequence }) => sequence);
    expect(sequences, 'a rising SEQUENCE').toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  }
  const said = { customer: meaningOf(toCustomer.map(readMail).at(-1)), agency: meaningOf(toAgency.at(-1)) };
  if (row?.state === 'booked') {
    const is = `on at ${toUtc(row.starts_at)}`;
    expect(said, 'what the last emails say').toEqual({ customer: is, agency: is });
    return;
  }
  expect(said.agency, 'the agency’s calendar has no call').toBe('off');
  if (isOn) expect(toCustomer.at(-1)?.kind, 'the email says that it is held').toBe('call-held');
  expect(said.customer, 'the customer’s calendar has no call').toBe('off');
}

/** What a calendar makes of an email. One without a file says in its words that nothing is booked yet, or no more. */
function meaningOf(mail: ReturnType<typeof readMail> | undefined): string {
  return mail?.method === 'REQUEST' ? `on at ${mail.startsAt}` : 'off';
}

function toUtc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function readMail({ attachments }: { attachments: string | null }) {
  const [file] = JSON.parse(attachments ?? '[]') as { content: string }[];
  const find = (pattern: RegExp) => pattern.exec(file?.content ?? '')?.[1] ?? '';
  return {
    method: find(/METHOD:(\w+)/),
    uid: find(/UID:(\S+)/),
    sequence: Number(find(/SEQUENCE:(\d+)/)),
    startsAt: find(/DTSTART:(\S+)/),
    text: file?.content ?? '',
  };
}

type Run = (world: World) => Promise<unknown>;

function command(name: string, run: Run): fc.AsyncCommand<object, World> {
  return {
    check: () => true,
    toString: () => name,
    run: async (_model, world) => {
      await run(world);
      await expectRules(world);
    },
  };
}

const person = fc.constantFrom(...PEOPLE);
const STATUSES: LeadRow['status'][] = ['new', 'working', 'contacted', 'won', 'lost', 'spam'];
const HOURS: Partial<SlotRules>[] = [
  {},
  { minutes: 45, bufferMinutes: 0 },
  { opens: 13, closes: 15 },
  { isClosed: day => new Date(day).getUTCDate() % 2 === 0 },
];

const asks = person.map(who =>
  command(`${who} asks for a call`, async world => {
    await world.ask(who);
  }),
);
const opens = person.map(who => command(`${who} opens the page`, world => world.open(who)));
const books = fc.tuple(person, fc.nat(5), fc.boolean(), fc.boolean()).map(([who, pick, isFresh, isMailed]) =>
  command(
    `${who} books time ${pick}${isFresh ? '' : ' on the page left open'}${isMailed ? ', by the emailed link' : ''}`,
    async world => {
      const page = await world.view(who, isFresh);
      const startsAt = page?.slots[pick];
      if (page && startsAt !== undefined) await world.book(who, startsAt, { page, isMailed });
    },
  ),
);
const race = fc.nat(3).map(pick =>
  command(`all book time ${pick} at once`, async world => {
    for (const who of PEOPLE) await world.open(who);
    const startsAt = world.pages.get('ana')?.slots[pick];
    if (startsAt === undefined) return;
    await Promise.all(
      [...world.pages].map(([who, page]) => world.book(who, startsAt, { page, isMailed: who !== 'ben' })),
    );
  }),
);
const confirms = person.map(who =>
  command(`${who} opens the emailed link`, async world => {
    const before = await world.rowOf(who);
    const isInTime = before?.state === 'held' && world.now < (before.held_until ?? 0);
    const outcome = await confirmCall(world.leads.get(who) ?? '', world.site);
    expect(outcome, 'a link that is opened').toBe(isInTime ? 'done' : 'unchanged');
  }),
);
const cancels = fc.tuple(person, fc.boolean()).map(([who, isFresh]) =>
  command(`${who} cancels${isFresh ? '' : ' on the page left open'}`, async world => {
    const page = await world.view(who, isFresh);
    if (page) await cancelCall({ leadId: world.leads.get(who) ?? '', sequence: page.sequence }, world.site);
  }),
);
const deskCancels = fc.tuple(person, fc.boolean()).map(([who, isFresh]) =>
  command(`the desk cancels ${who}’s call${isFresh ? '' : ' on the page left open'}`, async world => {
    const row = await world.rowOf(who);
    const sequence = (isFresh ? row?.sequence : world.pages.get(who)?.sequence) ?? 0;
    await cancelCallAtDesk({ leadId: world.leads.get(who) ?? '', sequence, staffId: 'staff' }, world.site);
  }),
);
const sets = fc.tuple(person, fc.constantFrom(...STATUSES)).map(([who, status]) =>
  command(`${who}’s lead becomes ${status}`, world =>
    db
      .updateTable('leads')
      .set({ status })
      .where('id', '=', world.leads.get(who) ?? '')
      .execute(),
  ),
);
const publishes = fc.nat(HOURS.length - 1).map(index =>
  command(`hours ${index} are published`, world => {
    world.rules = { ...siteSlots, ...HOURS[index] };
    return Promise.resolve();
  }),
);
const passes = fc.constantFrom(20 * MINUTE_MS, HOUR_MS + MINUTE_MS, 5 * HOUR_MS, DAY_MS, 3 * DAY_MS).map(ms =>
  command(`${ms / MINUTE_MS} minutes pass`, world => {
    world.now += ms;
    return Promise.resolve();
  }),
);
const erases = person.map(who =>
  command(`${who} is erased`, async world => {
    const row = await world.rowOf(who);
    const { site } = world;
    await erasePerson({ email: `${who}@shop.test`, register: siteRegister(site) }, site);
    await cancelErasedCalls(site);
    world.leads.delete(who);
    world.pages.delete(who);
    if (row?.state !== 'booked' || row.starts_at <= world.now) return;
    const mails = await db.selectFrom('outbox').selectAll().where('subject_id', '=', row.id).execute();
    const [file] = mails.map(readMail);
    expect(file, 'the agency’s calendar loses the call').toMatchObject({
      method: 'CANCEL',
      sequence: row.sequence + 1,
    });
    expect(JSON.stringify(mails), 'nothing of theirs').not.toMatch(new RegExp(`${who}@|555 014`));
  }),
);

async function liveThrough(commands: Iterable<fc.AsyncCommand<object, World>>): Promise<void> {
  for (const table of ['outbox', 'rate_limits', 'leads', 'desk_audit'] as const)
    await db.deleteFrom(table).execute();
  const world = new World();
  for (const who of PEOPLE) await world.ask(who);
  await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
}

test(
  'calls keep their promises in any order of events (embedded file)',
  async () => {
    const stories = fc.commands(
      [asks, opens, books, race, confirms, cancels, deskCancels, sets, publishes, passes, erases],
      { maxCommands: 25, size: 'max' },
    );
    await expect(
      play({ name: 'calls', stories, live: liveThrough, runs: 25, seed: 7 }),
    ).resolves.toBeUndefined();
  },
  PLAY_LIMIT_MS,
);
