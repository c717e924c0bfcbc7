import { beforeEach, expect, test } from 'vitest';
import { compareWithPayPal } from '@/lib/ledger/comparison';
import { countUnknownPayments, findUnknownPayment } from '@/lib/ledger/unknown-payment';
import { HOUR_MS } from '@/lib/site/time';
import { aDesk } from '@/tests/support/desk';
import { onBothEngines } from '@/tests/support/engines';
import { placedOrder } from '@/tests/support/orders-steps';
import { anOrderWorld } from '@/tests/support/orders-world';

const RULE = { name: 'The phone bill', words: 'Phone Bill' };

onBothEngines('payments that a rule knows', engine => {
  const world = anOrderWorld(engine);
  const reports: string[] = [];
  beforeEach(() => {
    reports.length = 0;
  });

  const db = () => engine.database();
  const desk = () => aDesk(engine.database, { shop: () => world.with({}) });
  const idOf = (order: ReturnType<typeof world.paypal.captureForeign>) => order?.capture?.id ?? '';

  const log = (_level: string, event: string) => void reports.push(event);

  async function compare() {
    world.advance(60_000);
    const now = world.site.now();
    return compareWithPayPal({ from: now - 48 * HOUR_MS, to: now + HOUR_MS }, world.with({ log }));
  }

  async function addRule(rule: { name: string; words: string } = RULE) {
    const { act, signInConfirmed } = desk();
    const { cookie } = await signInConfirmed('money');
    await act('payment-rule-add', rule, { cookie });
    const rules = await db().selectFrom('payment_rules').selectAll().execute();
    return { cookie, rule: rules[0]?.id ?? '' };
  }

  test('a payment whose note has the words is known, its refund too, and neither alarms', async () => {
    await addRule();
    const known = idOf(world.paypal.captureForeign({ note: 'August PHONE  bill' }));
    const { differences } = await compare();
    world.paypal.refundCapture(known, '5.00');
    expect(differences).toEqual([]);
    expect(await compare()).toMatchObject({ differences: [], transactions: 2 });
    expect(await countUnknownPayments(db())).toBe(0);
    expect(await findUnknownPayment(db(), known)).toMatchObject({
      rule_name: RULE.name,
      amount_minor: 2_500,
      settled_by: null,
    });
    expect(await db().selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(reports).toEqual([]);
  });

  test('a payment without the words still goes before a person, and so does one that is taken back', async () => {
    await addRule();
    const known = idOf(world.paypal.captureForeign({ note: 'phone bill' }));
    const other = idOf(world.paypal.captureForeign({ note: 'a present' }));
    await compare();
    world.paypal.reverseCapture(known);
    const { differences } = await compare();
    expect(differences.map(({ type }) => type).sort()).toEqual(['capture', 'reversal']);
    expect(await findUnknownPayment(db(), other)).toMatchObject({ rule_name: null, settled_at: null });
    expect(await countUnknownPayments(db())).toBe(2);
  });

  test('a rule settles what was found before it, and what it knew stays known without it', async () => {
    const found = idOf(world.paypal.captureForeign({ invoiceId: 'phone bill 7' }));
    expect((await compare()).differences).toHaveLength(1);
    const { cookie, rule } = await addRule();
    expect((await compare()).differences).toEqual([]);
    expect(await countUnknownPayments(db())).toBe(0);
    const { act, notices } = desk();
    await act('payment-rule-remove', { rule }, { cookie });
    expect(await notices()).toMatchObject([{ code: 'payment-rule-removed' }]);
    expect((await compare()).differences).toEqual([]);
    world.paypal.captureForeign({ note: 'phone bill' });
    expect((await compare()).differences).toHaveLength(1);
    expect(await findUnknownPayment(db(), found)).toMatchObject({ rule_name: RULE.name });
    await act('payment-rule-remove', { rule }, { cookie });
    expect(await notices()).toMatchObject([{ code: 'payment-rule-gone' }]);
  });

  test('an order of ours is never hidden by a rule', async () => {
    await addRule({ name: 'Too wide', words: 'CP-AAAAA' });
    world.paypal.captureForeign({ invoiceId: 'CP-AAAAA-BBBBB', customId: 'no order of ours' });
    expect((await compare()).differences).toEqual([]);
    const { id: order } = await placedOrder(world);
    world.paypal.captureForeign({ invoiceId: 'CP-AAAAA-CCCCC', customId: order });
    expect((await compare()).differences).toMatchObject([{ kind: 'missing_here', orderId: order }]);
  });

  test('an owner writes a rule, which the audit names without its words, and staff do not', async () => {
    const { rule } = await addRule();
    const { act, audit, refusal, signInConfirmed, signInStaff } = aDesk(engine.database);
    expect(await audit()).toMatchObject([{ action: 'payment-rule-added', subject_id: rule, detail: null }]);
    const { cookie } = await signInStaff();
    expect((await act('payment-rule-add', RULE, { cookie })).status).toBe(403);
    expect((await act('payment-rule-remove', { rule }, { cookie })).status).toBe(403);
    const owner = await signInConfirmed('money');
    await act('payment-rule-add', { name: ' ', words: 'abc' }, { cookie: owner.cookie });
    expect(refusal()).toMatchObject({ errors: { name: expect.any(String), words: expect.any(String) } });
    expect(await db().selectFrom('payment_rules').selectAll().execute()).toMatchObject([RULE]);
  });

  test('the download for the bookkeeper has the known payments with their rule', async () => {
    const { cookie } = await addRule();
    const known = idOf(world.paypal.captureForeign({ note: 'phone bill', value: '45.00' }));
    const other = idOf(world.paypal.captureForeign({ value: '12.00' }));
    await compare();
    const { act, code } = desk();
    const answer = await act('payments-export', { factorCode: code() }, { cookie });
    const text = await answer.text();
    expect(text).toMatch(new RegExp(`^"${known}","capture","45.00","USD",.*,"The phone bill",`, 'm'));
    expect(text).toMatch(new RegExp(`^"${other}","capture","12.00","USD",`, 'm'));
  });
});
