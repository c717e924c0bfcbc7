import { beforeEach, expect, test } from 'vitest';
import { findDeskVisitor } from '@/app/(desk)/desk/visitor';
import { listNotes } from '@/lib/leads/leads.sql';
import { newSecret } from '@/lib/site/security/seal';
import { DAY_MS } from '@/lib/site/time';
import { aDesk, allDeeds, storeLead } from '../../support/desk';
import { brokenDatabase, onEmbeddedFile } from '../../support/engines';

const ACTIONS = (await allDeeds()).map(({ name }) => name);

onEmbeddedFile('who gets into the desk', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);

  test('staff comes in', async () => {
    const { cookie, id } = await desk.signIn();
    const visitor = await findDeskVisitor(cookie, desk.site());
    expect([visitor?.kind, visitor?.staff.accountId]).toEqual(['staff', id]);
  });

  const staffBeforeCode = async () => {
    const { cookie, sessionId } = await desk.signIn();
    await engine
      .database()
      .updateTable('sessions')
      .set({ factor_at: null })
      .where('id', '=', sessionId)
      .execute();
    return cookie;
  };
  const staff = async () => (await desk.signIn()).cookie;
  const customer = async () => (await desk.signIn('customer')).cookie;
  const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };

  test.each([
    ...ACTIONS.flatMap(action => [
      { action, who: 'someone who is signed out', from: {}, sent: () => Promise.resolve(''), status: 404 },
      { action, who: 'a customer', from: {}, sent: customer, status: 404 },
      { action, who: 'staff, from another site', from: FOREIGN, sent: staff, status: 403 },
    ]),
    ...ACTIONS.filter(action => action !== 'enter' && action !== 'enroll').map(action => ({
      action,
      who: 'staff before the code of their app',
      from: {},
      sent: staffBeforeCode,
      status: 303,
    })),
  ])('$action does nothing for $who', async ({ action, from, sent, status }) => {
    const lead = await storeLead(engine.database(), { is_held: 1, quarantine_reasons: '["trap_filled"]' });
    const cookie = await sent();
    const standing = async () => ({
      leads: await engine.database().selectFrom('leads').selectAll().execute(),
      notes: await listNotes(lead, desk.site()),
      mails: await engine.database().selectFrom('outbox').select('id').execute(),
      sessions: await engine.database().selectFrom('sessions').selectAll().execute(),
    });
    const before = await standing();
    const answer = await desk.act(action, { lead, of: `lead-${lead}`, text: 'hello' }, { cookie, ...from });
    const location = status === 303 ? '/desk/enter' : null;
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
    expect(await standing()).toEqual(before);
  });

  test('forged cookies find nothing here, and a customer who tried is in the audit', async () => {
    const customer = await desk.signIn('customer');
    const { sessionId, cookie } = await desk.signIn();
    const forged = [
      customer.cookie,
      `__Host-session=${newSecret()}`,
      // What the database keeps of a session opens nothing, and neither does the name that http uses.
      `__Host-session=${sessionId}`,
      cookie.replace('__Host-', ''),
      `${cookie}x`,
      '__Host-session=',
    ];
    for (const sent of forged)
      expect([sent, (await desk.act('leads-export', {}, { cookie: sent })).status]).toEqual([sent, 404]);
    expect(await desk.audit()).toMatchObject([{ action: 'desk-refused', actor_id: customer.id }]);
  });

  test('staff who post after their session has ended get the text back and a way to sign in, and nothing is stored', async () => {
    const lead = await storeLead(engine.database());
    const { cookie } = await desk.signIn();
    const late = aDesk(engine.database);
    late.time.now += DAY_MS;
    const text = 'Called her: <b>wants</b> it in May';
    const here = `/desk/leads/${lead}`;
    const headers = { cookie, referer: `https://agency.test${here}`, origin: 'https://agency.test' };
    const answer = await late.act('lead-note', { lead, note: 'x', text }, headers);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('Called her: &lt;b&gt;wants&lt;/b&gt; it in May</textarea>');
    expect(html).toContain(`href="/sign-in?next=${encodeURIComponent(here)}"`);
    expect(await listNotes(lead, desk.site())).toEqual([]);
    const note = { id: 'p', outcome: 'returned', note: 'Paid by check' };
    expect(await (await late.act('payment-settle', note, headers)).text()).toContain(
      'Paid by check</textarea>',
    );
    const empty = await late.act(
      'lead-status',
      { lead, to: 'won', hidden: 'lead to' },
      { referer: 'https://evil.test//x' },
    );
    expect(await empty.text()).not.toContain('<textarea');
  });

  test('a stranger’s post from another site shows none of its text under our name', async () => {
    const answer = await desk.act('lead-note', { text: 'call 555-0100' }, { origin: 'https://evil.test' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('555-0100');
  });

  test('a session that has ended, and an account that is no longer staff, open nothing', async () => {
    const { cookie, id } = await desk.signIn();
    const late = aDesk(engine.database);
    late.time.now += 31 * DAY_MS;
    expect((await late.act('leads-spam', {}, { cookie })).status).toBe(404);
    const again = await desk.signIn();
    await engine
      .database()
      .updateTable('accounts')
      .set({ role: 'customer' })
      .where('id', 'in', [id, again.id])
      .execute();
    expect((await desk.act('leads-spam', {}, { cookie: again.cookie })).status).toBe(404);
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://agency.test' }, 303],
    [{ origin: 'https://agency.test' }, 303],
    [{}, 303],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.agency.test' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
    [{ 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }, 415],
    [{ 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('a post with %j is answered %d', async (headers, status) => {
    const lead = await storeLead(engine.database());
    const { cookie } = await desk.signIn();
    const answer = await desk.act('lead-note', { lead, text: 'hello' }, { cookie, ...headers });
    expect(answer.status).toBe(status);
    expect((await answer.text()).includes('href="/desk"')).toBe(status !== 303);
    expect(await listNotes(lead, desk.site())).toHaveLength(status === 303 ? 1 : 0);
    expect(await desk.audit()).toHaveLength(status === 303 ? 1 : 0);
  });

  test('a failure is said kindly, without what went wrong', async () => {
    const failing = aDesk(engine.database, {
      db: () => brokenDatabase(engine.database(), new Error('secret inner workings'), /"outbox"/),
    });
    const { cookie } = await failing.signIn();
    const answer = await failing.act('mail-again', { mail: '0'.repeat(26) }, { cookie });
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('secret');
  });
});
