import { afterEach, beforeEach, expect, test } from 'vitest';
import { findReport, listPeriods, sendReports } from '@/lib/reports/report';
import { findReason, sayReason, sayTask, type Figures } from '@/lib/reports/report-rules';
import { storeViews } from '@/lib/reports/views';
import { toSourceRow } from '@/lib/site/http/request';
import { siteProcess } from '@/lib/site/process';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { createViewCounter } from '@/server/views';
import { aDesk, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { aFormDoor, CONTACT_POST } from '../../support/leads';
import { labeledValues } from '../mail/fixtures';

const at = (instant: string) => Date.parse(instant);
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36';
const PAGES = ['/', '/pricing', '/blog/local-seo-short-list', '/services'];

/** Where the simulated visitors come from: how many a day in May and in June at most, and how the first request shows it. */
const SOURCES = [
  { name: 'google.com', perDay: [3, 9], referer: 'https://www.google.com/', carried: 'host=www.google.com' },
  { name: 'bing.com', perDay: [2, 2], referer: 'https://www.bing.com/', carried: 'host=www.bing.com' },
  {
    name: 'spring mail',
    perDay: [1, 1],
    query: '?utm_source=Spring%20Mail',
    carried: 'utm_source=Spring%20Mail',
  },
  { name: 'direct', perDay: [2, 2], carried: '' },
];

onBothEngines('the report of a month', engine => {
  beforeEach(() => engine.clear());
  afterEach(() => {
    siteProcess.views = undefined;
  });
  const desk = aDesk(engine.database);
  const door = aFormDoor(engine.database);

  test('says exactly what happened in a simulated month, once, however many processes run', async () => {
    const random = aRandom(20_260_701);
    const time = { now: 0 };
    const counter = createViewCounter(
      path => PAGES.includes(path),
      () => time.now,
    );
    siteProcess.views = counter;
    const truth = { may: noFigures(), june: noFigures() };
    const view = (url: string, headers: Record<string, string>) =>
      counter.count({
        method: 'GET',
        url,
        headers: { host: 'agency.test', 'user-agent': BROWSER, ...headers },
      });
    const lead = async (figures: Figures, visit: { name: string; entry: string | null; carried: string }) => {
      const receivedAt = time.now;
      const message = `Hello ${receivedAt} ${random()}`;
      const carried = visit.entry === null ? {} : { visit: `#~visit=${visit.entry}?${visit.carried}` };
      const response = await door.post(
        { ...CONTACT_POST, message, ...carried },
        { now: () => receivedAt, headers: { referer: 'https://agency.test/contact' } },
      );
      expect(response.status).toBe(303);
      count(figures.leads.source, visit.name);
      count(figures.leads.page, visit.entry ?? 'unknown');
      count(figures.leads.form, 'contact-form');
      count(figures.leads.day, dayOf(receivedAt));
      figures.answers.promised += 1;
      const isLate = random() < 0.1 && receivedAt < at('2026-06-15T00:00-04:00');
      if (!isLate) figures.answers.inTime += 1;
      const { id } = await engine
        .database()
        .selectFrom('leads')
        .select('id')
        .where('fields', 'like', `%${message}%`)
        .executeTakeFirstOrThrow();
      desk.time.now = receivedAt + (isLate ? 10 * DAY_MS : 5 * HOUR_MS);
      const { cookie } = await desk.signIn();
      const to = random() < 0.2 ? 'won' : 'contacted';
      await desk.act('lead-status', { lead: id, to }, { cookie });
      if (to === 'won') (desk.time.now < at('2026-06-01T00:00-04:00') ? truth.may : truth.june).won += 1;
    };
    for (
      let midnight = at('2026-05-01T00:00-04:00');
      midnight < at('2026-07-01T00:00-04:00');
      midnight += DAY_MS
    ) {
      const isJune = midnight >= at('2026-06-01T00:00-04:00');
      const figures = isJune ? truth.june : truth.may;
      for (const source of SOURCES) {
        const visits = Math.floor(random() * ((source.perDay[isJune ? 1 : 0] ?? 0) + 1));
        for (let visit = 0; visit < visits; visit += 1) {
          time.now = midnight + Math.floor(random() * (18 * HOUR_MS));
          const entry = pick(PAGES, random);
          view(entry + (source.query ?? ''), source.referer ? { referer: source.referer } : {});
          count(figures.visits.source, source.name);
          count(figures.visits.page, entry);
          count(figures.visits.day, dayOf(time.now));
          count(figures.views, entry);
          for (let more = Math.floor(random() * 4); more > 0; more -= 1) {
            const page = pick(PAGES, random);
            view(page, { referer: `https://agency.test${entry}` });
            count(figures.views, page);
          }
          // What changed in June: more people from Google, and more of them write.
          if (random() < (isJune && source.name === 'google.com' ? 0.3 : 0.15))
            await lead(figures, { ...source, entry });
        }
      }
      view('/', { 'user-agent': 'Googlebot/2.1' });
      figures.robots += 1;
      if (random() < 0.05) await lead(figures, { name: 'unknown', entry: null, carried: '' });
      if (random() < 0.2) {
        await storeOrder(engine.database(), {
          paid_at: midnight + HOUR_MS,
          ...toSourceRow({ formPage: '/checkout', entryPage: '/pricing', source: 'bing.com', details: {} }),
        });
        count(figures.orders.source, 'bing.com');
        count(figures.orders.page, '/pricing');
        figures.money = [
          {
            currency: 'USD',
            receivedMinor: (figures.money[0]?.receivedMinor ?? 0) + 9_900,
            refundedMinor: 0,
            reversedMinor: 0,
          },
        ];
      }
      await storeViews(desk.site());
    }
    const search = { text: 'seo for dogs', day: '2026-06-12', count: 4 };
    await engine.database().insertInto('search_misses').values(search).execute();
    truth.june.misses = [{ text: 'seo for dogs', count: 4 }];

    desk.time.now = at('2026-07-01T08:30-04:00');
    const made = await Promise.all([1, 2, 3].map(() => sendReports(desk.site())));
    expect(made.flat().toSorted()).toEqual(['month-2026-06', 'week-2026-06-22']);
    expect(await sendReports(desk.site())).toEqual([]);
    const june = listPeriods(desk.time.now).find(({ key }) => key === 'month-2026-06');
    if (!june) throw new Error('June is offered');
    const report = await findReport(june, desk.site());
    expect(report).toEqual({ period: 'month-2026-06', now: truth.june, before: truth.may });

    const mails = await engine
      .database()
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'desk-report')
      .where('subject_id', '=', 'desk-report-month-2026-06')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['June 2026: the report']);
    const [leads, before] = [sum(truth.june.leads.form), sum(truth.may.leads.form)];
    expect(labeledValues(mails[0]?.html ?? '')).toMatchObject({ Leads: `${leads}, before: ${before}` });
    expect(findReason(report)).toMatchObject({ kind: 'found', what: 'source', name: 'google.com' });
    expect(mails[0]?.text).toContain(sayReason(report));
    expect(mails[0]?.text).toContain(sayTask(report).slice(0, 30));
  });

  test('nothing is made before the morning, and nothing is emailed where nothing happened', async () => {
    desk.time.now = at('2026-07-06T07:59-04:00');
    expect(await sendReports(desk.site())).toEqual([]);
    desk.time.now += MINUTE_MS;
    expect(await sendReports(desk.site())).toEqual(['week-2026-06-29', 'month-2026-06']);
    expect(await engine.database().selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('the file of a report has its figures, its sources and its pages', async () => {
    const day = { day: '2026-07-06', page: '/pricing', isRobot: false, views: 2 };
    const take = () => [{ ...day, source: '=google.com' }];
    siteProcess.views = { take, giveBack: () => undefined };
    await storeViews(desk.site());
    desk.time.now = at('2026-07-08T12:00-04:00');
    const { cookie } = await desk.signInStaff();
    const response = await desk.act('report-export', { of: 'week-2026-07-06' }, { cookie });
    expect(response.headers.get('content-disposition')).toContain('report-week-2026-07-06.csv');
    const csv = await response.text();
    expect(csv).toContain('"Views of pages","2","0"\r\n');
    expect(csv).toContain('"source =google.com: visits","2","0"\r\n');
    expect(csv).toContain('"page /pricing: leads","0","0"\r\n');
  });
});

/** The same numbers in every run, from 0 on and below 1. */
function aRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? '';
}

function count(tally: Record<string, number>, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

function sum(tally: Record<string, number>): number {
  return Object.values(tally).reduce((total, one) => total + one, 0);
}

/** New York's day: the simulated months are in daylight saving time. */
function dayOf(instant: number): string {
  return new Date(instant - 4 * HOUR_MS).toISOString().slice(0, 10);
}

function noFigures(): Figures {
  return {
    views: {},
    visits: { source: {}, page: {}, day: {} },
    robots: 0,
    leads: { source: {}, page: {}, form: {}, day: {} },
    orders: { source: {}, page: {} },
    answers: { promised: 0, inTime: 0 },
    won: 0,
    money: [],
    misses: [],
    checkups: { made: 0, emailed: 0, failed: 0 },
    assistant: { answered: 0, passedOn: 0, unknown: 0 },
  };
}
