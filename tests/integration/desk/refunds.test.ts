import { expect, test } from 'vitest';
import { listRefunds } from '@/lib/orders/desk-orders.sql';
import { collectPerson } from '@/lib/privacy';
import { newId } from '@/lib/site/ids';
import { aDesk } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { refundShop } from '../../support/money-steps';

/** The posted form, changed where a test says so. */
const form = (order: string, changes: Record<string, string> = {}) => ({
  order,
  refund: newId(),
  amount: '25.00',
  reason: 'goodwill',
  note: '',
  ...changes,
});

onBothEngines('refunds at the desk', engine => {
  const { world, paid, standing } = refundShop(engine);
  /** The desk's clock does not move, so one code confirms every refund of a session. */
  const desk = () => aDesk(engine.database, { shop: () => world.with({}) });

  test('a part, then the rest, with who, why and what PayPal answered in the audit', async () => {
    const { id } = await paid();
    const { act, signIn, notices, audit, code, site } = desk();
    const { cookie, id: staff, email } = await signIn();
    const answer = await act('order-refund', form(id, { note: ' Sorry\r\nagain ', factorCode: code() }), {
      cookie,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/desk/orders/${id}`]);
    expect((await notices())[0]).toMatchObject({ code: 'refund-completed', detail: '$25.00' });
    await act('order-refund', form(id, { amount: '74', reason: 'duplicate' }), { cookie });
    expect(await standing(id)).toMatchObject({ state: 'refunded', refundedMinor: 9_900 });
    expect(await listRefunds(id, site())).toMatchObject([
      { actorEmail: email, actor_id: staff, reason: 'goodwill', note: 'Sorry again', amount_minor: 2_500 },
      { actorEmail: email, reason: 'duplicate', note: null, amount_minor: 7_400 },
    ]);
    const refunds = world.paypal.orders()[0]?.refunds ?? [];
    expect(
      (await audit()).map(({ action, actor_id, subject_id, detail }) => [
        action,
        actor_id,
        subject_id,
        detail,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['order-refund', staff, id, '25.00 USD goodwill'],
        ['order-refund-answer', staff, id, `completed ${refunds[0]?.id}`],
        ['order-refund', staff, id, '74.00 USD duplicate'],
        ['order-refund-answer', staff, id, `completed ${refunds[1]?.id}`],
      ]),
    );
  });

  test.each([
    [{ amount: '' }, { amount: 'Enter an amount.' }],
    [{ amount: '0' }, { amount: 'Enter an amount above zero.' }],
    [{ amount: '0.00' }, { amount: 'Enter an amount above zero.' }],
    [{ amount: '1.234' }, { amount: 'Enter an amount such as 25.00, with up to two decimals.' }],
    [{ amount: '-5' }, { amount: 'Enter an amount such as 25.00, with up to two decimals.' }],
    [{ amount: '1e2' }, { amount: 'Enter an amount such as 25.00, with up to two decimals.' }],
    [{ amount: 'all of it' }, { amount: 'Enter an amount such as 25.00, with up to two decimals.' }],
    [{ amount: '99.01' }, { amount: 'Only $99.00 can still be refunded.' }],
    [{ amount: '999999999.99' }, { amount: 'Only $99.00 can still be refunded.' }],
    [{ reason: '' }, { reason: 'Choose a reason.' }],
    [{ reason: 'toString' }, { reason: 'Choose a reason.' }],
    [{ note: 'x'.repeat(256) }, { note: 'Shorten the note to 255 characters.' }],
    [
      { amount: '', reason: '', note: 'x'.repeat(256) },
      {
        amount: 'Enter an amount.',
        reason: 'Choose a reason.',
        note: 'Shorten the note to 255 characters.',
      },
    ],
  ])('%j is refused at its field, and what was typed is kept', async (changes, errors) => {
    const { id } = await paid();
    const { act, signIn, refusal, code } = desk();
    const { cookie } = await signIn();
    const posted = form(id, changes);
    const answer = await act('order-refund', { ...posted, factorCode: code() }, { cookie });
    expect(answer.status).toBe(422);
    expect(refusal()).toEqual({
      page: `/desk/orders/${id}/refund`,
      action: 'order-refund',
      errors,
      values: posted,
    });
    expect(world.paypal.calls('refund')).toEqual([]);
  });

  test('a double click, and the same form again later, is one refund and says so', async () => {
    const { id } = await paid();
    const { act, signIn, notices, code } = desk();
    const { cookie } = await signIn();
    const fields = form(id, { amount: '99.00', factorCode: code() });
    const answers = await Promise.all([1, 2, 3].map(() => act('order-refund', fields, { cookie })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    await act('order-refund', { ...fields, amount: '10.00' }, { cookie });
    expect((await notices())[0]).toMatchObject({ code: 'refund-repeat', detail: '$99.00' });
    expect(await standing(id)).toMatchObject({
      rows: [['completed', 9_900]],
      atPayPal: [['COMPLETED', 9_900]],
    });
  });

  test.each([
    [{ kind: 'pending' }, { code: 'refund-pending', detail: '$25.00' }],
    [{ kind: 'failed' }, { code: 'refund-failed', detail: expect.stringContaining('could not be sent') }],
    [
      { kind: 'refused', issue: 'TRANSACTION_DISPUTED' },
      { code: 'refund-failed', detail: expect.stringContaining('in dispute') },
    ],
  ] as const)('PayPal’s %j is explained in words and changes no sum', async (next, notice) => {
    const { id } = await paid();
    const { act, signIn, notices, code } = desk();
    const { cookie } = await signIn();
    world.paypal.setNextRefund(next);
    await act('order-refund', form(id, { factorCode: code() }), { cookie });
    expect((await notices())[0]).toMatchObject(notice);
    expect(await standing(id)).toMatchObject({ state: 'paid', refundedMinor: 0 });
  });

  test('when PayPal does not answer, the desk says that it is retried and must not be made by hand', async () => {
    const { id } = await paid();
    const { act, signIn, notices, code } = desk();
    const { cookie } = await signIn();
    world.paypal.addFault({ kind: '500', operation: 'refund', count: 2 });
    await act('order-refund', form(id, { factorCode: code() }), { cookie });
    expect((await notices())[0]).toMatchObject({ code: 'refund-requested', detail: '$25.00' });
  });

  test('a form without its one-time id, or for no order, does nothing', async () => {
    const { id } = await paid();
    const { act, signIn, refusal, code } = desk();
    const { cookie } = await signIn();
    for (const fields of [form(id, { refund: '../1' }), form(newId())]) {
      await act('order-refund', { ...fields, factorCode: code() }, { cookie });
      expect(refusal()?.errors).toEqual({ seen: 'This order doesn’t exist. Nothing was done.' });
    }
    expect(world.paypal.calls('refund')).toEqual([]);
  });

  test('what we hold about the buyer names their refunds, and not who of the staff made them', async () => {
    const row = await paid();
    const { act, signIn, code, site } = desk();
    const { cookie, id: staff } = await signIn();
    await act('order-refund', form(row.id, { note: 'Sorry', factorCode: code() }), { cookie });
    const records = await collectPerson((row.payer_email ?? '').toLowerCase(), site());
    expect(records.orders[0]?.refunds).toEqual([
      {
        state: 'completed',
        amountMinor: 2_500,
        reason: 'goodwill',
        note: 'Sorry',
        paypalId: world.paypal.orders()[0]?.refunds[0]?.id,
        at: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(records)).not.toContain(staff);
  });
});
