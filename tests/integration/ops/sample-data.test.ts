import { beforeEach, expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { listPaymentLinks, runBilling } from '@/lib/billing';
import { readBilling } from '@/lib/billing/desk';
import { deliverWebhooks, listTroubles } from '@/lib/integrations/deliver';
import { listIntegrations } from '@/lib/integrations/integrations';
import { findComparison } from '@/lib/ledger/comparison.sql';
import { listKnownPayments, listPaymentRules } from '@/lib/ledger/payment-rule';
import { listUnknownPayments } from '@/lib/ledger/unknown-payment';
import { listIssues, sendDueBatches } from '@/lib/newsletter/issues';
import { newId } from '@/lib/site/ids';
import { DAY_MS } from '@/lib/site/time';
import { findFilledTable, makeSample } from '@/ops/sample-rows';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onEmbeddedFile } from '../../support/engines';

onEmbeddedFile('sample data', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  beforeEach(() => {
    desk.time.now = DESK_NOW;
  });
  const make = (kind: Parameters<typeof makeSample>[0]) =>
    makeSample(kind, { ...desk.site(), newId, now: () => DESK_NOW });

  const numbers = async () =>
    (await engine.database().selectFrom('invoices').select('number').execute()).map(({ number }) => number);

  test('a year has leads, orders and plans whose next invoices go on with the numbers', async () => {
    const made = await make('year');
    expect(made.leads).toBeGreaterThan(200);
    expect(made.orders).toBeGreaterThan(30);
    const before = await readBilling(desk.site());
    expect(before.subscriptions).toHaveLength(made.plans);
    const last = Math.max(...(await numbers()));
    desk.time.now += 31 * DAY_MS;
    expect((await runBilling(desk.site())).failures).toEqual([]);
    expect(Math.max(...(await numbers()))).toBeGreaterThan(last);
  });

  test('a lead has only what its form asks', async () => {
    await make('year');
    const leads = await engine.database().selectFrom('leads').select(['form_name', 'fields']).execute();
    const asked = new Map<string, string[]>(
      Object.entries(forms).map(([form, { fields }]) => [form, fields.map(({ name }) => name)]),
    );
    const others = leads.flatMap(({ form_name: form, fields }) =>
      Object.keys(JSON.parse(fields) as object).filter(name => !asked.get(form)?.includes(name)),
    );
    expect([...new Set(others)]).toEqual([]);
  });

  test('a year has payment links of each state, each that was paid with its order', async () => {
    await make('year');
    const links = await listPaymentLinks(null, desk.site());
    expect([...new Set(links.map(({ state }) => state))].toSorted()).toEqual([
      'expired',
      'open',
      'paid',
      'withdrawn',
    ]);
    expect(links.every(({ state, order }) => (state === 'paid') === (order !== null))).toBe(true);
  });

  test('a year has payments without an order, a rule that knows some, and the comparison that found one', async () => {
    await make('year');
    const db = engine.database();
    const open = await listUnknownPayments(db, 10);
    expect(open).toHaveLength(2);
    const rules = (await listPaymentRules(db)).map(({ name }) => name);
    expect((await listKnownPayments(db, 10)).every(({ rule_name }) => rules.includes(rule_name ?? ''))).toBe(
      true,
    );
    const differences = (await findComparison(db))?.differences ?? [];
    expect(open.map(({ id }) => id)).toEqual(
      expect.arrayContaining(differences.map(({ providerId }) => providerId)),
    );
    expect(differences).toHaveLength(1);
  });

  test('a year has newsletters of each state and tools with what they took, and nothing of it goes out', async () => {
    await make('year');
    const site = desk.site();
    const issues = await listIssues(site);
    expect([...new Set(issues.map(({ state }) => state))].toSorted()).toEqual(['draft', 'sending', 'sent']);
    const tools = await listIntegrations(site);
    expect(tools.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['webhook', 'feed']));
    expect(tools.every(({ secret }) => secret !== null)).toBe(true);
    const troubles = await listTroubles(site);
    expect(troubles.map(({ state }) => state).toSorted()).toEqual(['failed', 'queued']);
    const going = () =>
      Promise.all([
        site.db.selectFrom('outbox').selectAll().execute(),
        site.db.selectFrom('webhook_deliveries').selectAll().execute(),
      ]);
    const before = await going();
    const never = new AbortController().signal;
    await sendDueBatches(site, never);
    await deliverWebhooks(site, never);
    expect(await going()).toEqual(before);
    expect(before[0].filter(({ state }) => state === 'queued')).toEqual([]);
  });

  test('the first day has nothing, and a week has a little', async () => {
    expect(await make('empty')).toEqual({ leads: 0, orders: 0, plans: 0, links: 0, readers: 0 });
    expect(await findFilledTable(engine.database())).toBeNull();
    expect(await make('week')).toMatchObject({ leads: 6, orders: 1, links: 1, readers: 3 });
    expect(await findFilledTable(engine.database())).not.toBeNull();
  });

  test('a database with something of someone’s is named as filled; staff who looked at it do not count', async () => {
    await desk.signIn();
    expect(await findFilledTable(engine.database())).toBeNull();
    await desk.signIn('customer', 'ana@shop.test');
    expect(await findFilledTable(engine.database())).toBe('accounts');
    await engine.clear();
    await storeLead(engine.database());
    expect(await findFilledTable(engine.database())).toBe('leads');
    await engine.clear();
    await engine
      .database()
      .insertInto('search_misses')
      .values({ day: '2026-07-06', text: 'plumber', count: 1 })
      .execute();
    expect(await findFilledTable(engine.database())).toBe('search_misses');
  });
});
