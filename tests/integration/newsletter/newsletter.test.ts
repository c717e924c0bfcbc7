import { beforeEach, expect, test } from 'vitest';
import { newsletterPages } from '@/content/newsletter';
import { applyMailEvent } from '@/lib/mail/webhook';
import { countReaders, endSubscriptions, listEndedSubscriptions } from '@/lib/newsletter';
import { findSignUpState } from '@/lib/newsletter/newsletter';
import { collectPerson, noteErasure } from '@/lib/privacy';
import { eraseRows, repeatErasures } from '@/lib/privacy/erase';
import { newId } from '@/lib/site/ids';
import { sealId } from '@/lib/site/security/seal';
import { DAY_MS } from '@/lib/site/time';
import { aDesk } from '../../support/desk';
import { brokenDatabase, onBothEngines } from '../../support/engines';
import { anErasureDir } from '../../support/erasures';
import { LEADS_NOW } from '../../support/leads';
import { aNewsletter } from '../../support/newsletter';
import { readCsv } from '../../support/read-csv';
import { aRegister } from '../ops/operation-settings';

const ANA = 'ana@shop.test';
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

onBothEngines('the newsletter', engine => {
  beforeEach(() => engine.clear());
  const open = (overrides: Parameters<typeof aNewsletter>[1] = {}) => aNewsletter(engine.database, overrides);

  async function subscribed(email = 'Ana@shop.test') {
    const newsletter = open();
    await newsletter.signUp(email);
    await newsletter.post('confirm', { token: await newsletter.token(email) });
    return { newsletter, key: await newsletter.key(email) };
  }

  test('is subscribed to by the button alone: neither the form nor opening the emailed link does it', async () => {
    const { signUp, token, site, mails, subscriptions, post } = open();
    expect((await signUp('Ana@shop.test')).status).toBe(303);
    const [request] = await mails('newsletter-confirm');
    expect(request).toMatchObject({ to_address: 'Ana@shop.test', priority: 2, unsubscribe_url: null });
    expect(await findSignUpState(await token(ANA), site())).toBe('open');
    expect([await subscriptions(), await mails('lead-confirm')]).toEqual([[], []]);
    const answer = await post('confirm', { token: await token(ANA) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
    expect(await findSignUpState(await token(ANA), site())).toBe('already');
  });

  test('keeps when and how a reader agreed, and welcomes them with one-click unsubscribing', async () => {
    const { newsletter, key } = await subscribed();
    expect(await newsletter.subscriptions()).toMatchObject([
      {
        email: 'ana@shop.test',
        unsubscribe_key: key,
        requested_at: LEADS_NOW,
        confirmed_at: LEADS_NOW,
        form_name: 'newsletter-form',
        consent_text: newsletterPages.consent,
        ended_at: null,
      },
    ]);
    expect(await newsletter.mails('newsletter-welcome')).toMatchObject([
      { unsubscribe_url: `https://agency.test/newsletter/unsubscribe?key=${key}`, priority: 3 },
    ]);
  });

  test('takes ten taps on the button at one moment, and later ones, as one', async () => {
    const { signUp, token, post, subscriptions, mails } = open();
    await signUp('ana@shop.test');
    const confirm = async () => post('confirm', { token: await token(ANA) });
    const answers = await Promise.all(Array.from({ length: 10 }, confirm));
    answers.push(await confirm());
    expect(new Set(answers.map(answer => answer.headers.get('location')))).toEqual(
      new Set(['/newsletter/confirmed']),
    );
    expect([(await subscriptions()).length, (await mails('newsletter-welcome')).length]).toEqual([1, 1]);
  });

  test('is left by one click from a mail program, in either form that it may post, with a blank answer', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [form, new URLSearchParams(ONE_CLICK)]) {
      const email = `${newId()}@shop.test`;
      const { newsletter, key } = await subscribed(email);
      for (let time = 0; time < 2; time += 1) {
        const answer = await newsletter.oneClick(key, body);
        expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([
          200,
          '',
          null,
        ]);
      }
      expect(await newsletter.countNotes(email)).toBe(1);
    }
    const ended = await open().subscriptions();
    expect(ended.map(row => row.end_reason)).toEqual(['unsubscribed', 'unsubscribed']);
    expect((await open().oneClick('unknown', new URLSearchParams(ONE_CLICK))).status).toBe(200);
  });

  test('is left by the page’s button, and a mangled link says so', async () => {
    const { newsletter, key } = await subscribed();
    const mangled = await newsletter.post('unsubscribe', { key: key.slice(1) });
    expect(mangled.headers.get('location')).toBe('/newsletter/unsubscribe');
    const left = await newsletter.post('unsubscribe', { key });
    expect(left.headers.get('location')).toBe('/newsletter/unsubscribed');
    expect(await newsletter.subscriptions()).toMatchObject([{ ended_at: LEADS_NOW }]);
    expect(await newsletter.countNotes(ANA)).toBe(1);
  });

  test('is left although the leaving cannot be noted for a restore', async () => {
    const { key } = await subscribed();
    const reports: string[] = [];
    const newsletter = open({
      env: { ERASURES_DIR: '/dev/null/erasures' },
      logError: event => reports.push(event),
    });
    expect((await newsletter.oneClick(key, new URLSearchParams(ONE_CLICK))).status).toBe(200);
    expect([(await newsletter.subscriptions())[0]?.ended_at, reports]).toEqual([
      LEADS_NOW,
      ['unsubscribe_not_noted'],
    ]);
  });

  test('is not joined again by an earlier link, but by asking again; old unsubscribe links still work', async () => {
    const { newsletter, key } = await subscribed();
    const earlier = await newsletter.token(ANA);
    newsletter.time.now += 1_000;
    await newsletter.post('unsubscribe', { key });
    const again = await newsletter.post('confirm', { token: earlier });
    expect(again.headers.get('location')).toBe('/newsletter/confirm');
    expect(await newsletter.subscriptions()).toMatchObject([{ end_reason: 'unsubscribed' }]);
    newsletter.time.now += DAY_MS;
    await newsletter.signUp('ana@shop.test');
    await newsletter.post('confirm', { token: await newsletter.token(ANA) });
    expect(await newsletter.subscriptions()).toMatchObject([{ ended_at: null, end_reason: null }]);
    expect(await newsletter.mails('newsletter-welcome')).toHaveLength(2);
    await newsletter.oneClick(key, new URLSearchParams(ONE_CLICK));
    expect(await newsletter.subscriptions()).toMatchObject([{ end_reason: 'unsubscribed' }]);
  });

  test('takes no forged, old or foreign token, and none of a lead that is gone', async () => {
    const { signUp, token, post, site, subscriptions, time } = open();
    await signUp('ana@shop.test');
    const good = await token(ANA);
    const [leadId = ''] = good.split('.');
    const until = LEADS_NOW + DAY_MS;
    const tokens = [
      '',
      leadId,
      sealId({ id: leadId, purpose: 'newsletter', until, secret: 'another' }),
      sealId({ id: leadId, purpose: 'sent-lead', until, secret: 'secret' }),
      sealId({ id: newId(), purpose: 'newsletter', until, secret: 'secret' }),
    ];
    for (const forged of tokens) {
      expect((await post('confirm', { token: forged })).headers.get('location')).toBe('/newsletter/confirm');
      expect(await findSignUpState(forged, site())).toBe('dead');
    }
    time.now += 7 * DAY_MS;
    expect(await findSignUpState(good, site())).toBe('dead');
    time.now = LEADS_NOW;
    await engine.database().deleteFrom('leads').execute();
    expect(await findSignUpState(good, site())).toBe('dead');
    expect((await post('confirm', { token: good })).headers.get('location')).toBe('/newsletter/confirm');
    expect(await subscriptions()).toEqual([]);
  });

  test('sends no question after a form that a robot filled', async () => {
    const { signUp, mails } = open();
    await signUp('ana@shop.test', { 'office-fax': 'x' });
    expect(await mails('newsletter-confirm')).toEqual([]);
  });

  test.each(['bounced', 'complained'] as const)('ends when an email to its reader is %s', async reason => {
    const { newsletter } = await subscribed();
    const other = await subscribed('ben@shop.test');
    const event = {
      eventId: newId(),
      type: `email.${reason}`,
      providerId: 'one of another program',
      outboxId: null,
      repeatId: null,
      to: ['ANA@shop.test'],
      happenedAt: null,
      isTemporary: false,
      reason: null,
    };
    await applyMailEvent(
      { ...event, eventId: newId(), type: 'email.delivered' },
      { db: engine.database(), now: () => 1 },
    );
    expect((await newsletter.subscriptions()).every(row => row.ended_at === null)).toBe(true);
    await applyMailEvent(event, { db: engine.database(), now: () => LEADS_NOW + 5 });
    const rows = await newsletter.subscriptions();
    expect(rows.map(row => [row.email, row.ended_at, row.end_reason])).toEqual([
      ['ana@shop.test', LEADS_NOW + 5, reason],
      ['ben@shop.test', null, null],
    ]);
    expect(other.key).not.toBe('');
  });

  const applyLate = (event: ReturnType<typeof anEvent>) =>
    applyMailEvent(event, { db: engine.database(), now: () => LEADS_NOW + DAY_MS });

  test('goes on after a bounce for a time alone, such as a full mailbox', async () => {
    const { newsletter } = await subscribed();
    await applyLate(anEvent({ isTemporary: true }));
    expect(await newsletter.subscriptions()).toMatchObject([{ ended_at: null }]);
  });

  test.each(['email.bounced', 'email.complained'])(
    'goes on when a late %s is older than the confirmation',
    async type => {
      const { newsletter } = await subscribed();
      await applyLate(anEvent({ type, happenedAt: LEADS_NOW - 1 }));
      expect(await newsletter.subscriptions()).toMatchObject([{ ended_at: null }]);
      await applyLate(anEvent({ type }));
      expect(await newsletter.subscriptions()).toMatchObject([{ ended_at: LEADS_NOW + 1 }]);
    },
  );

  test.each([
    ['email.bounced', 'email.complained'],
    ['email.complained', 'email.bounced'],
    ['email.complained', 'email.bounced', 'email.bounced', 'email.complained'],
  ])('ends by the complaint when both are reported: %s, %s', async (...types) => {
    const { newsletter } = await subscribed();
    for (const type of types) await applyLate(anEvent({ type }));
    expect(await newsletter.subscriptions()).toMatchObject([{ end_reason: 'complained' }]);
  });

  test('of a reader with a domain beyond ASCII is confirmed, mailed and ended under each of its spellings', async () => {
    const { signUp, mails, subscriptions, post, token } = open();
    const confirm = async () => post('confirm', { token: await token('mia@bäckerei.example') });
    await signUp('Mia@Bäckerei.example');
    expect((await mails('newsletter-confirm')).map(mail => mail.to_address)).toEqual([
      'mia@bäckerei.example',
    ]);
    await confirm();
    expect(await subscriptions()).toMatchObject([{ email: 'mia@bäckerei.example', ended_at: null }]);
    await signUp('mia@xn--bckerei-5wa.example');
    await confirm();
    expect(await subscriptions()).toHaveLength(1);
    await applyLate(anEvent({ to: ['mia@xn--bckerei-5wa.example'] }));
    expect(await subscriptions()).toMatchObject([{ end_reason: 'bounced' }]);
  });

  test('is not asked for with an address that no email can reach: the form says so', async () => {
    const { signUp, mails } = open();
    for (const address of ['mia@bäckerei', 'jürgen@shop.test', 'a@b@shop.test'])
      expect((await signUp(address)).status).toBe(422);
    expect(await mails('newsletter-confirm')).toEqual([]);
  });

  test('is downloaded at the desk: who gets it, each with a link to leave, and noted in the audit', async () => {
    const { key } = await subscribed();
    const left = await subscribed('ben@shop.test');
    await left.newsletter.post('unsubscribe', { key: left.key });
    await left.newsletter.signUp('eve@shop.test');
    const desk = aDesk(engine.database);
    const { cookie } = await desk.signIn();
    expect(await countReaders(engine.database())).toBe(1);
    const refused = await desk.act('subscribers-export', {}, { cookie });
    expect([refused.status, desk.refusal()?.page], 'not without the second factor').toEqual([
      422,
      '/desk/newsletter',
    ]);
    const answer = await desk.act('subscribers-export', { factorCode: desk.code() }, { cookie });
    const [head, ...rows] = readCsv(await answer.text());
    const clock = '(America/New_York)';
    expect(head).toEqual([
      'email',
      'unsubscribe',
      `requested ${clock}`,
      `confirmed ${clock}`,
      'form',
      'consent',
    ]);
    // LEADS_NOW by the agency’s clock.
    const at = '2026-07-05 08:00';
    const link = `https://agency.test/newsletter/unsubscribe?key=${key}`;
    expect(rows).toEqual([['ana@shop.test', link, at, at, 'newsletter-form', newsletterPages.consent]]);
    expect((await desk.audit()).map(({ action }) => action)).toEqual(['subscribers-exported']);
  });

  test('shows the desk who left, when and why, the latest first', async () => {
    const { newsletter, key } = await subscribed();
    await subscribed('ben@shop.test');
    newsletter.time.now += DAY_MS;
    await newsletter.post('unsubscribe', { key });
    const db = engine.database();
    await subscribed('eve@shop.test');
    await endSubscriptions(db, { addresses: ['eve@shop.test'], reason: 'bounced', at: LEADS_NOW });
    expect(await listEndedSubscriptions(10, db)).toMatchObject([
      { email: 'ana@shop.test', endedAt: LEADS_NOW + DAY_MS, reason: 'unsubscribed' },
      { email: 'eve@shop.test', endedAt: LEADS_NOW, reason: 'bounced' },
    ]);
    expect(await listEndedSubscriptions(1, db)).toHaveLength(1);
  });

  test('is part of the reader’s data export, and is erased with them', async () => {
    const { newsletter, key } = await subscribed();
    const desk = aDesk(engine.database);
    const records = await collectPerson('ana@shop.test', desk.site());
    expect(records.subscriptions).toMatchObject([
      { confirmedAt: LEADS_NOW, consentText: newsletterPages.consent },
    ]);
    expect(JSON.stringify(records.subscriptions)).not.toContain(key);
    expect(await eraseRows({ address: 'ana@shop.test' }, engine.database())).toMatchObject({
      subscriptions: 1,
    });
    expect(await newsletter.subscriptions()).toEqual([]);
    expect(await newsletter.mails('newsletter-welcome')).toEqual([]);
  });

  test('stays left when an older copy is restored, unless the reader came back since', async () => {
    await subscribed('ana@shop.test');
    await subscribed('ben@shop.test');
    const register = aRegister(anErasureDir());
    const kind = 'subscription';
    await noteErasure({ kind, address: 'ana@shop.test', at: LEADS_NOW + 1 }, register);
    await noteErasure({ kind, address: 'ben@shop.test', at: LEADS_NOW - 1 }, register);
    const repeat = () => repeatErasures(register, engine.database());
    expect([await repeat(), await repeat()]).toEqual([1, 0]);
    const rows = await open().subscriptions();
    expect(rows.map(row => [row.email, row.ended_at])).toEqual([
      ['ana@shop.test', LEADS_NOW + 1],
      ['ben@shop.test', null],
    ]);
  });

  test('tells its reader, and changes nothing, while the store fails', async () => {
    const { key } = await subscribed();
    const reports: string[] = [];
    const newsletter = aNewsletter(() => brokenDatabase(engine.database()), {
      logError: event => reports.push(event),
    });
    const answer = await newsletter.oneClick(key, new URLSearchParams(ONE_CLICK));
    expect(reports).toEqual(['newsletter_action_failed']);
    expect((await open().subscriptions())[0]?.ended_at).toBeNull();
    expect(answer.status, 'a mail program tries again').toBe(503);
  });
});

function anEvent(change: Partial<Parameters<typeof applyMailEvent>[0]> = {}) {
  return {
    eventId: newId(),
    type: 'email.bounced',
    providerId: newId(),
    outboxId: null,
    repeatId: null,
    to: ['ana@shop.test'],
    happenedAt: LEADS_NOW + 1,
    isTemporary: false,
    reason: null,
    payload: '{}',
    ...change,
  };
}
