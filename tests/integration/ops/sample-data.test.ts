import { beforeEach, expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { runBilling } from '@/lib/billing';
import { readBilling } from '@/lib/billing/desk';
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
    makeSample(kind, { db: engine.database(), newId, now: () => DESK_NOW });

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

  test('the first day has nothing, and a week has a little', async () => {
    expect(await make('empty')).toEqual({ leads: 0, orders: 0, plans: 0 });
    expect(await findFilledTable(engine.database())).toBeNull();
    expect(await make('week')).toMatchObject({ leads: 6, orders: 1 });
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
