import { expect, test } from 'vitest';
import { addUnknownPayment, countUnknownPayments, findUnknownPayment } from '@/lib/ledger/unknown-payment';
import { countAttention, findNeeds, listDeskOrders } from '@/lib/orders/desk-orders.sql';
import { ALL_ORDERS } from '@/lib/orders/filter';
import { orderNumber } from '@/lib/orders/order';
import { sendDigest } from '@/lib/reports/digest';
import type { DisputeRow, RefundRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aReversal, handleMessage, paidOrder, rowOf } from '../../support/money-steps';
import { stateOf } from '../../support/orders-steps';
import { anOrderWorld } from '../../support/orders-world';
import { labeledValues } from '../mail/fixtures';

onBothEngines('money after a payment at the desk', engine => {
  const world = anOrderWorld(engine);

  const db = () => engine.database();
  const desk = () => aDesk(engine.database, { shop: () => world.with({}) });
  const attention = async () => {
    const site = desk().site();
    const filter = { ...ALL_ORDERS, state: 'needs-a-person', cursor: null } as const;
    const { rows: listed } = await listDeskOrders(filter, site);
    expect(await countAttention(site)).toBe(listed.length);
    return listed.map(({ id }) => id);
  };
  const needsOf = async (id: string) => (await findNeeds([id], desk().site())).get(id) ?? [];

  async function reversedOrder() {
    const row = await paidOrder(world);
    await handleMessage('PAYMENT.CAPTURE.REVERSED', aReversal(row.capture_id), world.site);
    return { ...row, reversalId: `REV${row.capture_id}` };
  }

  test.each(['kept_back', 'returned'] as const)(
    'a reversal stays on the list until staff settle it as %s, which is audited',
    async outcome => {
      const row = await reversedOrder();
      expect(await attention()).toEqual([row.id]);
      expect(await needsOf(row.id)).toEqual([{ kind: 'reversal' }]);
      const { act, signInConfirmed, notices, audit } = desk();
      const { cookie } = await signInConfirmed('money');
      const post = { order: row.id, id: row.reversalId, outcome };
      const answer = await act('reversal-settle', post, { cookie });
      expect(answer.headers.get('location')).toBe(`/desk/orders/${row.id}`);
      const state = outcome === 'returned' ? 'paid' : 'reversed';
      expect(await notices()).toMatchObject([{ code: 'settle-done', detail: state }]);
      expect(await attention()).toEqual([]);
      expect(await stateOf(db(), row)).toBe(state);
      await act('reversal-settle', post, { cookie });
      expect(await notices()).toMatchObject([{ code: 'settle-changed' }]);
      expect((await audit())[0]).toMatchObject({
        action: 'reversal-settled',
        subject_id: row.id,
        detail: `${row.reversalId} ${outcome}`,
      });
    },
  );

  test('a dispute stays on the list while it is open, and when lost until staff settle it', async () => {
    const row = await paidOrder(world);
    const dispute = world.paypal.openDispute(row.capture_id);
    await world.paypal.releaseWebhooks();
    await world.paypal.webhooksSettled();
    expect(await attention()).toEqual([row.id]);
    expect(await needsOf(row.id)).toMatchObject([{ kind: 'dispute', respondBy: expect.any(Number) }]);
    const { act, signInConfirmed, notices } = desk();
    const { cookie } = await signInConfirmed('money');
    const post = { order: row.id, id: dispute?.id ?? '' };
    await act('dispute-settle', post, { cookie });
    expect(await notices()).toMatchObject([{ code: 'settle-changed' }]);
    world.advance(60_000);
    world.paypal.resolveDispute(dispute?.id ?? '', 'RESOLVED_BUYER_FAVOUR');
    await world.paypal.webhooksSettled();
    expect(await needsOf(row.id)).toEqual([{ kind: 'reversal' }, { kind: 'dispute_ended' }]);
    await act('dispute-settle', post, { cookie });
    expect(await notices()).toMatchObject([{ code: 'settle-done', detail: 'reversed' }]);
    expect(await attention(), 'its reversal is still open').toEqual([row.id]);
  });

  test('what does not name a reversal, an order or an end changes nothing', async () => {
    const row = await reversedOrder();
    const { act, signInConfirmed, notices, audit } = desk();
    const { cookie } = await signInConfirmed('money');
    const posts: [Record<string, string>, string][] = [
      [{ order: row.id, id: row.reversalId }, 'settle-unclear'],
      [{ order: row.id, id: row.reversalId, outcome: 'open' }, 'settle-unclear'],
      [{ order: newId(), id: row.reversalId, outcome: 'returned' }, 'order-gone'],
      [{ order: row.id, id: "x' or 1=1", outcome: 'returned' }, 'settle-gone'],
      [{ order: row.id, id: 'NONE', outcome: 'returned' }, 'settle-gone'],
    ];
    for (const [post, code] of posts) {
      await act('reversal-settle', post, { cookie });
      expect(await notices()).toMatchObject([{ code }]);
    }
    expect(await stateOf(db(), row)).toBe('reversed');
    expect((await audit()).map(({ action }) => action)).toEqual(['reversal-settled', 'reversal-settled']);
  });

  test('a failed refund and a buyer who is asked twice are on the list; a later refund takes its place', async () => {
    const awaiting = await storeOrder(db(), { state: 'awaiting_confirmation', created_at: DESK_NOW + 1 });
    const failed = await storeOrder(db());
    const refund: RefundRow = {
      id: newId(),
      order_id: failed,
      origin: 'desk',
      state: 'failed',
      amount_minor: 100,
      reason: null,
      note: null,
      actor_id: null,
      provider_id: null,
      issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
      created_at: 1,
      updated_at: 1,
    };
    await db().insertInto('refunds').values(refund).execute();
    expect(await attention()).toEqual([awaiting, failed]);
    expect(await needsOf(failed)).toEqual([{ kind: 'refund_failed' }]);
    const later = { ...refund, id: newId(), state: 'completed', created_at: 2 } as const;
    await db().insertInto('refunds').values(later).execute();
    expect(await attention()).toEqual([awaiting]);
    expect(await needsOf(failed)).toEqual([]);
  });

  test('a payment without an order is attached by its number, or settled with a note, both audited', async () => {
    const paid = await paidOrder(world);
    const payment = { payment_id: null, invoice_id: null, amount_minor: 500, currency: 'USD' } as const;
    const at = { found_by: 'webhook', found_at: 1, capture_id: paid.capture_id } as const;
    await addUnknownPayment(world.site, { ...payment, ...at, id: 'REV1', kind: 'reversal' }, []);
    await addUnknownPayment(world.site, { ...payment, ...at, id: 'REV2', kind: 'refund' }, []);
    const { act, signInConfirmed, notices, refusal, audit, site } = desk();
    const { cookie } = await signInConfirmed('money');
    const expectSaid = async (code: string) => expect(await notices()).toMatchObject([{ code }]);
    await act('payment-attach', { id: 'REV1', number: 'CP-NOPE' }, { cookie });
    expect(refusal()).toMatchObject({
      page: '/desk/payments/REV1/attach',
      errors: { number: 'There is no order with that number. Check it and try again.' },
      values: { id: 'REV1', number: 'CP-NOPE' },
    });
    const attached = await act(
      'payment-attach',
      { id: 'REV1', number: ` ${orderNumber(paid.id)} ` },
      { cookie },
    );
    expect(attached.headers.get('location')).toBe(`/desk/orders/${paid.id}`);
    await expectSaid('payment-attached');
    expect(await rowOf(db(), paid)).toMatchObject({ state: 'reversed', reversed_minor: 500 });
    for (const note of ['  ', 'a'.repeat(501)]) {
      expect((await act('payment-settle', { id: 'REV2', note }, { cookie })).status).toBe(422);
      expect(refusal()).toMatchObject({ errors: { note: expect.any(String) }, values: { note } });
    }
    await act('payment-settle', { id: 'REV2', note: 'Paid by mistake, sent back' }, { cookie });
    await expectSaid('payment-settled');
    await act('payment-settle', { id: 'NONE', note: 'x' }, { cookie });
    expect(refusal()?.errors).toEqual({ seen: 'This payment doesn’t exist. Nothing was done.' });
    expect(await countUnknownPayments(site().db)).toBe(0);
    expect(await findUnknownPayment(site().db, 'REV2')).toMatchObject({
      note: 'Paid by mistake, sent back',
    });
    expect((await audit()).map(({ action, subject_id }) => `${action} ${subject_id}`).toSorted()).toEqual([
      'payment-attached REV1',
      'payment-attached REV1',
      'payment-settled REV2',
    ]);
  });

  test('the digest counts orders whose money waits, and payments without an order', async () => {
    await reversedOrder();
    const dispute: DisputeRow = {
      id: 'PP-D-1',
      order_id: await storeOrder(db()),
      status: 'under_review',
      stage: 'chargeback',
      reason: 'unauthorized',
      amount_minor: 9_900,
      currency: 'USD',
      respond_by: null,
      outcome: null,
      opened_at: 1,
      changed_at: 1,
      settled_at: null,
      settled_by: null,
    };
    await db().insertInto('disputes').values(dispute).execute();
    const unknown = {
      payment_id: null,
      capture_id: 'C',
      invoice_id: null,
      amount_minor: null,
      currency: null,
    };
    await addUnknownPayment(
      world.site,
      { ...unknown, id: 'C', kind: 'capture', found_by: 'comparison', found_at: 1 },
      [],
    );
    await db().deleteFrom('outbox').execute();
    const site = desk().site();
    // The orders are of this very moment, which may be before the hour of the digest.
    const tomorrowNoon = Math.ceil(site.now() / DAY_MS) * DAY_MS + 17 * HOUR_MS;
    expect(await sendDigest({ ...site, now: () => tomorrowNoon })).toBe('sent');
    const mail = await db()
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'desk-digest')
      .executeTakeFirstOrThrow();
    expect(mail.subject).toContain('3 need a person');
    expect(labeledValues(mail.html)).toMatchObject({
      'Orders that need a person': '2',
      'Payments without an order': '1',
    });
  });
});
