import type { Kysely } from 'kysely';
import { accountTexts } from '@/content/account';
import { deskFigures } from '@/content/desk';
import { forms } from '@/content/forms';
import { sqlSessionStore } from '@/lib/accounts/adapters/sql-session-store';
import type { AccountRole, Database, LeadRow, OrderRow } from '@/lib/site/db/tables';
import { sqlAuditStore } from '@/lib/desk/adapters/sql-audit-store';
import { sqlDeskLeads } from '@/lib/desk/adapters/sql-desk-leads';
import { sqlDeskMails } from '@/lib/desk/adapters/sql-desk-mails';
import { sqlDeskOrders } from '@/lib/desk/adapters/sql-desk-orders';
import { sqlDeskOverview } from '@/lib/desk/adapters/sql-desk-overview';
import { sqlDeskPlaces } from '@/lib/desk/adapters/sql-desk-places';
import { sqlFactorStore } from '@/lib/desk/adapters/sql-factor-store';
import { sqlPersonStore } from '@/lib/desk/adapters/sql-person-store';
import { codeAt } from '@/lib/desk/factor-code';
import { handleDeskAction } from '@/lib/desk/handle-desk-action';
import type { DeskServices } from '@/lib/desk/services-type';
import { newId } from '@/lib/site/ids';
import { answeredMails, leadMails } from '@/lib/leads';
import { searchTextOf } from '@/lib/leads/submit';
import { listReaders } from '@/lib/newsletter';
import { searchTextOf as searchTextOfOrder } from '@/lib/orders/orders.sql';
import { findComparison } from '@/lib/orders/comparison.sql';
import { countUnknownPayments, findUnknownPayment, listUnknownPayments } from '@/lib/orders/unknown-payment';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { erasePerson, type ErasureRegister } from '@/lib/people';
import type { DeskAction } from '@/lib/site/routes';
import { FACTOR_KEY, openSession, SESSION_LIMITS, sessionOf, STAFF_SECRET } from './staff-session';
import { anErasureDir, notedAddresses } from './erasures';
import { aMailQueue } from './mail-queue';
import { testSite } from './site';

/** A Monday noon in New York. */
export const DESK_NOW = Date.parse('2026-07-06T12:00:00-04:00');

/** The desk over a real database, with a clock that only the test moves, and no PayPal. */
export function aDesk(database: () => Kysely<Database>, overrides: Partial<DeskServices> = {}) {
  const time = { now: DESK_NOW };
  const register = { dirs: [anErasureDir()] as const, secret: 'secret', previousSecrets: [] };
  const services = (): DeskServices => ({ ...someServices(database(), { time, register }), ...overrides });
  return {
    time,
    services,
    /** Whom the register of erasures names, of these. */
    erasures: (...addresses: string[]) => notedAddresses(register, addresses),
    signIn: (role: AccountRole = 'staff', email?: string) => openSession(database(), { role, time, email }),
    signInAgain: (id: string) => sessionOf(database(), { id, now: time.now }),
    /** The code that the authenticator app of `signIn`'s staff shows now; later steps come by `time`. */
    code: () => codeAt(STAFF_SECRET, time.now),
    act: (action: DeskAction, body: Post, headers: Record<string, string> = {}) =>
      handleDeskAction(action, aDeskRequest(action, body, headers), services()),
    /** What the next page says. */
    said: async () => {
      const rows = await database().selectFrom('sessions').select('notice').execute();
      return rows.flatMap(({ notice }) => (notice === null ? [] : [JSON.parse(notice) as Said]));
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
      search_text: searchTextOf(all),
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
    refunded_minor: 0,
    ...overrides,
  };
  const text = searchTextOfOrder({ id, payerName: row.payer_name, payerEmail: row.payer_email });
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

function someServices(db: Kysely<Database>, { time, register }: World): DeskServices {
  const clock = { now: () => time.now };
  return {
    sessions: sqlSessionStore(db),
    clock,
    limits: {
      sessionDays: 30,
      sessions: { customer: SESSION_LIMITS, staff: SESSION_LIMITS },
      freshSignInMinutes: 10,
      resetLinkMinutes: 60,
      confirmLinkDays: 3,
    },
    isSecure: true,
    siteOrigin: 'https://agency.test',
    newId,
    leads: sqlDeskLeads({ db, queue: aMailQueue() }),
    orders: sqlDeskOrders(db),
    mails: sqlDeskMails(db),
    audit: sqlAuditStore(db),
    factors: sqlFactorStore({ db, secret: FACTOR_KEY, limits: deskFigures.factor.wrongCodes }),
    factorFigures: deskFigures.factor,
    auditOnceMinutes: deskFigures.auditOnceMinutes,
    people: sqlPersonStore(db),
    overview: sqlDeskOverview(db),
    unknownPayments: {
      list: limit => listUnknownPayments(db, limit),
      count: () => countUnknownPayments(db),
      find: id => findUnknownPayment(db, id),
    },
    findComparison: () => findComparison(db),
    resolutionCenter: 'https://www.paypal.com/resolutioncenter',
    money: {
      settleReversal: notAskedFor,
      settleDispute: notAskedFor,
      attachPayment: notAskedFor,
      settleUnknownPayment: notAskedFor,
    },
    listReaders: () => listReaders(db),
    attend: { captureNow: nobodyAtPayPal, checkWithPayPal: nobodyAtPayPal, refundOrder: nobodyAtPayPal },
    renderLeadMails: lead => leadMails(lead, testSite(db, clock)),
    renderAnswerMails: lead => answeredMails(lead, testSite(db, clock)),
    wakeDelivery: () => {},
    erase: address => erasePerson({ email: address, register }, { db, now: clock.now }),
    promise: {
      promotionForm: 'christmas-in-july-form',
      promotionHours: 24,
      businessHours: 72,
      calendar: { timeZone: 'America/New_York', days: [1, 2, 3, 4, 5], from: 0, to: 24 },
    },
    forms,
    leadForms: Object.keys(forms).filter(name => !name.startsWith('sign')),
    promotionRule: sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null }),
    placesClaimedElsewhere: 0,
    places: sqlDeskPlaces(db),
    checkHealth: () => Promise.reject(new Error('not asked for in this test')),
    findNewestBackup: () => Promise.resolve({ kind: 'none' }),
    sendDigest: () => Promise.reject(new Error('not asked for in this test')),
    texts: accountTexts,
    report: () => {},
  };
}

function notAskedFor() {
  return Promise.reject(new Error('not asked for in this test'));
}

function nobodyAtPayPal() {
  return Promise.resolve({ kind: 'unknown' } as const);
}

function aDeskRequest(action: string, body: Post, headers: Record<string, string>): Request {
  return new Request(`https://agency.test/desk-actions/${action}`, {
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

type Post = Record<string, string> | [string, string][];
type World = { time: { now: number }; register: ErasureRegister };
type Said = { kind: string; code: string; detail: string; typed?: Record<string, string> };
