import type { Kysely } from 'kysely';
import { handleDeskAction } from '@/app/(desk)/desk-actions/handle-deed';
import { SEEN, seenOf, type DeskRefusal } from '@/app/(desk)/desk/deed';
import { DEEDS, findDeed, type DeskAction } from '@/app/(desk)/desk/deeds';
import { findDeskVisitor } from '@/app/(desk)/desk/visitor';
import { deedLines } from '@/content/audit';
import { codeAt } from '@/lib/accounts/factor-code';
import { leadSearchText } from '@/lib/leads/submit';
import { orderSearchText } from '@/lib/orders/orders.sql';
import { siteRegister } from '@/lib/privacy';
import type { AccountRole, Database, FactorPurpose, LeadRow, OrderRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';
import { anErasureDir, notedAddresses } from './erasures';
import { testSite, type SiteOverrides } from './site';
import { confirmSession, signedInAccount, sessionOf, STAFF_SECRET } from './staff-session';

/** A Monday noon in New York. */
export const DESK_NOW = Date.parse('2026-07-06T12:00:00-04:00');

/** The desk over a real database, with a clock that only the test moves, and no PayPal; or in the shop that has both. */
export function aDesk(
  database: () => Kysely<Database>,
  { db = database, shop, env, ...overrides }: DeskOverrides = {},
) {
  const time = { now: DESK_NOW };
  const now = () => shop?.().now() ?? time.now;
  const settings = { ERASURES_DIR: anErasureDir(), ...env };
  let refusal: (DeskRefusal & { page: string; action: string }) | null = null;
  let filled: Readonly<Record<string, unknown>> = {};
  /** In place of the engine: the page that comes back, for whom it is drawn, and with what. */
  const fillPage: NonNullable<Site['fillPage']> = (page, visits, headers) => {
    filled = visits;
    const [[action, visit] = ['', {}]] = Object.entries(visits);
    const { values, errors } = visit as DeskRefusal;
    const { [SEEN]: _opened, ...typed } = values;
    refusal = { page, action, errors, values: typed };
    const head = '<title>Desk</title><script>theme()</script><script src="/page.js"></script>';
    return Promise.resolve(`<head>${head}</head>${headers?.['cookie'] ?? ''}`);
  };
  const site = (): Site => {
    const own = testSite(db(), { now, fillPage, ...overrides, env: settings });
    const { SITE_URL, ERASURES_DIR } = own.env;
    return shop ? { ...shop(), fillPage, env: { ...shop().env, SITE_URL, ERASURES_DIR } } : own;
  };
  return {
    time,
    site,
    /** Whom the register of erasures names, of these. */
    erasures: (...addresses: string[]) => notedAddresses(siteRegister(site()), addresses),
    signIn: (role: AccountRole = 'staff', email?: string) =>
      signedInAccount(database(), { role, time: { now: now() }, email }),
    /** Staff who are no owner. */
    signInStaff: () => signedInAccount(database(), { role: 'staff', time: { now: now() }, isOwner: false }),
    /** Staff who confirmed with their code for this purpose a moment ago, and for the length of the test. */
    signInConfirmed: async (purpose: FactorPurpose, isOwner = true) => {
      const account = await signedInAccount(database(), { role: 'staff', time: { now: now() }, isOwner });
      await confirmSession(database(), { sessionId: account.sessionId, purpose, until: now() + YEAR_MS });
      return account;
    },
    signInAgain: (id: string) => sessionOf(database(), { id, now: now() }),
    /** The code that the authenticator app of `signIn`'s staff shows now; later steps come by `time`. */
    code: () => codeAt(STAFF_SECRET, now()),
    /** Posts a form that was opened at this moment, unless it says itself what it has `seen`. */
    act: async (action: DeskAction, body: Post, headers: Record<string, string> = {}) => {
      const seen = await versionNow({ action, body, cookie: headers['cookie'] ?? null }, site());
      const request = aDeskRequest(action, [...seen, ...entriesOf(body)], headers);
      return withItsLines(action, database(), () => handleDeskAction(action, request, site()));
    },
    /** What the page that came back last says beside its fields, and fills them with. */
    refusal: () => refusal,
    /** What the page that came back last is filled with. */
    visits: () => filled,
    /** What the next page says. */
    notices: async () => {
      const rows = await database().selectFrom('sessions').select('notice').execute();
      return rows.flatMap(({ notice }) => (notice === null ? [] : [JSON.parse(notice) as DeskNotice]));
    },
    audit: () =>
      database()
        .selectFrom('desk_audit')
        .select(['action', 'actor_id', 'subject_id', 'detail'])
        .orderBy('at')
        .orderBy('id')
        .execute(),
  };
}

/** Does a deed, and fails when it writes a line of the audit that is not among those it names. */
async function withItsLines<Answer>(
  action: DeskAction,
  db: Kysely<Database>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  // Where a test has taken the table away, nothing is written.
  const lines = () =>
    db
      .selectFrom('desk_audit')
      .select(['id', 'action'])
      .execute()
      .catch(() => []);
  const before = new Set((await lines()).map(({ id }) => id));
  const answer = await act();
  const { audit = '' } = (await findDeed(action)) ?? {};
  const named = new Set<string>(typeof audit === 'string' ? [] : audit);
  for (const line of await lines())
    if (!before.has(line.id) && Object.hasOwn(deedLines, line.action) && !named.has(line.action))
      throw new Error(`The deed ${action} wrote the line ${line.action}, which its \`audit\` does not name`);
  return answer;
}

/** A stored lead, as the site would have left it. */
export async function storeLead(
  db: Kysely<Database>,
  overrides: Partial<Omit<LeadRow, 'fields'>> & { fields?: Record<string, string> } = {},
): Promise<string> {
  const id = newId();
  const { fields = {}, ...row } = overrides;
  const { name = 'Ana Ruiz', email = 'ana@shop.test' } = row;
  const all = { ...(name ? { name } : {}), ...(email ? { email } : {}), ...fields };
  await db
    .insertInto('leads')
    .values({
      id,
      submission_id: id,
      form_name: 'contact-form',
      status: 'new',
      received_at: DESK_NOW,
      email,
      name,
      fields: JSON.stringify(all),
      quarantine_reasons: '[]',
      is_late: 0,
      search_text: leadSearchText(all),
      is_held: 0,
      ...row,
    })
    .execute();
  return id;
}

/** A stored order with the first line of its history. */
export async function storeOrder(db: Kysely<Database>, overrides: Partial<OrderRow> = {}): Promise<string> {
  const id = newId();
  const row: OrderRow = {
    id,
    key: newId(),
    attempt_id: newId(),
    state: 'paid',
    plan_id: null,
    billing: null,
    add_on_ids: '[]',
    lines: '[{"label":"Custom Amount","minor":9900}]',
    build_guarantee_days: 30,
    plan_guarantee_days: 7,
    monthly_minor: 0,
    description: 'Custom Amount',
    amount_minor: 9_900,
    currency: 'USD',
    paypal_order_id: `PAY-${id}`,
    approve_url: null,
    capture_attempt: 1,
    capture_id: null,
    payer_id: null,
    payer_email: 'maria@example.com',
    payer_name: 'Maria Lee',
    search_text: '',
    attention_reason: null,
    created_at: DESK_NOW,
    updated_at: DESK_NOW,
    account_id: null,
    paid_at: null,
    declined_at: null,
    cancelled_at: null,
    unapproved_at: null,
    captured_minor: overrides.state === undefined || overrides.state === 'paid' ? 9_900 : 0,
    reversed_minor: 0,
    duplicate_of: null,
    invoice_key: null,
    vault: null,
    payment_link_id: null,
    overpaid_at: null,
    buyer_business: null,
    buyer_phone: null,
    buyer_website: null,
    form_page: null,
    entry_page: null,
    source: null,
    source_details: null,
    refunded_minor: 0,
    ...overrides,
  };
  const text = orderSearchText({ id, payerName: row.payer_name, payerEmail: row.payer_email });
  await db
    .insertInto('orders')
    .values({ ...row, search_text: text })
    .execute();
  const step = { id: newId(), order_id: id, at: row.created_at, from_state: null, to_state: row.state };
  await db
    .insertInto('order_events')
    .values({ ...step, cause: 'order_placed', detail: 'checkout' })
    .execute();
  return id;
}

/** What the form of a deed is opened with now. */
async function versionNow(
  { action, body, cookie }: { action: DeskAction; body: Post; cookie: string | null },
  site: Site,
): Promise<[string, string][]> {
  const params = new URLSearchParams(body);
  const deed = await findDeed(action);
  if (params.has(SEEN) || typeof deed?.seen !== 'function') return [];
  const visitor = await findDeskVisitor(cookie, site);
  if (visitor === null) return [];
  const opened = await deed.seen({ params, staff: visitor.staff }, site);
  return opened === null ? [] : [[SEEN, seenOf(opened.version)]];
}

function entriesOf(body: Post): [string, string][] {
  return Array.isArray(body) ? body : Object.entries(body);
}

function aDeskRequest(action: string, body: Post, headers: Record<string, string>): Request {
  return new Request(`https://agency.test/desk-actions/${action}`, {
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

type Post = Record<string, string> | [string, string][];
/** `db`: another connection for the desk than the test's own. `shop`: a Site whose orders PayPal knows. */
type DeskOverrides = SiteOverrides & { db?: () => Kysely<Database>; shop?: () => Site };
const YEAR_MS = 365 * DAY_MS;
/** All deeds of the desk with their names, from the register. */
export function allDeeds() {
  const names = Object.keys(DEEDS) as DeskAction[];
  return Promise.all(
    names.map(async name => {
      const deed = await findDeed(name);
      if (deed === null) throw new Error(`${name} is in the register and not in its matter`);
      return { name, ...deed };
    }),
  );
}

type DeskNotice = { kind: string; code: string; detail: string };
