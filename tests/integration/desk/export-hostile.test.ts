import { beforeEach, expect, test } from 'vitest';
import type { DeskAction } from '@/app/(desk)/desk/deeds';
import { escapeFormula } from '@/app/(desk)/desk/shell/csv';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { FORMULA_TEXTS, HOSTILE_TEXTS } from '../../support/hostile-texts';
import { readCsv } from '../../support/read-csv';

const TEXTS = [...HOSTILE_TEXTS, ...FORMULA_TEXTS];

/** Which columns of each download hold what someone outside has written; `{}` has no such text. A new download does not compile without its line. */
const WRITTEN_BY_OTHERS = {
  'leads-export': ['name', 'message', 'source', 'visitBeganOn', 'formOn', 'nextStep'],
  'orders-export': ['description', 'buyerName', 'business', 'phone', 'website', 'source', 'formOn'],
  'ledger-export': ['what', 'customer', 'email', 'paypal'],
  'invoices-export': ['lines', 'customer', 'email'],
  'payments-export': ['paypal', 'invoice', 'rule', 'note'],
  'subscribers-export': ['email', 'form', 'consent'],
  'report-export': [],
} as const satisfies Record<
  Exclude<Extract<DeskAction, `${string}-export`>, 'person-export'>,
  readonly string[]
>;

onBothEngines('downloads of hostile texts', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);

  async function aPlan(): Promise<string> {
    const id = newId();
    const order_id = await storeOrder(engine.database());
    const none = { customer_name: null, customer_email: null, anchor_on: null, next_on: null };
    const ends = { paused_on: null, ends_on: null, end_cause: null };
    const figures = { money_back_minor: 0, setup_minor: 0, tax_millipercent: 0, anchor_month: 1, month: 1 };
    const times = { created_at: DESK_NOW, updated_at: DESK_NOW };
    await engine
      .database()
      .insertInto('billing_subscriptions')
      .values({
        id,
        order_id,
        state: 'active',
        lines: '[]',
        pending: '[]',
        currency: 'USD',
        ...none,
        ...ends,
        ...figures,
        ...times,
      })
      .execute();
    return id;
  }

  async function store(text: string, { at, plan }: { at: number; plan: string }): Promise<void> {
    const db = engine.database();
    const source = { source: text, entry_page: text, form_page: text };
    const fields = { message: text };
    await storeLead(db, { received_at: DESK_NOW - at, name: text, next_step: text, fields, ...source });
    await storeOrder(db, {
      created_at: DESK_NOW - at,
      paid_at: DESK_NOW - at,
      captured_minor: 9_900,
      capture_id: `${text}${at}`,
      description: text,
      payer_name: text,
      payer_email: text,
      buyer_business: text,
      buyer_phone: text,
      buyer_website: text,
      ...source,
    });
    const consent = {
      requested_at: DESK_NOW,
      confirmed_at: DESK_NOW,
      form_name: text,
      consent_text: text,
      ended_at: null,
      end_reason: null,
    };
    await db
      .insertInto('subscriptions')
      .values({ id: newId(), email: `${text}${at}`, unsubscribe_key: newId(), ...consent })
      .execute();
    const found = { found_by: 'webhook', found_at: DESK_NOW + at, invoice_id: text } as const;
    const none = { payment_id: null, capture_id: null, order_id: null, settled_at: null, settled_by: null };
    const texts = { amount_minor: null, currency: null, note: text, rule_name: text };
    await db
      .insertInto('unknown_payments')
      .values({ id: `${text}${at}`, kind: 'capture', ...found, ...none, ...texts })
      .execute();
    await db
      .insertInto('invoices')
      .values({
        id: newId(),
        key: newId(),
        number: at + 1,
        subscription_id: plan,
        month: at + 1,
        state: 'void',
        from_on: '2026-07-06',
        until_on: '2026-08-05',
        issued_on: '2026-07-05',
        due_on: '2026-07-06',
        lines: JSON.stringify([{ label: text, minor: 9_900 }]),
        total_minor: 9_900,
        currency: 'USD',
        customer_name: text,
        customer_email: text,
        late_from: '2026-07-06',
        is_held: 0,
        order_id: null,
        paid_at: null,
        reminders: 0,
        updated_at: DESK_NOW,
      })
      .execute();
  }

  test.each(Object.keys(WRITTEN_BY_OTHERS) as (keyof typeof WRITTEN_BY_OTHERS)[])(
    '%s has them as text, whole, and none as a formula',
    async action => {
      const plan = await aPlan();
      for (const [at, text] of TEXTS.entries()) await store(text, { at, plan });
      const owner = await desk.signIn();
      const answer = await desk.act(action, { factorCode: desk.code() }, owner);
      const [head = [], ...rows] = readCsv(await answer.text());
      for (const cell of [...head, ...rows.flat()].filter(text => !/^-?\d+\.\d\d$/.test(text)))
        expect(cell).not.toMatch(/(?:^|[;\t\r\n])["\s]*[=+\-@＝＋－＠]/);
      for (const column of WRITTEN_BY_OTHERS[action]) {
        const cells = rows.map(row => row[head.indexOf(column)] ?? '');
        for (const text of TEXTS)
          expect([column, cells.some(cell => cell.startsWith(escapeFormula(text)))]).toEqual([column, true]);
      }
    },
  );
});
