import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERSON_TABLES } from '@/app/(desk)/desk/person/queries';
import { collectPerson, erasePerson } from '@/lib/privacy';
import type { TextRule } from '@/lib/privacy/holding';
import { entriesOf, holdings } from '@/lib/privacy/holdings';
import { applyRetention } from '@/lib/privacy/retention';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { onBothEngines } from '../../support/engines';
import { aRegister } from '../ops/operation-settings';
import { NOW } from './retention-rows';

const EMAIL = 'ana@shop.test';
type Table = keyof Database;
const TABLES = entriesOf(holdings).map(([table]) => table);

/** What the columns of a few words say, and those that must fit another row. The rest is filled by `holdings`. */
const IDS = {
  lead: newId(),
  order: newId(),
  account: newId(),
  plan: newId(),
  link: newId(),
  checkup: newId(),
};
/** Which row of ours a column with an id means. */
const REFERENCES: Readonly<Record<string, string>> = {
  lead_id: IDS.lead,
  order_id: IDS.order,
  account_id: IDS.account,
  subscription_id: IDS.plan,
  payment_link_id: IDS.link,
  checkup_id: IDS.checkup,
};
const ROWS: Partial<Record<Table, Record<string, unknown>>> = {
  leads: { id: IDS.lead, status: 'lost', quarantine_reasons: '[]' },
  accounts: { id: IDS.account, role: 'customer' },
  orders: { id: IDS.order, state: 'paid', currency: 'USD', lines: '[]', captured_minor: 1, paid_at: 1 },
  billing_subscriptions: { id: IDS.plan, state: 'ended', lines: '[]' },
  invoices: { state: 'paid', lines: '[]', currency: 'USD' },
  payment_links: { id: IDS.link },
  checkups: {
    id: IDS.checkup,
    state: 'done',
    slot: null,
    findings: JSON.stringify({ mark: `mark of checkups.findings for ${EMAIL}` }),
  },
  payment_consents: { state: 'active' },
  outbox: { kind: 'receipt', state: 'delivered', created_at: 1 },
  lead_messages: { direction: 'in' },
  bookings: { state: 'canceled' },
  account_links: { purpose: 'reset' },
  order_events: { to_state: 'paid' },
  refunds: { origin: 'desk', state: 'completed' },
  reversals: { state: 'open' },
  unknown_payments: { kind: 'capture', found_by: 'webhook' },
  webhook_events: { handled_at: 1 },
  integrations: { kind: 'webhook' },
  webhook_deliveries: { type: 'lead.created', state: 'sent' },
  desk_audit: { action: 'lead-note' },
  newsletter_issues: { state: 'draft' },
  releases: { state: 'dropped' },
};
/** Rows that others refer to come first. */
const PARENTS: Table[] = ['leads', 'accounts', 'orders', 'billing_subscriptions'];

onBothEngines('what we hold of a person', engine => {
  let dir = '';
  beforeEach(async () => {
    await engine.clear();
    dir = mkdtempSync(join(tmpdir(), 'site-holdings-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const db = engine.database;

  test('goes with the erasure, column by column, but for the books and what staff write', async () => {
    await fillEverything(db());
    await erasePerson({ email: EMAIL, register: aRegister(dir) }, { db: db(), now: () => NOW });
    const stay = columnsWith('books', 'books-ours', 'staff', 'nobody').filter(
      column => !EMPTIED_RELEASE.includes(column),
    );
    expect(compare(await findMarks(db()), stay, 'is still there after the erasure', 'was erased')).toEqual(
      [],
    );
  });

  test('is in their own file where it is theirs, and nothing else is', async () => {
    await fillEverything(db());
    const file = JSON.stringify(await collectPerson(EMAIL, { db: db() }));
    const found = columnsWith(...MARKED).filter(column => file.includes(`mark of ${column} `));
    const theirs = columnsWith('theirs', 'books').filter(column => !isAddress(column));
    expect(compare(found, theirs, 'is in the person’s file', 'is missing in the person’s file')).toEqual([]);
  });

  test('goes with time, column by column, but for what has a reason to stay', async () => {
    await fillEverything(db(), { isPaid: false });
    await applyRetention({ db: db(), now: () => NOW });
    const stay = columnsWith(...MARKED).filter(column => stays(toTable(column)) || column === 'releases.why');
    expect(compare(await findMarks(db()), stay, 'is still there after its time', 'was deleted')).toEqual([]);
  });

  test('can be looked for at the desk under every address', () => {
    const named = TABLES.filter(table => 'address' in holdings[table].whose);
    expect(named.filter(table => !PERSON_TABLES.has(table))).toEqual(FOUND_ELSEWHERE);
  });
});

/** A change of an address is found by its account, which it belongs to. */
const FOUND_ELSEWHERE = ['email_changes'];
const MARKED = ['theirs', 'ours', 'books', 'books-ours', 'staff', 'nobody'] as const satisfies TextRule[];

/** What differs, in words that say what to do. */
function compare(
  found: readonly string[],
  expected: readonly string[],
  extra: string,
  missing: string,
): string[] {
  return [
    ...found.filter(column => !expected.includes(column)).map(column => say(column, extra)),
    ...expected.filter(column => !found.includes(column)).map(column => say(column, missing)),
  ];
}

function say(column: string, what: string): string {
  return `${column} ${what}, and its rule in lib/privacy is “${ruleOf(column)}”: see docs/adding-a-column-with-personal-data.md`;
}

function toTable(name: string): Table {
  const [table = ''] = name.split('.');
  return TABLES.find(one => one === table) ?? 'locks';
}

function ruleOf(name: string): TextRule | undefined {
  const texts: Record<string, TextRule> = holdings[toTable(name)].texts;
  return texts[name.split('.')[1] ?? ''];
}

/** A version that was published no longer, and quotes the person. */
const EMPTIED_RELEASE = ['releases.parts', 'releases.differences', 'releases.why'];

/** Whether no clock takes the rows of a table. */
function stays(table: Table): boolean {
  const { keep } = holdings[table];
  return 'until' in keep || ('with' in keep && stays(keep.with));
}

function isAddress(name: string): boolean {
  const { whose } = holdings[toTable(name)];
  const columns: readonly string[] = 'address' in whose ? whose.address : [];
  return columns.includes(name.split('.')[1] ?? '');
}

/** As `table.column`, in order. */
function columnsWith(...rules: TextRule[]): string[] {
  return TABLES.flatMap(table =>
    Object.entries(holdings[table].texts).flatMap(([column, rule]) =>
      rules.includes(rule) ? [`${table}.${column}`] : [],
    ),
  ).toSorted();
}

/** Which columns hold a mark or the address, in any row. */
async function findMarks(db: Kysely<Database>): Promise<string[]> {
  const found = new Set<string>();
  for (const table of TABLES) {
    const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && value.includes(EMAIL)) found.add(`${table}.${column}`);
  }
  return [...found].toSorted();
}

/** One row of Ana in each table that can name her. */
async function fillEverything(db: Kysely<Database>, { isPaid = true } = {}): Promise<void> {
  const schema = await db.introspection.getTables();
  const marked = TABLES.filter(table => Object.values(holdings[table].texts).some(rule => rule !== 'plain'));
  for (const table of new Set([...PARENTS, ...marked])) {
    const columns = schema.find(({ name }) => name === table)?.columns ?? [];
    const given = { ...ROWS[table], ...(isPaid ? {} : OVER[table]) };
    const values = columns.flatMap(({ name, dataType, isNullable, hasDefaultValue }) => {
      const value = valueOf(table, name, given);
      if (value !== undefined) return [[name, value]];
      if (isNullable || hasDefaultValue) return [];
      return [[name, /int/i.test(dataType) ? 1 : newId()]];
    });
    const row = Object.fromEntries(values) as Record<string, unknown>;
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(name => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db);
  }
}

/** What is over, and took no money. */
const OVER: Partial<Record<Table, Record<string, unknown>>> = {
  leads: { next_step: null, next_step_on: null },
  orders: { state: 'expired', captured_minor: 0, capture_id: null, paid_at: null },
};

function valueOf(table: Table, column: string, given: Record<string, unknown>): unknown {
  if (column in given) return given[column];
  if (column === 'id') return newId();
  if (column === 'day') return '2000-01-01';
  if (column in REFERENCES) return REFERENCES[column];
  if (isAddress(`${table}.${column}`)) return EMAIL;
  const rule = ruleOf(`${table}.${column}`);
  if (rule === undefined || rule === 'plain') return undefined;
  const mark = `mark of ${table}.${column} for ${EMAIL}`;
  return /^(?:fields|source_details)$/.test(column) ? JSON.stringify({ mark }) : mark;
}
