import { beforeEach, expect, test } from 'vitest';
import { ALL_LEADS, parseLeadFilter, type LeadFilter } from '@/lib/leads/filter';
import { countArrived, findUnanswered, listLeads } from '@/lib/leads/leads.sql';
import { findReaders } from '@/lib/newsletter';
import { findReport, listPeriods } from '@/lib/reports/report';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aNewsletter } from '../../support/newsletter';

onBothEngines('who waits at the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const idsOf = async (filter: Partial<LeadFilter>) =>
    (await listLeads({ filter: { ...ALL_LEADS, ...filter }, cursor: null }, desk.site())).rows
      .map(({ id }) => id)
      .toSorted();

  test('waiting leads are counted with the oldest among them, and listed as counted', async () => {
    const db = engine.database();
    const oldest = DESK_NOW - 3 * 60 * 60_000;
    await storeLead(db, receivedHoursAgo(1));
    await storeLead(db, { ...receivedHoursAgo(3), form_name: 'landing-form' });
    await storeLead(db, { ...receivedHoursAgo(2), status: 'working' });
    await storeLead(db, { ...receivedHoursAgo(9), status: 'contacted' });
    await storeLead(db, { ...receivedHoursAgo(9), is_held: 1 });
    await storeLead(db, { ...receivedHoursAgo(9), form_name: 'newsletter-form' });
    await storeLead(db, { ...receivedHoursAgo(9), fields: { inquiry: 'waiting-list' } });
    expect(await findUnanswered(desk.site())).toEqual({
      new: { count: 2, oldestAt: oldest },
      working: { count: 1, oldestAt: DESK_NOW - 2 * 60 * 60_000 },
    });
    expect(await idsOf({ isUnanswered: true })).toHaveLength(3);
  });

  test('what arrived in a period is counted by form', async () => {
    const db = engine.database();
    await storeLead(db, receivedHoursAgo(1));
    await storeLead(db, { ...receivedHoursAgo(24), status: 'won' });
    await storeLead(db, { ...receivedHoursAgo(24), form_name: 'landing-form' });
    await storeLead(db, { ...receivedHoursAgo(24), status: 'spam' });
    await storeLead(db, { ...receivedHoursAgo(24), form_name: 'newsletter-form' });
    await storeLead(db, receivedHoursAgo(25));
    const period = { from: DESK_NOW - 24 * 60 * 60_000, to: DESK_NOW };
    const arrived = await countArrived(period, desk.site());
    expect(Object.fromEntries(arrived.map(({ formName, count }) => [formName, count]))).toEqual({
      'contact-form': 2,
      'landing-form': 1,
    });
  });

  test('a list of some days is what a report counts of them: by the agency’s clock, the last day included', async () => {
    const db = engine.database();
    await storeLead(db, receivedAt('2026-06-28T23:59:00-04:00'));
    const first = await storeLead(db, receivedAt('2026-06-29T00:00:00-04:00'));
    const last = await storeLead(db, { ...receivedAt('2026-07-05T23:59:00-04:00'), status: 'won' });
    await storeLead(db, { ...receivedAt('2026-07-01T09:00:00-04:00'), status: 'spam' });
    await storeLead(db, receivedAt('2026-07-06T00:00:00-04:00'));
    const week = listPeriods(DESK_NOW).find(({ key }) => key === 'week-2026-06-29');
    const report = week && (await findReport(week, desk.site()));
    expect(report?.now.leads.form).toEqual({ 'contact-form': 2 });
    const days = { from: '2026-06-29', to: '2026-07-05' };
    expect(await idsOf({ days })).toEqual([first, last].toSorted());
    expect(await idsOf({ days: { from: '2026-07-06', to: null } })).toHaveLength(1);
    expect(parseLeadFilter(new URLSearchParams('from=2026-02-30&to=x'), []).days).toBeNull();
  });

  test('a sign-up for the newsletter pushes no lead off the lists, and is found by its form or a search', async () => {
    const db = engine.database();
    const lead = await storeLead(db, receivedHoursAgo(2));
    const reader = { form_name: 'newsletter-form', name: null, email: 'reader@shop.test' };
    const signUp = await storeLead(db, { ...reader, ...receivedHoursAgo(1) });
    expect(await idsOf({})).toEqual([lead]);
    expect(await idsOf({ status: 'new' })).toEqual([lead]);
    expect(await idsOf({ formName: 'newsletter-form' })).toEqual([signUp]);
    expect(await idsOf({ text: 'reader@shop' })).toEqual([signUp]);
  });
  test('a sign-up for the newsletter writes to its reader alone, and the desk knows of each address whether it is on the list', async () => {
    const newsletter = aNewsletter(engine.database);
    await newsletter.signUp('Ana@shop.test');
    await newsletter.post('confirm', { token: await newsletter.token('ana@shop.test') });
    await newsletter.signUp('ben@shop.test');
    expect(await newsletter.mails('lead-notify')).toEqual([]);
    const db = engine.database();
    expect(await findReaders(['Ana@shop.test', 'ben@shop.test'], db)).toEqual(new Set(['ana@shop.test']));
    expect(await findReaders([], db)).toEqual(new Set());
  });
});

function receivedHoursAgo(hoursAgo: number) {
  return { received_at: DESK_NOW - hoursAgo * 60 * 60_000 };
}

function receivedAt(instant: string) {
  return { received_at: Date.parse(instant) };
}
