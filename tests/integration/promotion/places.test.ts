import { beforeEach, expect, test } from 'vitest';
import { findCountedPlace, readPromotionPlaces } from '@/app/(desk)/desk/promotion/queries';
import { promotion } from '@/content/promotion';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { eraseRows } from '@/lib/privacy/erase';
import { countTaken, takePlace } from '@/lib/promotion/places';
import { newId } from '@/lib/site/ids';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

const { places } = promotion;
const YEAR = 2026;
const REQUEST = { form_name: promotion.formName };

onBothEngines('the promotion’s places', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const countSales = (year = YEAR) => countTaken(engine.database(), year);
  const sell = (db = engine.database(), sale = {}) =>
    db
      .transaction()
      .execute(trx => takePlace(trx, { id: newId(), leadId: null, year: YEAR, places, now: 0, ...sale }));
  const fillUpTo = async (count: number) => {
    for (let places = await countSales(); places < count; places += 1) await sell();
  };
  const setStatus = async (lead: string, to: string) => {
    const { cookie } = await desk.signIn();
    await desk.act('lead-status', { lead, to }, { cookie });
    const notices = await desk.notices();
    return notices.at(-1)?.code;
  };

  test('of many sales at once one gets the last place, and the others read that it is gone', async () => {
    await fillUpTo(99);
    // The embedded file has one connection, as it has in the site.
    const other = engine.name === 'postgres' ? engine.newConnection() : engine.database();
    const connections = [engine.database(), other];
    const sales = Array.from({ length: 8 }, (_, index) => sell(connections[index % 2]));
    const outcomes = await Promise.all(sales);
    expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 7 }, () => 'full')]);
    expect(await countSales()).toBe(100);
  });

  test('each year has its own places', async () => {
    await fillUpTo(100);
    expect(await sell()).toBe('full');
    expect(await sell(engine.database(), { year: YEAR + 1 })).toBe('done');
    expect([await countSales(), await countSales(YEAR + 1)]).toEqual([100, 1]);
  });

  test('a request that is won takes one place, and gives it back when it is not won after all', async () => {
    const lead = await storeLead(engine.database(), REQUEST);
    expect(await setStatus(lead, 'won')).toBe('status-set');
    expect(await sell(engine.database(), { leadId: lead })).toBe('counted');
    expect(await countSales(), 'the same sale is one').toBe(1);
    await setStatus(lead, 'lost');
    expect(await countSales()).toBe(0);
  });

  test.each([
    ['another form', {}],
    ['a request after the end', { ...REQUEST, is_late: 1 }],
  ])('%s that is won takes no place', async (_which, row) => {
    const lead = await storeLead(engine.database(), row);
    expect(await setStatus(lead, 'won')).toBe('status-set');
    expect(await countSales()).toBe(0);
  });

  test('a request that is won in August takes a place of its own July', async () => {
    const lead = await storeLead(engine.database(), {
      ...REQUEST,
      received_at: Date.parse('2025-07-31T23:59:00-04:00'),
    });
    await setStatus(lead, 'won');
    expect([await countSales(2025), await countSales(2026)]).toEqual([1, 0]);
  });

  test('the 101st sale is won without a place, and staff are told to call before money moves', async () => {
    await fillUpTo(100);
    const lead = await storeLead(engine.database(), REQUEST);
    expect(await setStatus(lead, 'won')).toBe('status-set-full');
    expect((await findDeskLead(lead, desk.site()))?.status).toBe('won');
    expect(await countSales()).toBe(100);
  });

  test('staff count a sale without a request once, however often the page is posted, and take it back', async () => {
    const { cookie } = await desk.signIn();
    const place = newId();
    for (const _ of [1, 2]) await desk.act('place-take', { place }, { cookie });
    expect([await countSales(), (await desk.notices()).at(-1)?.code]).toEqual([1, 'place-taken']);
    expect(await findCountedPlace(YEAR, desk.site())).toBe(place);
    for (const _ of [1, 2]) await desk.act('place-give-back', { place }, { cookie });
    expect([await countSales(), (await desk.notices()).at(-1)?.code]).toEqual([0, 'place-gone']);
    const lines = (await desk.audit()).map(({ action, subject_id }) => `${action} ${subject_id === place}`);
    expect(lines.toSorted()).toEqual(['place-given-back true', 'place-taken true']);
  });

  test('when all are taken a counted sale is refused, and the place of a request is not taken back by hand', async () => {
    const lead = await storeLead(engine.database(), { ...REQUEST, received_at: DESK_NOW });
    await setStatus(lead, 'won');
    const row = await engine.database().selectFrom('promotion_places').select('id').executeTakeFirstOrThrow();
    await fillUpTo(100);
    const { cookie } = await desk.signIn();
    await desk.act('place-take', {}, { cookie });
    expect((await desk.notices()).at(-1)?.code).toBe('places-full');
    await desk.act('place-give-back', { place: row.id }, { cookie });
    expect(await countSales()).toBe(100);
  });

  test('places that were sold before the desk counted are not sold again', async () => {
    const late = aDesk(engine.database, { env: { PROMOTION_PLACES_CLAIMED: '99' } });
    const { cookie } = await late.signIn();
    const code = async () => (await late.notices()).at(-1)?.code;
    await late.act('place-take', {}, { cookie });
    expect([await countSales(), await code()]).toEqual([1, 'place-taken']);
    await late.act('place-take', {}, { cookie });
    expect([await countSales(), await code()]).toEqual([1, 'places-full']);
    expect(await readPromotionPlaces(late.site())).toMatchObject({ places: 100, taken: 100 });
  });

  test('the place of a customer who was erased stays taken', async () => {
    const lead = await storeLead(engine.database(), REQUEST);
    await setStatus(lead, 'won');
    await eraseRows({ address: 'ana@shop.test' }, engine.database());
    expect(await findDeskLead(lead, desk.site())).toBeNull();
    expect(await countSales()).toBe(1);
  });
});
