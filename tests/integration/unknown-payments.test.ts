import { beforeEach, expect, test } from 'vitest';
import { newId } from '@/lib/site/ids';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import { noteUnknownPayment } from '@/lib/orders/note-unknown-payment';
import type { FoundPayment } from '@/lib/orders/ports';
import { onBothEngines } from '../support/engines';
import { aMail } from './mail-fixtures';

const FOUND: FoundPayment = {
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

  const store = () => sqlUnknownPayments({ db: engine.database(), newId });

  function deps() {
    const reports: string[] = [];
    return {
      reports,
      unknownPayments: store(),
      renderUnknownPayment: () => Promise.resolve([aMail({ kind: 'unknown-payment' })]),
      report: (_level: string, event: string) => {
        reports.push(event);
      },
    };
  }

  test('one that is found twice is stored once and alarms once', async () => {
    const noted = deps();
    expect(await noteUnknownPayment(FOUND, noted)).toBe(true);
    expect(await noteUnknownPayment({ ...FOUND, found_by: 'comparison' }, noted)).toBe(false);
    expect(await store().add({ ...FOUND, found_at: 2_000 }, [aMail()])).toBe(false);
    expect(await store().list(10)).toEqual([
      { ...FOUND, order_id: null, settled_at: null, settled_by: null, note: null },
    ]);
    expect(noted.reports).toEqual(['unknown_payment']);
    expect(await engine.database().selectFrom('outbox').select('kind').execute()).toEqual([
      { kind: 'unknown-payment' },
    ]);
  });

  test('an email that cannot be rendered is reported, and the payment is kept', async () => {
    const noted = deps();
    const broken = { ...noted, renderUnknownPayment: () => Promise.reject(new Error('no template')) };
    expect(await noteUnknownPayment(FOUND, broken)).toBe(true);
    expect(await store().count()).toBe(1);
    expect(noted.reports).toEqual(['unknown_payment_mail_not_rendered', 'unknown_payment']);
  });

  test('it stays on the list until one person settles it', async () => {
    await store().add({ ...FOUND, id: 'CAP2', found_at: 2_000 }, []);
    await store().add(FOUND, []);
    expect((await store().list(10)).map(({ id }) => id)).toEqual(['CAP1', 'CAP2']);
    const settlement = { id: 'CAP1', orderId: 'order1', note: null, settledBy: 'staff1', now: 3_000 };
    expect(await store().settle(settlement)).toBe(true);
    expect(await store().settle({ ...settlement, settledBy: 'staff2', note: 'mine' })).toBe(false);
    expect(await store().count()).toBe(1);
    expect(await store().find('CAP1')).toMatchObject({
      order_id: 'order1',
      settled_by: 'staff1',
      settled_at: 3_000,
      note: null,
    });
    expect(await store().find('none')).toBeNull();
  });
});
