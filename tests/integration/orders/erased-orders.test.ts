import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderSearchText } from '@/lib/orders/orders.sql';
import { erasePerson } from '@/lib/privacy';
import { repeatErasures } from '@/lib/privacy/erase';
import { applyRetention } from '@/lib/privacy/retention';
import { storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aRegister } from '../ops/operation-settings';
import { NOW, daysAgo } from '../privacy/retention-rows';

const NAME = 'Anastasia';
const EMAIL = 'ana@shop.test';

onBothEngines('what an order says of its buyer', engine => {
  let dir = '';
  beforeEach(async () => {
    await engine.clear();
    dir = mkdtempSync(join(tmpdir(), 'site-columns-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const db = engine.database;

  test('an order that took no money is found by its number alone, after retention too', async () => {
    const unpaid = { captured_minor: 0, state: 'expired', payer_email: EMAIL, payer_name: NAME } as const;
    const named = { ...unpaid, search_text: `cp ${NAME}`, created_at: 0, updated_at: daysAgo(400) };
    const erased = await storeOrder(db(), named);
    await erasePerson({ email: EMAIL, register: aRegister(dir) }, { db: db(), now: () => NOW });
    const old = await storeOrder(db(), { ...named, payer_email: 'ben@shop.test' });
    const told = { ...named, payer_email: null, payer_name: null, buyer_phone: '555 0100' };
    const business = await storeOrder(db(), told);
    await applyRetention({ db: db(), now: () => NOW });
    const found = await db().selectFrom('orders').select(['id', 'search_text', 'buyer_phone']).execute();
    const nobody = { payerName: null, payerEmail: null };
    // Five digits of an order's number are no phone number.
    const withDigits = { id: 't12355eya4vrmb1b489gezq3g8', ...nobody };
    expect(orderSearchText(withDigits)).toBe('cp t1235 5eya4');
    expect(found.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [erased, old, business]
        .map(id => ({ id, search_text: orderSearchText({ id, ...nobody }), buyer_phone: null }))
        .toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });

  test('what a buyer told us goes again after a restore, where only the paid order came back', async () => {
    await erasePerson({ email: EMAIL, register: aRegister(dir) }, { db: db(), now: () => NOW });
    await storeOrder(db(), { payer_email: 'Ana@shop.test', buyer_phone: '555 0100', created_at: 0 });
    await repeatErasures(aRegister(dir), db());
    expect(await db().selectFrom('orders').select('buyer_phone').execute()).toEqual([{ buyer_phone: null }]);
  });
});
