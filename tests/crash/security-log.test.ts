import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { postPlainForm, postSubscription } from '../support/post-form';
import { startOwnSite, type OwnSite } from '../support/site-process';

// The whole site over HTTP: other tests cannot call what pages and routes log.
const PERSON = 'marker.person@mail.test';
const KEY = 'k'.repeat(26);

let site: OwnSite;

beforeEach(async () => {
  site = await startOwnSite({ LEADS_PER_MINUTE: '1', LEADS_PER_HOUR: '1' });
  return site.remove;
});

test('failed sign-ins, refused access, guessed keys and limited posts leave a line, without an address or a key', async () => {
  for (let times = 0; times < 3; times += 1) {
    for (const path of ['/account', '/desk', '/desk/leads', `/success?key=${KEY}`, '/success?key=guess'])
      await open(path);
    await open(`/checkout/return?key=${KEY}&token=${PERSON}`);
    await open(`/checkout/cancel?key=${KEY}`);
    await open(`/request?token=${KEY}`);
    await postPlainForm(site, { 'form-name': 'signin-form', email: PERSON, password: 'marker-password' });
    await postPlainForm(
      site,
      { currentPassword: 'marker-password' },
      { path: '/account-actions/delete-account' },
    );
    await postPlainForm(
      site,
      {},
      { path: '/account-actions/sign-out', headers: { origin: 'https://evil.example' } },
    );
    await postPlainForm(site, {}, { path: '/desk-actions/leads-export' });
    await postPlainForm(site, {}, { path: '/order', headers: { origin: 'https://evil.example' } });
    await postSubscription(site, `limited-${times}`);
  }
  const lines = securityLines();
  const summaries = lines.map(({ event, where = '', status = '' }) => `${event} ${where} ${status}`.trim());
  expect([...new Set(summaries)].toSorted()).toEqual([
    'access_refused account',
    'access_refused account-action',
    'access_refused desk',
    'link_unknown request',
    'order_key_unknown cancel',
    'order_key_unknown receipt',
    'order_key_unknown return',
    'post_refused account-action 403',
    'post_refused desk-action 404',
    'post_refused form 429',
    'post_refused order 403',
    'unknown_password_wrong',
  ]);
  const hashes = new Set(lines.map(({ from }) => from));
  expect([...hashes]).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
  for (const secret of [PERSON, KEY, 'marker-password', '127.0.0.1"'])
    expect(JSON.stringify(lines)).not.toContain(secret);
});

function securityLines() {
  return site
    .printed()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .flatMap(line => LINE.safeParse(JSON.parse(line)).data ?? []);
}

function open(path: string): Promise<Response> {
  return fetch(site.origin + path, { redirect: 'manual' });
}

/** Other lines name no `from`. `at` is the time. */
const LINE = z.object({
  at: z.iso.datetime(),
  event: z.string(),
  from: z.string(),
  where: z.string().optional(),
  status: z.number().optional(),
});
