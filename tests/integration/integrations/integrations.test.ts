import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Resend } from 'resend';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ToolFacts } from '@/app/(desk)/desk/integrations/tool';
import {
  answerFeed,
  deliverWebhooks,
  findUrlProblem,
  listIntegrations,
  listTroubles,
} from '@/lib/integrations';
import { WAITS_MS } from '@/lib/integrations/deliver';
import { postEvent } from '@/lib/integrations/post';
import { endAllAccess } from '@/lib/privacy/erase';
import { newId } from '@/lib/site/ids';
import { seal } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { aDesk, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { listenOnFreePort } from '../../support/listen';

type Taken = { headers: IncomingHttpHeaders; body: string };
let tool: Server;
let url = '';
/** What the tool was sent, and what it answers. */
let taken: Taken[] = [];
let answer = { status: 204, headers: {} };

beforeAll(async () => {
  tool = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      taken.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  url = `http://127.0.0.1:${await listenOnFreePort(tool)}/hook`;
});

afterAll(() => tool.close());

const events = () => taken.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });

const never = new AbortController().signal;

onBothEngines('other tools that get leads and orders', engine => {
  const desk = aDesk(engine.database);
  const said = async () => (await desk.notices()).map(({ code }) => code);
  const round = () => deliverWebhooks(desk.site(), never);

  beforeEach(async () => {
    await engine.clear();
    desk.time.now = DESK_NOW;
    taken = [];
    answer = { status: 204, headers: {} };
  });

  const add = async (fields: Record<string, string> = {}) => {
    const owner = await desk.signIn();
    const post = { kind: 'webhook', name: 'Our CRM', url, topics: 'all', factorCode: desk.code(), ...fields };
    await desk.act('integration-add', post, owner);
    // Each code is good once.
    desk.time.now += 30_000;
    const [integration] = (await listIntegrations(desk.site())).toReversed();
    if (!integration) throw new Error('It was not added.');
    return { owner, integration: { ...integration, secret: integration.secret ?? '' } };
  };

  test('one secret that does not open keeps no other tool from its events, and the list says so', async () => {
    const { integration } = await add();
    const { integration: other } = await add({ name: 'Our sheet' });
    const broken = seal('x', { secret: 'another secret', context: `integration:${integration.id}` });
    await engine
      .database()
      .updateTable('integrations')
      .set({ secret: broken })
      .where('id', '=', integration.id)
      .execute();
    await storeLead(engine.database(), receivedNow());
    await round();
    expect(taken).toHaveLength(1);
    const listed = await listIntegrations(desk.site());
    expect(listed.map(({ id, secret }) => [id, secret])).toEqual([
      [integration.id, null],
      [other.id, other.secret],
    ]);
    const [trouble] = await listTroubles(desk.site());
    expect(trouble).toMatchObject({ integration_id: integration.id, state: 'queued' });
    expect(trouble?.last_error).toContain('can’t be read');
  });

  test('what is sealed with another secret than that of other tools does not open', async () => {
    const { integration } = await add();
    const site: Site = { ...desk.site(), secret: name => `the secret ${name}` };
    const under = (secret: string) => seal('key', { secret, context: `integration:${integration.id}` });
    for (const name of ['INTEGRATIONS_SECRET', 'STAFF_FACTOR_SECRET', 'LINKS_SECRET']) {
      const secret = under(`the secret ${name}`);
      await engine.database().updateTable('integrations').set({ secret }).execute();
      const [listed] = await listIntegrations(site);
      expect([name, listed?.secret === null]).toEqual([name, name !== 'INTEGRATIONS_SECRET']);
    }
  });

  const receivedNow = () => ({ received_at: desk.time.now });

  test('a webhook gets each new lead and each paid order once, signed as Standard Webhooks ask', async () => {
    const before = await storeLead(engine.database(), { received_at: DESK_NOW - MINUTE_MS });
    const { integration } = await add();
    expect(await said()).toEqual(['integration-added']);
    const lead = await storeLead(engine.database(), { ...receivedNow(), fields: { phone: '555-0142' } });
    const order = await storeOrder(engine.database(), { created_at: desk.time.now });
    await storeOrder(engine.database(), { created_at: desk.time.now, state: 'awaiting_approval' });
    await storeLead(engine.database(), { ...receivedNow(), form_name: 'newsletter-form' });
    await storeLead(engine.database(), { ...receivedNow(), is_held: 1 });
    await storeLead(engine.database(), { ...receivedNow(), status: 'spam' });
    await Promise.all([round(), round()]);
    await round();
    expect(
      events()
        .map(({ type, data }) => `${type} ${data.id}`)
        .toSorted(),
    ).toEqual([`lead.created ${lead}`, `order.changed ${order}`]);
    expect(events().map(({ data }) => data.id)).not.toContain(before);
    const leadEvent = events().find(({ type }) => type === 'lead.created');
    expect(leadEvent?.data).toMatchObject({
      name: 'Ana Ruiz',
      email: 'ana@shop.test',
      fields: { phone: '555-0142' },
      deskUrl: `https://agency.test/desk/leads/${lead}`,
    });
    for (const { headers, body } of taken) {
      const signed = {
        id: String(headers['webhook-id']),
        // The library compares it with the real clock, and the desk of this test stands in July.
        timestamp: String(headers['webhook-timestamp']),
        signature: String(headers['webhook-signature']),
      };
      expect(Number(signed.timestamp)).toBe(Math.floor(desk.time.now / 1000));
      expect(verify({ body, signed, secret: integration.secret })).toBe('right');
      expect(verify({ body: `${body} `, signed, secret: integration.secret })).toBe('wrong');
    }
    expect((await listIntegrations(desk.site()))[0]?.lastUsedAt).toBe(desk.time.now);
  });

  test('a lead that leaves quarantine is told then, and one that was erased before is not', async () => {
    await add();
    const held = await storeLead(engine.database(), { ...receivedNow(), is_held: 1 });
    answer.status = 503;
    const erased = await storeLead(engine.database(), receivedNow());
    await round();
    await engine.database().deleteFrom('leads').where('id', '=', erased).execute();
    await engine.database().updateTable('leads').set({ is_held: 0 }).where('id', '=', held).execute();
    answer.status = 200;
    taken = [];
    desk.time.now += 2 * MINUTE_MS;
    await round();
    await round();
    expect(events().map(({ data }) => data.id)).toEqual([held]);
    expect(await listTroubles(desk.site())).toEqual([]);
  });

  test('what does not arrive is tried for three days under one id, then listed, and sent again by an owner', async () => {
    const { owner } = await add({ topics: 'leads' });
    await storeLead(engine.database(), receivedNow());
    await storeOrder(engine.database(), { created_at: desk.time.now });
    answer = { status: 302, headers: { location: url } };
    await round();
    expect(await listTroubles(desk.site())).toMatchObject([
      { state: 'queued', last_error: 'It answered 302.' },
    ]);
    for (const wait of WAITS_MS) {
      desk.time.now += wait - 1_000;
      await round();
      desk.time.now += 1_000;
      await round();
    }
    desk.time.now += 30 * 24 * 60 * MINUTE_MS;
    await round();
    expect(taken.length).toBe(WAITS_MS.length + 1);
    expect(new Set(taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [trouble] = await listTroubles(desk.site());
    expect(trouble).toMatchObject({ state: 'failed', attempts: WAITS_MS.length + 1 });
    answer = { status: 200, headers: {} };
    taken = [];
    const later = await desk.signInAgain(owner.id);
    await desk.act('webhook-again', { delivery: trouble?.id ?? '' }, later);
    await desk.act('webhook-again', { delivery: trouble?.id ?? '' }, later);
    await round();
    expect(taken.map(({ headers }) => headers['webhook-id'])).toEqual([trouble?.id]);
    expect(await listTroubles(desk.site())).toEqual([]);
    expect((await desk.audit()).map(({ action }) => action)).toEqual(['integration-added', 'webhook-again']);
  });

  test('the test button says whether its event arrived, and a removed webhook gets nothing more', async () => {
    const { owner, integration } = await add();
    await desk.act('webhook-test', { integration: integration.id }, owner);
    expect(await said()).toEqual(['webhook-tested']);
    expect(events()).toMatchObject([{ type: 'test' }]);
    answer.status = 500;
    await desk.act('webhook-test', { integration: integration.id }, owner);
    expect(await desk.notices()).toMatchObject([{ code: 'webhook-test-failed', detail: 'It answered 500.' }]);
    expect(await listTroubles(desk.site()), 'a test is not tried again').toEqual([]);
    await storeLead(engine.database(), receivedNow());
    await desk.act('integration-remove', { integration: integration.id }, owner);
    expect(await said()).toEqual(['integration-removed']);
    taken = [];
    await round();
    expect(taken).toEqual([]);
    expect(await engine.database().selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    await desk.act('webhook-test', { integration: integration.id }, owner);
    expect(await said()).toEqual(['integration-gone']);
  });

  test.each([
    [{ name: '' }, { name: 'Enter a name.' }],
    [{ url: 'ftp://tool.test' }, { url: 'Enter a whole address that starts with https://.' }],
    [{ url: 'https://me:secret@tool.test' }, { url: 'Leave the name and password out of the address.' }],
  ])('a form with %j comes back and says what is wrong', async (fields, errors) => {
    const owner = await desk.signIn();
    const post = { kind: 'webhook', name: 'Our CRM', url, topics: 'all', factorCode: desk.code() };
    const response = await desk.act('integration-add', { ...post, ...fields }, owner);
    expect(response.status).toBe(422);
    expect(desk.refusal()).toMatchObject({ page: '/desk/integrations/add?kind=webhook', errors });
    expect(await listIntegrations(desk.site())).toEqual([]);
  });

  test('a feed is read with its key alone, page by page, without quarantine and spam', async () => {
    const { owner, integration } = await add({ kind: 'feed', name: 'Spreadsheet', topics: 'leads' });
    const ids: string[] = [];
    for (let count = 0; count < 230; count += 1)
      // Some come in one millisecond.
      ids.push(await storeLead(engine.database(), { received_at: DESK_NOW + Math.floor(count / 3) }));
    await storeLead(engine.database(), { is_held: 1 });
    await storeLead(engine.database(), { status: 'spam' });
    const ask = (address: string, key: string, topic: 'leads' | 'orders' = 'leads') =>
      answerFeed(
        topic,
        new Request(address, { headers: key === '' ? {} : { authorization: `Bearer ${key}` } }),
        desk.site(),
      );
    const start = 'https://agency.test/feeds/leads';
    const found: string[] = [];
    let address: string | undefined = start;
    let pages = 0;
    while (address !== undefined) {
      const response = await ask(address, integration.secret);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page = (await response.json()) as Feed;
      found.push(...page.items.map(({ id }) => id));
      address = page.next_url;
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(found.toSorted()).toEqual(ids.toSorted());
    const wrong = `feed_${integration.id}_${'A'.repeat(43)}`;
    const forged = `feed_${newId()}${integration.secret.slice(31)}`;
    for (const key of ['', wrong, forged, 'nonsense', integration.secret.slice(0, -1)])
      expect((await ask(start, key)).status).toBe(401);
    expect((await ask(start, integration.secret, 'orders')).status).toBe(401);
    await desk.act('integration-remove', { integration: integration.id }, owner);
    expect((await ask(start, integration.secret)).status).toBe(401);
  });

  test('after a restore no key opens a feed, and no webhook gets anything before an owner turns it on', async () => {
    const { integration: feed } = await add({ kind: 'feed', topics: 'leads' });
    const { integration: webhook } = await add();
    await endAllAccess(engine.database());
    const request = new Request('https://agency.test/feeds/leads', {
      headers: { authorization: `Bearer ${feed.secret}` },
    });
    expect((await answerFeed('leads', request, desk.site())).status).toBe(401);
    await storeLead(engine.database(), receivedNow());
    await round();
    expect(events()).toEqual([]);
    const again = await desk.signInConfirmed('export');
    for (const { id } of [feed, webhook]) await desk.act('integration-on', { integration: id }, again);
    expect((await listIntegrations(desk.site())).map(({ isOn }) => isOn)).toEqual([false, true]);
    expect((await answerFeed('leads', request, desk.site())).status).toBe(401);
    await round();
    expect(events()).toHaveLength(1);
  });

  test('keys and signing secrets are on the page only for who just entered the code', async () => {
    const { owner, integration } = await add({ kind: 'feed', topics: 'leads' });
    const page = (isConfirmed: boolean) =>
      renderToStaticMarkup(createElement(ToolFacts, { tool: integration, siteUrl: 'x', isConfirmed }));
    expect(page(true)).toContain(integration.secret);
    expect(page(false)).not.toContain(integration.secret);
    expect(page(false)).toContain('name="factorCode"');
    await desk.act('integration-show', { integration: integration.id, factorCode: desk.code() }, owner);
    expect((await desk.audit()).at(-1)).toMatchObject({
      action: 'integration-shown',
      subject_id: integration.id,
      actor_id: owner.id,
    });
  });

  test('a feed of orders says their amounts and states', async () => {
    const { integration } = await add({ kind: 'feed', topics: 'orders' });
    const id = await storeOrder(engine.database());
    const request = new Request('https://agency.test/feeds/orders?before=nonsense', {
      headers: { authorization: `bearer ${integration.secret}` },
    });
    const feed = (await (await answerFeed('orders', request, desk.site())).json()) as Feed;
    expect(feed.items).toMatchObject([
      { id, _order: { state: 'paid', amount: '99.00', currency: 'USD', buyerEmail: 'maria@example.com' } },
    ]);
  });

  test('the database has no secret in plain text', async () => {
    const { integration } = await add();
    const [row] = await engine.database().selectFrom('integrations').selectAll().execute();
    const secret = Buffer.from(integration.secret.slice('whsec_'.length), 'base64');
    expect(secret.length).toBe(32);
    expect(JSON.stringify(row)).not.toContain(secret.toString('base64url'));
  });
});

test.each([
  'http://tool.example.com/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://10.1.2.3/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f.1/hook',
  'https://localhost/hook',
])('in production the address %s is refused', address => {
  expect(findUrlProblem(address, { isProduction: true })).toEqual(expect.any(String));
});

test('a public address is fine in production', () => {
  expect(findUrlProblem('https://hooks.example.com/a?b=c', { isProduction: true })).toBeNull();
});

test('in production a name that leads to a private address is not connected to', async () => {
  const address = url.replace('127.0.0.1', 'localhost');
  taken = [];
  const post = { body: '{}', headers: {}, signal: never };
  for (const target of [address, url])
    expect(await postEvent(target, { ...post, isPublicOnly: true })).toEqual({
      kind: 'failed',
      reason: 'Its address is not on the public internet.',
    });
  expect(taken).toEqual([]);
  expect(await postEvent(url, { ...post, isPublicOnly: false })).toEqual({ kind: 'taken' });
});

test('a tool that is not there is named as such', async () => {
  const outcome = await postEvent('http://127.0.0.1:1/hook', {
    body: '{}',
    headers: {},
    isPublicOnly: false,
    signal: never,
  });
  expect(outcome).toEqual({ kind: 'failed', reason: 'It could not be reached (ECONNREFUSED).' });
});

/** What the library that receivers use says of it. It knows the real clock only: its tolerance is five minutes. */
function verify({
  body,
  signed,
  secret,
}: {
  body: string;
  signed: Signed;
  secret: string;
}): 'right' | 'wrong' {
  const { now } = Date;
  Date.now = () => Number(signed.timestamp) * 1000;
  try {
    new Resend('re_any').webhooks.verify({ payload: body, headers: signed, webhookSecret: secret });
    return 'right';
  } catch {
    return 'wrong';
  } finally {
    Date.now = now;
  }
}

type Signed = { id: string; timestamp: string; signature: string };
type Feed = { items: { id: string }[]; next_url?: string };
