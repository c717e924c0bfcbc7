import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import PlanStepPage from '@/app/(desk)/desk/billing/[id]/[step]/page';
import PlanPage from '@/app/(desk)/desk/billing/[id]/page';
import PartPage from '@/app/(desk)/desk/content/[part]/page';
import ContentPage from '@/app/(desk)/desk/content/page';
import { SEEN } from '@/app/(desk)/desk/deed';
import type { DeskAction, FormOf, VersionOf } from '@/app/(desk)/desk/deeds';
import LeadPage from '@/app/(desk)/desk/leads/[id]/page';
import NewsletterPage from '@/app/(desk)/desk/newsletter/page';
import SendPage from '@/app/(desk)/desk/newsletter/send/page';
import OrderStepPage from '@/app/(desk)/desk/orders/[id]/[step]/page';
import PaymentStepPage from '@/app/(desk)/desk/payments/[id]/[step]/page';
import PaymentLinkStepPage from '@/app/(desk)/desk/payments/links/[id]/[step]/page';
import MemberStepPage from '@/app/(desk)/desk/staff/[id]/[step]/page';
import { findDeskVisitor } from '@/app/(desk)/desk/visitor';
import { runBilling } from '@/lib/billing';
import { metaOf } from '@/lib/site/fields';
import { siteProcess } from '@/lib/site/process';
import { serverRoutes } from '@/lib/site/routes';
import { DAY_MS } from '@/lib/site/time';
import { aDesk, allDeeds, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onEmbeddedFile } from '../../support/engines';
import { asker } from '../../support/next-headers';

/** The deeds whose form is posted with the version that it was opened with. */
type SeenAction = { [Name in DeskAction]: [VersionOf<Name>] extends [never] ? never : Name }[DeskAction];

/** The others with something to type. A download has a box to tick, which is never wrong. */
type FreeAction = Exclude<
  { [Name in DeskAction]: [FormOf<Name>] extends [never] ? never : Name }[DeskAction],
  SeenAction | `${string}-export`
>;

/**
 * Where the form of a deed is, and what the second of two people types into it. `first`: what the first one has posted in
 * the meantime, where that is not the same form as it stands.
 */
type Case = {
  page: string;
  /** A hidden or chosen value that tells the form from others of its deed. */
  row?: readonly [name: string, value: string];
  typed?: Record<string, string>;
  first?: Record<string, string> | (() => Promise<unknown>);
};

onEmbeddedFile('two people at one form of the desk', engine => {
  beforeEach(async () => {
    await engine.clear();
    desk.time.now = DESK_NOW;
  });
  const desk = aDesk(engine.database);
  const siteBefore = siteProcess.site;
  afterAll(() => {
    siteProcess.site = siteBefore;
    delete globalThis.pageEngine?.requestNow;
  });

  /** A page of the desk as the person with this cookie gets it, filled as it comes back. */
  async function open(
    address: string,
    cookie: string,
    visits: Record<string, unknown> = {},
  ): Promise<Document> {
    asker.cookie = cookie;
    siteProcess.site = desk.site();
    const { pathname, searchParams: params } = new URL(address, 'https://agency.test');
    if (globalThis.pageEngine)
      globalThis.pageEngine.requestNow = () => ({ params, headers: new Headers(), visits });
    const { prelude } = await prerender(await pageAt(pathname, params));
    return new JSDOM(await new Response(prelude).text()).window.document;
  }

  async function everything(): Promise<Record<string, unknown>> {
    const rows: Record<string, unknown> = {};
    for (const { name } of await engine.database().introspection.getTables())
      rows[name] = (await sql`select * from ${sql.table(name)}`.execute(engine.database())).rows;
    return rows;
  }

  const aLead = () => storeLead(engine.database());
  async function aPlan(): Promise<string> {
    await storeOrder(engine.database(), {
      plan_id: 'basic',
      billing: 'monthly-only',
      lines: '[{"label":"Basic plan, first month","minor":9900,"guarantee":"plan"}]',
      monthly_minor: 9_900,
      paid_at: DESK_NOW,
    });
    await runBilling(desk.site());
    const row = await engine
      .database()
      .selectFrom('billing_subscriptions')
      .select('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
  async function anInvoice(step?: 'hold' | 'void') {
    const plan = await aPlan();
    desk.time.now += 31 * DAY_MS;
    await runBilling(desk.site());
    const row = await engine.database().selectFrom('invoices').select('id').executeTakeFirstOrThrow();
    const page = step ? serverRoutes.deskPlanStep(plan, step, row.id) : serverRoutes.deskBilling(plan);
    return { page, row: ['invoice', row.id] as const };
  }
  async function aPayment(): Promise<string> {
    const id = 'UNKNOWN1';
    const row = { id, kind: 'capture', amount_minor: 100, currency: 'USD', found_at: DESK_NOW } as const;
    const rest = { capture_id: id, payment_id: null, invoice_id: null, found_by: 'webhook' } as const;
    const open = { order_id: null, settled_at: null, settled_by: null, note: null, rule_name: null };
    await engine
      .database()
      .insertInto('unknown_payments')
      .values({ ...row, ...rest, ...open })
      .execute();
    return id;
  }
  async function aLink(): Promise<string> {
    const id = desk.site().newId();
    const row = { id, what: 'Deposit', amount_minor: 45_000, email: 'ana@shop.test', lead_id: null };
    const times = { valid_until: DESK_NOW + DAY_MS, created_at: DESK_NOW, sent_at: null, withdrawn_at: null };
    await engine
      .database()
      .insertInto('payment_links')
      .values({ ...row, ...times })
      .execute();
    return id;
  }
  async function anIssue(): Promise<string> {
    const id = desk.site().newId();
    const issue = { issue: id, subject: 'July', markdown: 'News' };
    await desk.act('issue-save', issue, await desk.signIn());
    await engine
      .database()
      .insertInto('subscriptions')
      .values({ id, email: 'r@shop.test', unsubscribe_key: id, ...READER })
      .execute();
    return id;
  }
  const aColleague = async () => (await desk.signIn()).id;
  async function aDemotion(step: 'factor' | 'remove'): Promise<Case> {
    const id = await aColleague();
    return {
      page: serverRoutes.deskStaff(id, step),
      first: () =>
        engine.database().updateTable('accounts').set({ is_owner: 0 }).where('id', '=', id).execute(),
    };
  }

  const CASES: Record<SeenAction, () => Promise<Case>> = {
    'lead-status': async () => ({
      page: serverRoutes.deskLead(await aLead()),
      first: { to: 'won' },
      typed: { to: 'lost' },
    }),
    'lead-release': async () => {
      const id = await storeLead(engine.database(), { is_held: 1, quarantine_reasons: '["trap_filled"]' });
      return { page: serverRoutes.deskLead(id) };
    },
    'call-cancel': async () => {
      const lead_id = await storeLead(engine.database(), { form_name: 'consultation-form' });
      const call = {
        lead_id,
        starts_at: DESK_NOW + DAY_MS,
        minutes: 30,
        state: 'booked',
        sequence: 1,
      } as const;
      const rest = { id: lead_id, changed_at: 1, held_until: null, taken_slot: null, calendar_id: null };
      await engine
        .database()
        .insertInto('bookings')
        .values({ ...call, ...rest })
        .execute();
      return { page: serverRoutes.deskLead(lead_id) };
    },
    'lead-follow-up': async () => ({
      page: serverRoutes.deskLead(await aLead()),
      first: { step: 'Call back' },
      typed: { step: 'Send an offer', value: '900' },
    }),
    'lead-reply': async () => ({
      page: serverRoutes.deskLead(await aLead()),
      first: { subject: 'Hello', text: 'We call you.' },
      typed: { subject: 'Your message', text: 'A long answer\nof two lines' },
    }),
    'lead-answer-read': async () => {
      const id = await storeLead(engine.database(), { has_answer: 1, message_count: 1 });
      const again = { has_answer: 1, message_count: 2 } as const;
      return {
        page: serverRoutes.deskLead(id),
        first: () => engine.database().updateTable('leads').set(again).execute(),
      };
    },
    'order-refund': async () => {
      const id = await storeOrder(engine.database(), { capture_id: 'CAP1', paid_at: DESK_NOW });
      return {
        page: serverRoutes.deskOrderStep(id, 'refund'),
        first: () => engine.database().updateTable('orders').set({ refunded_minor: 4_000 }).execute(),
        typed: { amount: '40.00', reason: 'goodwill', note: 'For the late launch' },
      };
    },
    'payment-attach': async () => ({
      page: serverRoutes.deskPaymentStep(await aPayment(), 'attach'),
      first: () =>
        engine
          .database()
          .updateTable('unknown_payments')
          .set({ settled_at: DESK_NOW, note: 'Rent' })
          .execute(),
      typed: { number: 'CP-1234' },
    }),
    'payment-settle': async () => ({
      page: serverRoutes.deskPaymentStep(await aPayment(), 'settle'),
      first: { note: 'Rent' },
      typed: { note: 'The rent of the back office' },
    }),
    'payment-link-send': async () => ({ page: serverRoutes.deskPaymentLink(await aLink(), 'send') }),
    'payment-link-withdraw': async () => ({ page: serverRoutes.deskPaymentLink(await aLink(), 'withdraw') }),
    'billing-begin': async () => {
      const plan = await aPlan();
      const awaited = { state: 'awaiting_launch', anchor_on: null } as const;
      await engine.database().updateTable('billing_subscriptions').set(awaited).execute();
      return {
        page: serverRoutes.deskPlanStep(plan, 'launch'),
        first: { on: '2026-07-10' },
        typed: { on: '2026-07-12' },
      };
    },
    'billing-change': async () => ({
      page: serverRoutes.deskPlanStep(await aPlan(), 'change'),
      first: { tax: '8' },
      typed: { email: 'books@shop.test' },
    }),
    'billing-credit': async () => ({
      page: serverRoutes.deskPlanStep(await aPlan(), 'credit'),
      first: { amount: '9.90', reason: 'downtime' },
      typed: { amount: '12.00', reason: 'downtime' },
    }),
    'billing-step': async () => ({
      page: serverRoutes.deskPlanStep(await aPlan(), 'pause'),
      row: ['step', 'pause'],
    }),
    'billing-automatic-off': async () => {
      const plan = await aPlan();
      const consent = {
        id: plan,
        subscription_id: plan,
        open_for: plan,
        state: 'active',
        agreed_at: 1,
      } as const;
      await engine
        .database()
        .insertInto('payment_consents')
        .values({ ...CONSENT, ...consent })
        .execute();
      return { page: serverRoutes.deskPlanStep(plan, 'automatic') };
    },
    'invoice-hold': () => anInvoice('hold'),
    'invoice-send': async () => {
      const invoice = await anInvoice();
      await engine
        .database()
        .updateTable('billing_subscriptions')
        .set({ customer_email: 'b@shop.test' })
        .execute();
      return invoice;
    },
    'invoice-void': async () => ({ ...(await anInvoice('void')), typed: { again: 'true' } }),
    'staff-change': async () => ({
      page: serverRoutes.deskStaff(await aColleague(), 'change'),
      first: { name: 'Priya Shah' },
      typed: { role: 'staff' },
    }),
    'staff-reset-factor': () => aDemotion('factor'),
    'staff-remove': () => aDemotion('remove'),
    'content-save': () =>
      Promise.resolve({
        page: serverRoutes.deskContent('contact'),
        first: { phone: '(555) 555-0199' },
        typed: { street: '2 Second Street' },
      }),
    'content-drop': async () => {
      const save = { value: '{"phone":"1"}', edited_by: 'x', edited_at: 1 };
      await engine
        .database()
        .insertInto('content_drafts')
        .values({ part: 'contact', ...save })
        .execute();
      const other = { value: '{"phone":"2"}' };
      return {
        page: serverRoutes.deskContent(),
        row: ['part', 'contact'],
        first: () => engine.database().updateTable('content_drafts').set(other).execute(),
      };
    },
    'issue-save': async () => ({
      page: serverRoutes.deskIssue(await anIssue()),
      first: { subject: 'July news' },
      typed: { markdown: 'A text that took an hour' },
    }),
    'issue-send': async () => ({
      page: serverRoutes.deskIssueSend(await anIssue()),
      first: () =>
        engine
          .database()
          .updateTable('newsletter_issues')
          .set({ changed_at: DESK_NOW + 9 })
          .execute(),
    }),
    'issue-delete': async () => ({
      page: serverRoutes.deskIssue(await anIssue()),
      first: () =>
        engine
          .database()
          .updateTable('newsletter_issues')
          .set({ changed_at: DESK_NOW + 9 })
          .execute(),
    }),
  };

  test.each(Object.entries(CASES) as [SeenAction, () => Promise<Case>][])(
    'of two with the form of %s open, the second one is told, and nothing typed is lost',
    async (action, prepare) => {
      const { page: address, row, typed = {}, first = {} } = await prepare();
      const deed = (await allDeeds()).find(({ name }) => name === action);
      const people = await Promise.all(
        ['one@agency.test', 'two@agency.test'].map(email => desk.signIn('staff', email)),
      );
      const [one, two] = people;
      if (!one || !two || !deed) throw new Error('no people');
      const opened = await open(address, two.cookie);
      const mine = fieldsOf(opened, action, row);
      expect(mine?.[SEEN], 'the form has its version').toMatch(/^[\w-]{22}$/);
      const theirs = fieldsOf(await open(address, one.cookie), action, row);
      const code = () => {
        // Each code is good once.
        desk.time.now += 30_000;
        return deed.factor === undefined ? {} : { factorCode: desk.code() };
      };
      const post = (fields: Record<string, string>) =>
        desk.act(action, { ...theirs, ...fields, ...code() }, one);
      const status = typeof first === 'function' ? void (await first()) : (await post(first)).status;
      expect([undefined, 303]).toContain(status);
      const standing = await everything();
      const answer = await desk.act(action, { ...mine, ...typed, ...code() }, two);
      expect([answer.status, desk.refusal()?.errors]).toEqual([422, { [SEEN]: expect.stringMatching(/./) }]);
      expect(withoutCodes(await everything())).toEqual(withoutCodes(standing));

      const back = await open(desk.refusal()?.page ?? '', two.cookie, desk.visits());
      const text = back.querySelector('main')?.textContent ?? '';
      expect(text).toContain(desk.refusal()?.errors[SEEN]);
      const copy = back.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value ?? '';
      for (const value of Object.values(typed)) expect(copy).toContain(value);
      const again = fieldsOf(back, action, row);
      if (again === null) return;
      expect(again).toMatchObject(typed);
      expect(again[SEEN], 'it can be sent again').not.toBe(mine?.[SEEN]);
    },
  );

  /** Of the deeds that overwrite nothing: what their form posts without a mistake. */
  const POSTS: Record<FreeAction, () => Promise<Record<string, string>>> = {
    'lead-note': async () => ({ lead: await aLead(), text: 'They call back.' }),
    'lead-answer': async () => ({ lead: await aLead(), answer: 'Yes, please.' }),
    'person-find': async () => {
      await aLead();
      return { email: 'ana@shop.test' };
    },
    'person-erase': async () => ({ of: `lead-${await aLead()}`, confirmation: 'ana@shop.test' }),
    'question-answer': () => Promise.resolve({ asked: 'Do you do logos?', question: '', answer: 'Yes.' }),
    'release-make': () => Promise.resolve({ why: 'New prices' }),
    'staff-invite': () => Promise.resolve({ name: 'Priya', email: 'p@agency.test', role: 'staff' }),
    'integration-add': () =>
      Promise.resolve({ kind: 'webhook', name: 'CRM', url: 'https://crm.test/hook', topics: 'all' }),
    'payment-rule-add': () => Promise.resolve({ name: 'Rent', words: 'back office' }),
    'payment-link-add': () =>
      Promise.resolve({
        what: 'A deposit',
        amount: '450.00',
        email: 'ana@shop.test',
        until: '2026-07-20',
        way: 'email',
      }),
  };

  test.each(
    Object.entries({ ...CASES, ...POSTS }) as [DeskAction, () => Promise<Case | Record<string, string>>][],
  )(
    'what is wrong in the form of %s is said at its field, keeps what was typed and changes nothing',
    async (action, prepare) => {
      const prepared = await prepare();
      const owner = await desk.signIn('staff', 'one@agency.test');
      const post = isCase(prepared)
        ? {
            ...fieldsOf(await open(prepared.page, owner.cookie), action, prepared.row),
            ...prepared.typed,
          }
        : prepared;
      const deed = (await allDeeds()).find(({ name }) => name === action);
      const visitor = await findDeskVisitor(owner.cookie, desk.site());
      if (!deed || !visitor) throw new Error('no deed, or no one to do it');
      const { staff } = visitor;
      const form = await deed.form({ params: new URLSearchParams(post), staff }, desk.site());
      const fields = form?.shape ?? {};
      const standing = await everything();
      for (const [name, typed] of mistakesIn(fields)) {
        // Each code is good once.
        desk.time.now += 30_000;
        const code = deed.factor === undefined ? {} : { factorCode: desk.code() };
        const { status } = await desk.act(action, { ...post, [name]: typed, ...code }, owner);
        expect([status, desk.refusal()?.errors]).toEqual([422, { [name]: expect.stringMatching(/./) }]);
        expect(typedIn(fields, desk.refusal()?.values)).toEqual(typedIn(fields, { ...post, [name]: typed }));
      }
      expect(withoutCodes(await everything())).toEqual(withoutCodes(standing));
    },
  );
});

const CONSENT = {
  invoice_key: 'key',
  text: 'I agree.',
  vault_id: null,
  ended_at: null,
  end_cause: null,
  updated_at: 1,
};
const READER = {
  requested_at: 1,
  form_name: 'newsletter-form',
  consent_text: 'I agree.',
  confirmed_at: 1,
  ended_at: null,
  end_reason: null,
};

function pageAt(path: string, params: URLSearchParams): Promise<ReactNode> {
  const query = { searchParams: Promise.resolve(Object.fromEntries(params)) };
  const [, , matter = '', id = '', step = '', last = ''] = path.split('/');
  switch (id === '' ? matter : `${matter}/`) {
    case 'leads/':
      return LeadPage({ params: Promise.resolve({ id }), ...query });
    case 'orders/':
      return OrderStepPage({ params: Promise.resolve({ id, step }), ...query });
    case 'billing/':
      return step === ''
        ? PlanPage({ params: Promise.resolve({ id }) })
        : PlanStepPage({ params: Promise.resolve({ id, step }), ...query });
    case 'payments/':
      return id === 'links'
        ? PaymentLinkStepPage({ params: Promise.resolve({ id: step, step: last }) })
        : PaymentStepPage({ params: Promise.resolve({ id, step }) });
    case 'newsletter/':
      return SendPage(query);
    case 'newsletter':
      return NewsletterPage(query);
    case 'staff/':
      return MemberStepPage({ params: Promise.resolve({ id, step }) });
    case 'content':
      return ContentPage();
    case 'content/':
      return PartPage({ params: Promise.resolve({ part: id }) });
    default:
      throw new Error(`No page of these tests is at ${path}`);
  }
}

/** What the browser posts of a form as it stands; null when the page has no such form. */
function fieldsOf(page: Document, action: DeskAction, row: Case['row']): Record<string, string> | null {
  const forms = [...page.forms].filter(form => form.action.endsWith(`/desk-actions/${action}`));
  const read = (form: HTMLFormElement) => {
    const FormData = page.defaultView?.FormData;
    if (!FormData) throw new Error('no window');
    return Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
  };
  const found = forms.map(read).filter(fields => row === undefined || fields[row[0]] === row[1]);
  return found[0] ?? null;
}

function isCase(prepared: Case | Record<string, string>): prepared is Case {
  return 'page' in prepared;
}

/** Of what was posted, what is typed into these fields. */
function typedIn(fields: object, posted: Readonly<Record<string, string | undefined>> = {}) {
  return Object.fromEntries(Object.keys(fields).map(name => [name, posted[name]]));
}

/** What must not be left empty, left empty; what has a length, one sign too long; a choice that is none. */
function mistakesIn(fields: Readonly<Record<string, unknown>>): [name: string, typed: string][] {
  return Object.entries(fields).flatMap(([name, schema]): [string, string][] => {
    if (!(schema instanceof z.ZodType)) throw new Error('no field');
    const { kind, isOptional, max, options } = metaOf(schema);
    if (kind === 'check' || kind === 'choices') return [];
    return [
      ...(isOptional ? [] : [[name, ''] as [string, string]]),
      ...(max === undefined ? [] : [[name, 'x'.repeat(max + 1)] as [string, string]]),
      ...(options === undefined ? [] : [[name, 'toString'] as [string, string]]),
    ];
  });
}

/** What stays as it was: not the tries of a code, and what was noted of them. */
function withoutCodes(all: Record<string, unknown>): Record<string, unknown> {
  const codes = ['desk_audit', 'sessions', 'staff_factors', 'rate_limits'];
  return Object.fromEntries(Object.entries(all).filter(([name]) => !codes.includes(name)));
}
