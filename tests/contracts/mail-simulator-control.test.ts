import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailSimulator, type MailSimulator } from '../../simulators/mail/start';

let simulator: MailSimulator;
beforeAll(async () => {
  simulator = await startMailSimulator({
    port: 0,
    apiKey: 're_contract',
    webhookUrl: null,
    webhookSecret: 'whsec_c2VjcmV0',
    requestsPerSecond: 100,
  });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.reset());

const send = (change: Record<string, unknown> = {}) =>
  fetch(`${simulator.origin}/emails`, {
    method: 'POST',
    headers: { authorization: 'Bearer re_contract' },
    body: JSON.stringify({
      from: 'a@cornerpin.example',
      to: 'b@example.com',
      subject: 'Plain <b>',
      html: '<script>alert("x")</script><p>Hi</p>',
      text: 'Hi',
      ...change,
    }),
  });
const control = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${simulator.origin}/__control/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

test('the list of what arrived can be read and emptied from outside', async () => {
  await send();
  await send({ to: 'c@example.com' });
  const list = await fetch(`${simulator.origin}/__control/messages?to=c@example.com`);
  expect(await list.json()).toMatchObject([{ to: ['c@example.com'], subject: 'Plain <b>' }]);
  await control('reset', {});
  expect(simulator.messages()).toHaveLength(0);
});

test('faults, clock, webhooks and events are set from outside, and nonsense is refused', async () => {
  expect((await control('faults', { kind: 'server_error', times: 1 })).status).toBe(204);
  expect((await send()).status).toBe(500);
  expect((await send()).status).toBe(200);
  expect((await control('faults', { kind: 'server_error' })).status).toBe(204);
  expect((await control('faults', { kind: 'none' })).status).toBe(204);
  expect((await send()).status).toBe(200);
  expect((await control('clock', { advanceMs: 1_000 })).status).toBe(204);
  expect((await control('webhooks', { isForged: true, copies: 2 })).status).toBe(204);
  const messageId = simulator.messages()[0]?.id;
  expect((await control('events', { messageId, type: 'email.bounced' })).status).toBe(204);
  expect(simulator.messages()[0]?.events.at(-1)?.type).toBe('email.bounced');
  for (const [path, body] of [
    ['faults', { kind: 'constructor' }],
    ['clock', { advanceMs: -1 }],
    ['webhooks', { isForged: 'yes' }],
    ['events', { messageId: 'none', type: 'email.sent' }],
  ] as const)
    expect((await control(path, body)).status).toBe(422);
});

test('another site cannot turn the switches through a visitor’s browser', async () => {
  expect((await control('reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('the mailbox says that it is a test, and shows a mail without running it', async () => {
  await send();
  const list = new JSDOM(await (await fetch(simulator.origin)).text()).window.document;
  expect(list.body.textContent).toContain('TEST MODE');
  const link = list.querySelector('td a');
  expect(link?.textContent).toBe('Plain <b>');
  const page = await fetch(`${simulator.origin}${link?.getAttribute('href') ?? ''}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const mail = new JSDOM(await page.text()).window.document;
  const frame = mail.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin/);
  expect(frame?.getAttribute('srcdoc')).toContain('<p>Hi</p>');
  expect(mail.querySelector('main script')).toBeNull();
  expect(mail.querySelector('pre')?.textContent).toBe('Hi');
});

test('a page elsewhere that points its own name at this machine is refused', async () => {
  const { request } = await import('node:http');
  const status = await new Promise(resolve => {
    request(simulator.origin, { headers: { host: 'evil.example' } }, response => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(421);
});
