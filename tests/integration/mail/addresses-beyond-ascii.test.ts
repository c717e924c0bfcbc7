import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPersonRef } from '@/app/(desk)/desk/person/queries';
import { listOrders } from '@/lib/accounts/orders';
import { listRequests } from '@/lib/leads/requests';
import { submitLead } from '@/lib/leads/submit';
import { replaceOrder, toOrderRow } from '@/lib/orders/orders.sql';
import { collectPerson, erasePerson } from '@/lib/privacy';
import { onBothEngines } from '../../support/engines';
import { aPostedLead } from '../../support/leads';
import { anOrder } from '../../support/orders-fixture';
import { testSite } from '../../support/site';
import { aRegister } from '../ops/operation-settings';
import { NOW, rowsIn } from '../privacy/retention-rows';

const TYPED = 'JÖRG@BÜRO.de';
const ADDRESS = 'jörg@büro.de';

// SQLite's own `lower` knows ASCII's letters alone, and so does PostgreSQL's in some settings.
onBothEngines('an address with capitals beyond ASCII', engine => {
  let dir = '';
  beforeEach(async () => {
    await engine.clear();
    dir = mkdtempSync(join(tmpdir(), 'site-addresses-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const rows = rowsIn(engine.database);

  async function sendLead() {
    const { submission } = aPostedLead();
    const fields = { ...submission.fields, email: TYPED };
    await submitLead(aPostedLead({ fields }), testSite(engine.database()));
  }

  async function payOrder() {
    const before = anOrder();
    await engine
      .database()
      .insertInto('orders')
      .values({ ...toOrderRow(before), account_id: null })
      .execute();
    const after = anOrder({ state: 'paid', payerEmail: TYPED, updatedAt: 1, paidAt: 1 });
    await replaceOrder(testSite(engine.database()), {
      before,
      after,
      cause: 'payment_completed',
      detail: 'test',
      mails: [],
      mailsDue: [],
      records: [],
    });
  }

  function erase() {
    const register = aRegister(dir);
    return erasePerson({ email: TYPED, register }, { db: engine.database(), now: () => NOW });
  }

  async function expectFound() {
    const site = { db: engine.database(), now: () => NOW };
    expect(await findPersonRef(ADDRESS, site)).toMatch(/^lead-/);
    expect(await collectPerson(ADDRESS, site)).toMatchObject({ leads: [{}], orders: [{}] });
    expect(await listRequests(ADDRESS, testSite(engine.database()))).toHaveLength(1);
    const whose = { accountId: 'none', confirmedEmail: ADDRESS };
    expect(await listOrders(whose, site)).toHaveLength(1);
  }

  test('is found under its person, listed in its account, and erased', async () => {
    await sendLead();
    await payOrder();
    await rows.webhook({ handled: NOW, payload: `{"payer":"${TYPED}"}` });
    await rows.webhook({ handled: NOW, payload: '{"payer":"the person jörg@büro.de paid"}' });
    await rows.webhook({ handled: NOW, payload: '{"payer":"J\\u00d6RG@B\\u00DCRO.de"}' });
    await expectFound();
    await rows.webhook({ handled: NOW, payload: '{"to":["jörg@xn--bro-hoa.de"]}' });
    expect(await erase()).toMatchObject({ leads: 1, webhooks: 4, keptOrders: 1 });
    const db = engine.database();
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
    const events = await db.selectFrom('webhook_events').select('payload').execute();
    expect(events.map(({ payload }) => payload)).toEqual(['', '', '', '']);
  });
});
