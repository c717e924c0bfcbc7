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
const control = (call: string, args: unknown[] = [], headers: Record<string, string> = {}) =>
  fetch(`${simulator.origin}/__control`, { method: 'POST', headers, body: JSON.stringify({ call, args }) });

test('what arrived can be read and emptied from outside, and events made happen', async () => {
  await send();
  const list = await fetch(`${simulator.origin}/__control?call=messages`);
  expect(await list.json()).toMatchObject([{ to: ['b@example.com'], subject: 'Plain <b>' }]);
  const messageId = simulator.messages()[0]?.id;
  expect((await control('emit', [messageId, 'email.bounced'])).status).toBe(204);
  expect(simulator.messages()[0]?.events.at(-1)?.type).toBe('email.bounced');
  expect((await control('emit', ['none', 'email.sent'])).status).toBe(404);
  expect((await control('reset')).status).toBe(204);
  expect(simulator.messages()).toHaveLength(0);
});

test('another site cannot turn the switches through a visitor’s browser', async () => {
  expect((await control('reset', [], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
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
