import { JSDOM } from 'jsdom';
import { prerender } from 'react-dom/static';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import DeskHome from '@/app/(desk)/desk/page';
import { FIRST_STEPS, readFirstDay, type FirstStep } from '@/app/(desk)/desk/today/first-day.queries';
import { notice } from '@/content/notice';
import { parseLeadFilter } from '@/lib/leads/filter';
import { listLeads } from '@/lib/leads/leads.sql';
import { siteProcess } from '@/lib/site/process';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { noteNewestBackup } from '@/lib/watch/newest-backup';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { onEmbeddedFile, type Engine } from '../../support/engines';
import { asker } from '../../support/next-headers';

onEmbeddedFile('the page of today', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const siteBefore = siteProcess.site;
  afterAll(() => {
    siteProcess.site = siteBefore;
  });

  async function open(staff: { cookie: string }): Promise<Document> {
    asker.cookie = staff.cookie;
    siteProcess.site = desk.site();
    const { prelude } = await prerender(await DeskHome());
    return new JSDOM(await new Response(prelude).text()).window.document;
  }

  test('what waits stands in groups by when it is due, the soonest first', async () => {
    const db = engine.database();
    const staff = await desk.signIn();
    const step = { status: 'contacted', next_step: 'Call' } as const;
    await storeLead(db, { name: 'Step next month', ...step, next_step_on: '2026-08-20' });
    await storeLead(db, { name: 'Later call', status: 'won' }).then(id => book(engine, id, 10 * DAY_MS));
    await storeLead(db, { name: 'Call this week', status: 'won' }).then(id => book(engine, id, 3 * DAY_MS));
    await storeLead(db, { name: 'Came now' });
    await storeLead(db, { name: 'Call today', status: 'won' }).then(id => book(engine, id, 2 * HOUR_MS));
    await storeLead(db, { name: 'Step of today', ...step, next_step_on: '2026-07-06' });
    await storeLead(db, { name: 'Wrote back', status: 'contacted', has_answer: 1, message_count: 1 });
    await storeLead(db, { name: 'Held', is_held: 1, quarantine_reasons: '["links"]' });
    await storeLead(db, { name: 'Waits for a week', received_at: DESK_NOW - 7 * DAY_MS });
    await storeLead(db, { name: 'Waits for two', received_at: DESK_NOW - 14 * DAY_MS });
    await storeLead(db, { name: 'Step of yesterday', ...step, next_step_on: '2026-07-05' });
    const page = await open(staff);
    const groups = Array.from(page.querySelectorAll('.desk-due-group'), group => [
      group.querySelector('h3')?.textContent,
      ...Array.from(group.querySelectorAll('li .font-bold'), name => name.textContent),
    ]);
    expect(groups).toEqual([
      ['Late 3', 'Waits for two', 'Waits for a week', 'Step of yesterday'],
      ['Today 4', '1 lead in quarantine', 'Wrote back', 'Call today', 'Step of today'],
      ['The next days 2', 'Came now', 'Call this week'],
      ['Later 1', 'Later call'],
    ]);
    expect(page.querySelector('.desk-actions a')?.textContent).toBe('Start with Waits for two');
  });

  test('with nothing to do it says so, and starts with nothing', async () => {
    const page = await open(await desk.signIn());
    expect(page.querySelector('.desk-empty strong')?.textContent).toBe('Nothing is waiting.');
    expect(page.querySelector('.desk-actions')).toBeNull();
  });

  test('the leads without an answer are as many as the list that their figure leads to', async () => {
    const db = engine.database();
    await storeLead(db);
    await storeLead(db, { received_at: DESK_NOW - 14 * DAY_MS });
    await storeLead(db, { status: 'contacted' });
    const tile = (await open(await desk.signIn())).querySelector('.desk-tile');
    const address = new URL(tile?.getAttribute('href') ?? '', 'https://agency.test');
    const filter = parseLeadFilter(address.searchParams, []);
    const { rows } = await listLeads({ filter, cursor: null }, desk.site());
    expect([tile?.querySelector('strong')?.textContent, rows.length]).toEqual(['2', 2]);
  });

  test('the first days are an owner’s, and gone for everyone else', async () => {
    expect((await open(await desk.signIn())).querySelector('#first-day')).not.toBeNull();
    expect((await open(await desk.signInStaff())).querySelector('#first-day')).toBeNull();
  });
});

/** Books a call of a lead, so long from now. */
async function book({ database }: Engine, lead_id: string, inMs: number): Promise<void> {
  const call = { lead_id, starts_at: DESK_NOW + inMs, minutes: 30, state: 'booked', sequence: 1 } as const;
  const rest = { id: lead_id, changed_at: 1, held_until: null, taken_slot: null, calendar_id: null };
  await database()
    .insertInto('bookings')
    .values({ ...call, ...rest })
    .execute();
}

/** Something invented is left. */
const samples = () => ['the review by Ana'];

onEmbeddedFile('the first days', engine => {
  beforeEach(() => engine.clear());
  const real = { RESEND_API_KEY: 're_real', PAYPAL_ENVIRONMENT: 'live' };
  const deskOf = (env: Record<string, string>) => aDesk(engine.database, { env });
  const doneBy = async (env: Record<string, string>, left: () => readonly string[] = samples) => {
    const done = await readFirstDay(deskOf(env).site(), left);
    return FIRST_STEPS.filter(step => done[step]);
  };

  test('nothing is done on a new desk with simulators', async () => {
    expect(await doneBy({})).toEqual([]);
  });

  test.each<{ step: FirstStep; env?: Record<string, string>; make?: () => Promise<unknown> }>([
    { step: 'paypal', env: { PAYPAL_ENVIRONMENT: 'live' } },
    {
      step: 'webhook',
      make: () =>
        engine
          .database()
          .insertInto('webhook_events')
          .values({
            id: 'paypal:1',
            provider: 'paypal',
            type: 'PAYMENT.CAPTURE.COMPLETED',
            payload: '',
            received_at: 1,
            handled_at: 1,
            outcome: null,
          })
          .execute(),
    },
    {
      step: 'backup',
      make: () => noteNewestBackup({ name: 'a', at: 1, isEncrypted: true }, deskOf({}).site()),
    },
    {
      step: 'staff',
      make: async () => [await deskOf({}).signIn(), await deskOf({}).signInStaff()],
    },
    { step: 'answer', make: () => storeLead(engine.database(), { status: 'contacted' }) },
    { step: 'notice', env: { TESTING_NOTICE: 'off' } },
  ])('$step ticks itself off, and nothing else with it', async ({ step, env = {}, make }) => {
    await make?.();
    expect(await doneBy(env)).toEqual([step]);
  });

  test('an email counts when it went out by a real service, not into the simulator', async () => {
    const mail = {
      kind: 'lead-confirm',
      subject_id: '1',
      from_address: 'a',
      to_address: 'b',
      reply_to: null,
    };
    const text = {
      subject: 's',
      html: '',
      text: '',
      state: 'sent',
      attempts: 1,
      next_attempt_at: 0,
    } as const;
    const lease = { lease_id: null, lease_until: null, first_attempt_at: 1, sent_at: 1, provider_id: 'p' };
    expect(await doneBy({ RESEND_API_KEY: real.RESEND_API_KEY })).toEqual([]);
    await engine
      .database()
      .insertInto('outbox')
      .values({ id: '1', idempotency_key: '1', ...mail, ...text, ...lease, last_error: null, created_at: 1 })
      .execute();
    expect(await doneBy({})).toEqual([]);
    expect(await doneBy({ RESEND_API_KEY: real.RESEND_API_KEY })).toEqual(['mail']);
  });

  test('a reply answers the first lead, whatever its status says', async () => {
    const lead = await storeLead(engine.database());
    const message = { id: lead, lead_id: lead, number: 1, direction: 'out', at: 1, author_id: null } as const;
    await engine
      .database()
      .insertInto('lead_messages')
      .values({ ...message, from_address: null, subject: 'Hello', text: 'Yes', is_cut: 0, attachments: 0 })
      .execute();
    expect(await doneBy({})).toEqual(['answer']);
  });

  test('a site that sells nothing has no PayPal to connect', async () => {
    expect(await doneBy({ PAYMENTS: 'off' })).toEqual(['paypal', 'webhook']);
  });

  test('invented content is replaced when none is left', async () => {
    expect(await doneBy({}, () => [])).toEqual(['samples']);
  });

  test('the notice is off when owners hide it', async () => {
    const shown = vi.spyOn(notice, 'isShown', 'get').mockReturnValue(false);
    expect(await doneBy({})).toEqual(['notice']);
    shown.mockRestore();
  });
});
