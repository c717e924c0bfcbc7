import { beforeEach, expect, test, vi } from 'vitest';
import { settleUnknownPayment } from '@/lib/ledger/attach';
import {
  addUnknownPayment,
  countUnknownPayments,
  findUnknownPayment,
  listUnknownPayments,
  noteUnknownPayment,
} from '@/lib/ledger/unknown-payment';
import * as mails from '@/lib/orders/mails-money';
import { onBothEngines } from '../../support/engines';
import { testSite } from '../../support/site';
import { aMail } from '../mail/fixtures';

const PAYMENT: mails.FoundPayment = {
  id: 'CAP1',
  kind: 'capture',
  payment_id: 'PAY1',
  capture_id: 'CAP1',
  invoice_id: 'CP-AAAAA-BBBBB',
  amount_minor: 9_900,
  currency: 'USD',
  found_by: 'webhook',
  found_at: 1_000,
};

onBothEngines('unknown payments', engine => {
  beforeEach(() => engine.clear());

  const db = () => engine.database();
  const site = () => testSite(db(), { log: (_level, event) => void reports.push(event) });
  const reports: string[] = [];
  beforeEach(() => {
    reports.length = 0;
  });

  test('one that is found twice is stored once and alarms once', async () => {
    expect(await noteUnknownPayment(PAYMENT, site())).toBe(true);
    expect(await noteUnknownPayment({ ...PAYMENT, found_by: 'comparison' }, site())).toBe(false);
    expect(await addUnknownPayment(site(), { ...PAYMENT, found_at: 2_000 }, [aMail()])).toBe(false);
    expect(await listUnknownPayments(db(), 10)).toEqual([
      { ...PAYMENT, order_id: null, settled_at: null, settled_by: null, note: null, rule_name: null },
    ]);
    expect(reports).toEqual(['unknown_payment']);
    expect(await db().selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'unknown-payment' }]);
  });

  test('an email that cannot be rendered is reported, and the payment is kept', async () => {
    const rendering = vi
      .spyOn(mails, 'renderUnknownPaymentMails')
      .mockRejectedValue(new Error('no template'));
    expect(await noteUnknownPayment(PAYMENT, site())).toBe(true);
    rendering.mockRestore();
    expect(await countUnknownPayments(db())).toBe(1);
    expect(reports).toEqual(['unknown_payment_mail_not_rendered', 'unknown_payment']);
  });

  test('it stays on the list until one person settles it', async () => {
    await addUnknownPayment(site(), { ...PAYMENT, id: 'CAP2', found_at: 2_000 }, []);
    await addUnknownPayment(site(), PAYMENT, []);
    expect((await listUnknownPayments(db(), 10)).map(({ id }) => id)).toEqual(['CAP1', 'CAP2']);
    const note = { id: 'CAP1', note: 'a test', staffId: 'staff1' };
    const settled = { note: 'a test', settled_by: 'staff1' };
    expect(await settleUnknownPayment(note, site())).toBe('done');
    const { settled_at: settledAt } = (await findUnknownPayment(db(), 'CAP1')) ?? {};
    expect(settledAt).toEqual(expect.any(Number));
    expect(await settleUnknownPayment({ ...note, staffId: 'staff2', note: 'mine' }, site())).toBe('changed');
    expect(await countUnknownPayments(db())).toBe(1);
    expect(await findUnknownPayment(db(), 'CAP1')).toMatchObject({ ...settled, settled_at: settledAt });
    expect(await findUnknownPayment(db(), 'none')).toBeNull();
  });
});
