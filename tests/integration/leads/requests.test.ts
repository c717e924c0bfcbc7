import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { answeredMail, followLink, requestFigures } from '@/content/requests';
import { handleRequest } from '@/lib/leads/request-reply';
import { findRequest, listRequests } from '@/lib/leads/requests';
import { collectPerson } from '@/lib/privacy';
import { eraseRows } from '@/lib/privacy/erase';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { sealId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead } from '../../support/desk';
import { brokenDatabase, onBothEngines } from '../../support/engines';
import { aFormDoor, CONTACT_POST } from '../../support/leads';
import { secretWithoutLinks, testSite } from '../../support/site';

const ANA = 'ana@example.com';

onBothEngines('a request', engine => {
  beforeEach(() => engine.clear());
  const open = (setup: Parameters<typeof someRequests>[1] = {}) => someRequests(engine.database, setup);

  test('is followed by the link in its confirmation, which holds our words alone, as text and as HTML', async () => {
    const { send, mails, find } = open();
    const token = await send({ message: 'Do you paint shutters?', name: 'Ann' });
    const [mail] = await mails('lead-confirm');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://agency.test/request?token=${token}`);
      expect(part).toContain(followLink.label);
      expect(part).not.toMatch(/shutters|Ann\b/);
    }
    expect(await find(token)).toEqual({
      id: token.split('.')[0],
      formName: 'contact-form',
      receivedAt: DESK_NOW,
      canBeEmailed: true,
      answerEmail: null,
      state: 'received',
      promise: expect.objectContaining({ kind: 'business-hours', hours: 72, leftMs: 72 * HOUR_MS }),
    });
  });

  test('moves on with the status at the desk, and its promise runs until it is answered', async () => {
    const { send, find, move, desk } = open();
    const token = await send();
    desk.time.now += 5 * HOUR_MS;
    await move(token, 'working');
    expect(await find(token)).toMatchObject({ state: 'working', promise: { leftMs: 67 * HOUR_MS } });
    desk.time.now += 10 * DAY_MS;
    const late = await find(token);
    expect([late?.state, (late?.promise?.leftMs ?? 0) < 0]).toEqual(['working', true]);
    for (const next of ['contacted', 'won', 'lost']) {
      await move(token, next);
      expect(await find(token)).toMatchObject({ state: 'answered', promise: null });
    }
    await move(token, 'spam');
    expect(await find(token)).toMatchObject({ state: 'closed', promise: null });
    await move(token, 'new');
    expect(await find(token)).toMatchObject({ state: 'received' });
  });

  test('for which nothing was promised shows no promise', async () => {
    const { send, find } = open();
    expect(await find(await send({ inquiry: 'waiting-list' }))).toMatchObject({
      state: 'received',
      promise: null,
    });
  });

  test('opens with no forged, old or foreign token, and with none once it is erased', async () => {
    const { send, find, choose, desk } = open();
    const token = await send();
    const [id = ''] = token.split('.');
    const until = DESK_NOW + DAY_MS;
    const forged = [
      '',
      id,
      `${token}x`,
      sealId({ id, purpose: 'request', until, secret: 'another' }),
      sealId({ id, purpose: 'newsletter', until, secret: 'secret' }),
      sealId({ id, purpose: 'sent-lead', until, secret: 'secret' }),
      sealId({ id: newId(), purpose: 'request', until, secret: 'secret' }),
    ];
    for (const one of forged) {
      expect(await find(one)).toBeNull();
      expect((await choose(one)).headers.get('location')).toBe('/request');
    }
    desk.time.now = DESK_NOW + requestFigures.followLinkDays * DAY_MS - 1;
    expect(await find(token)).not.toBeNull();
    desk.time.now += 1;
    expect(await find(token), 'expired').toBeNull();
    desk.time.now = DESK_NOW;
    expect((await find(token))?.answerEmail).toBeNull();
    expect(await eraseRows({ address: ANA }, engine.database())).toMatchObject({ leads: 1 });
    expect(await find(token)).toBeNull();
    expect((await choose(token)).headers.get('location')).toBe('/request');
  });

  test('brings one email when it is answered, to a sender who asked for it, in the class of confirmations', async () => {
    const { send, find, choose, move, mails } = open();
    const token = await send();
    const chosen = await choose(token);
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `/request?token=${token}`]);
    expect(await find(token)).toMatchObject({ answerEmail: 'wanted' });
    await move(token, 'working');
    expect(await mails('lead-answered')).toEqual([]);
    await move(token, 'contacted');
    const [mail] = await mails('lead-answered');
    expect(mail).toMatchObject({ to_address: ANA, subject: answeredMail.subject, priority: 2 });
    expect(await find(tokenIn(mail?.text))).toMatchObject({ state: 'answered', answerEmail: 'sent' });
    expect(mail?.html).toContain(tokenIn(mail?.text));
    await move(token, 'won');
    await move(token, 'new');
    await choose(token);
    await move(token, 'contacted');
    expect(await mails('lead-answered')).toHaveLength(1);
    expect(await find(token)).toMatchObject({ answerEmail: 'sent' });
  });

  test('brings no email to someone who did not ask, took it back, or asked after the answer', async () => {
    const { send, find, choose, move, mails } = open();
    const silent = await send({ message: 'one' });
    await move(silent, 'won');
    await choose(silent);
    expect(await find(silent)).toMatchObject({ answerEmail: null });
    const undecided = await send({ message: 'two' });
    await choose(undecided);
    await choose(undecided, 'no');
    await move(undecided, 'contacted');
    const spam = await send({ message: 'three' });
    await choose(spam);
    await move(spam, 'spam');
    expect(await mails('lead-answered')).toEqual([]);
  });

  test('asked about while it is being answered ends with the email or without the wish, never in between', async () => {
    const { send, find, choose, move, mails } = open();
    for (let round = 0; round < 10; round += 1) {
      const token = await send({ message: String(round) });
      const change = { choose: () => choose(token), move: () => move(token, 'contacted') };
      const order = round % 2 ? [change.choose, change.move] : [change.move, change.choose];
      await Promise.all(order.map(step => step()));
      const answers = (await mails('lead-answered')).filter(mail => mail.subject_id === token.split('.')[0]);
      const { answerEmail } = (await find(token)) ?? {};
      expect([
        ['sent', 1],
        [null, 0],
      ]).toContainEqual([answerEmail, answers.length]);
    }
  });

  test('stays answered when its email is one too many for the mailbox, and brings it with a later status', async () => {
    // Both confirmations count too.
    const { send, choose, find, move, mails, desk } = open({ caps: { perMailbox: 3 } });
    const first = await send({ message: 'one' });
    const second = await send({ message: 'two' });
    for (const token of [first, second]) {
      await choose(token);
      await move(token, 'contacted');
    }
    expect(await mails('lead-answered')).toHaveLength(1);
    expect(await find(second)).toMatchObject({ state: 'answered', answerEmail: 'wanted' });
    desk.time.now += 25 * HOUR_MS;
    await move(second, 'won');
    expect(await mails('lead-answered')).toHaveLength(2);
  });

  test('is answered although its email cannot be made', async () => {
    const reports: string[] = [];
    const { send, choose, find, move } = open({
      desk: {
        secret: secretWithoutLinks,
        logError: event => reports.push(event),
      },
    });
    const token = await send();
    await choose(token);
    await move(token, 'contacted');
    expect(await find(token)).toMatchObject({ state: 'answered', answerEmail: 'wanted' });
    expect(reports).toEqual(['lead_mails_not_rendered']);
  });

  test('in quarantine brings no email until staff take it up', async () => {
    const { send, choose, mails, site, move } = open();
    await send({ 'office-fax': 'x' });
    expect(await mails('lead-confirm')).toEqual([]);
    const [request] = await listRequests(ANA, site());
    expect(request).toMatchObject({ state: 'received' });
    await choose(request?.token ?? '');
    await move(request?.token ?? '', 'spam');
    expect(await mails('lead-answered')).toEqual([]);
    await move(request?.token ?? '', 'contacted');
    expect(await mails('lead-answered')).toHaveLength(1);
  });

  test('is listed for the owner of its address with a link of its own, and the newsletter without one', async () => {
    const { site, find } = open();
    const db = engine.database();
    const won = await storeLead(db, { email: 'Ana@Example.com', status: 'won', received_at: DESK_NOW - 1 });
    await storeLead(db, { email: ANA, form_name: 'newsletter-form' });
    await storeLead(db, { email: 'else@example.com' });
    const [newsletter, request, ...more] = await listRequests(ANA, site());
    expect(more).toEqual([]);
    expect(newsletter).toMatchObject({ formName: 'newsletter-form', token: null });
    expect(request).toMatchObject({ id: won, state: 'answered' });
    expect(await find(request?.token ?? '')).toMatchObject({ id: won });
  });

  test('tells the wish for an email to the person who asks what we hold', async () => {
    const { send, choose, desk } = open();
    await choose(await send());
    const { leads } = await collectPerson(ANA, desk.site());
    expect(leads).toMatchObject([{ answerEmail: 'wanted' }]);
  });

  test('takes a limited number of posts from one connection, and then says so with a way back', async () => {
    const { send, choose, find } = open({ env: { LEADS_PER_MINUTE: '2' } });
    const token = await send();
    await choose(newId());
    await choose(newId());
    const limited = await choose(token);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect(await limited.text()).toContain(`href="/request?token=${token}"`);
    expect((await find(token))?.answerEmail).toBeNull();
  });

  test('says with a way back that a choice could not be saved', async () => {
    const reports: string[] = [];
    const broken = open({
      button: {
        db: brokenDatabase(engine.database()),
        logError: event => reports.push(event),
      },
    });
    const token = await broken.send();
    const answer = await broken.choose(token);
    expect([answer.status, answer.headers.get('cache-control'), reports]).toEqual([
      503,
      'no-store',
      ['request_action_failed'],
    ]);
    expect(await answer.text()).toContain(`href="/request?token=${token}"`);
  });
});

/** A request from its form to our answer, over a real database, with a clock that only the test moves. */
function someRequests(database: () => Kysely<Database>, setup: RequestSetup = {}) {
  const site = () => testSite(database(), { ...clock, env: setup.env ?? {} });
  const desk = aDesk(database, {
    ...(setup.caps ? { mailsPerMailbox: setup.caps.perMailbox } : {}),
    ...setup.desk,
  });
  const clock = { now: () => desk.time.now };
  const mails = (kind: string) =>
    database().selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute();
  return {
    desk,
    site,
    mails,
    /** Sends a form. Returns the token in its confirmation. */
    send: async (fields: Record<string, string> = {}) => {
      const before = new Set((await mails('lead-confirm')).map(({ id }) => id));
      await aFormDoor(database).post({ ...CONTACT_POST, ...fields }, clock);
      return tokenIn((await mails('lead-confirm')).find(({ id }) => !before.has(id))?.text);
    },
    find: (token: string) => findRequest(token, site()),
    choose: (token: string, email: 'yes' | 'no' = 'yes') =>
      handleRequest(aPost(new URLSearchParams({ token, email })), { ...site(), ...setup.button }),
    /** Staff moves the lead behind a token on. */
    move: async (token: string, to: string) => {
      const { cookie } = await desk.signIn();
      return desk.act('lead-status', { lead: token.split('.')[0] ?? '', to }, { cookie });
    },
  };
}

/** The token of the link to a request in an email's text. */
function tokenIn(text = ''): string {
  return /\/request\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

function aPost(body: URLSearchParams): Request {
  return new Request(`https://agency.test${serverRoutes.requestEmail()}`, { method: 'POST', body });
}

type RequestSetup = {
  env?: Record<string, string>;
  caps?: { perMailbox: number };
  desk?: Parameters<typeof aDesk>[1];
  /** What the site that answers the button has of its own. */
  button?: Partial<Site>;
};
