import { globSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { accountActions } from '@/lib/accounts/actions';
import { WEBHOOK_LIMIT_BYTES } from '@/lib/site/http/request';
import { newId } from '@/lib/site/ids';
import { siteProcess } from '@/lib/site/process';
import { onEmbeddedFile } from '../../support/engines';
import { testSite } from '../../support/site';

/**
 * What is true of each route that takes a post. `foreign`: a post from another site is refused, or why it need not be.
 * `counted`: what is posted to be counted against a client's address, or why posts are not counted.
 */
type Rules = {
  foreign: 'refused' | { taken: string };
  counted: Record<string, string> | string;
  /** The values of the route's `[action]`. */
  actions?: readonly string[];
};

const SIGNED = { taken: 'Its sender signs it, and no visitor’s browser does.' };
const NO_ANSWER = { taken: 'It is led to the empty page, and nothing is answered, stored or sent.' };
const BY_LINK = { taken: 'No cookie counts: only who has the secret link can act.' };

/** A route that is not here fails the first test below. */
const RULES: Readonly<Record<string, Rules>> = {
  '/desk-actions/[action]': {
    foreign: 'refused',
    counted: 'Only staff with an open session get further.',
    // Each of the others is tried in desk-guard.test.ts.
    actions: ['lead-note'],
  },
  '/account-actions/[action]': {
    foreign: 'refused',
    counted: { email: 'ana@shop.test' },
    actions: Object.keys(accountActions),
  },
  '/ask/answer': { foreign: NO_ANSWER, counted: { question: 'how much is pro' } },
  '/ask/book': { foreign: NO_ANSWER, counted: 'It is counted as a lead once its fields are right.' },
  '/ask/send': { foreign: NO_ANSWER, counted: { email: 'ana@shop.test' } },
  '/csp-reports': {
    foreign: { taken: 'Browsers report without an origin, and nothing is done but a line in the log.' },
    counted: 'The log keeps one line a minute of a kind.',
  },
  '/forms': {
    foreign: { taken: 'A lead from another site is kept in quarantine; what acts for a visitor is refused.' },
    counted: {
      'form-name': 'contact-form',
      name: 'Ana',
      email: 'ana@shop.test',
      inquiry: 'general',
      message: 'Hi',
    },
  },
  '/invoice/pay': { foreign: 'refused', counted: 'Only who has the key of an invoice gets further.' },
  '/newsletter-actions/[action]': {
    foreign: BY_LINK,
    counted: 'Only who has the secret link gets further.',
    actions: ['confirm', 'unsubscribe'],
  },
  '/order': { foreign: 'refused', counted: { amount: '99.00', currency: 'USD', intent: 'CAPTURE' } },
  '/order/buyer': { foreign: 'refused', counted: { key: 'x' } },
  '/order/confirm': { foreign: 'refused', counted: 'Only who has the key of an order gets further.' },
  '/pay/start': { foreign: 'refused', counted: 'Only who has a signed payment link gets further.' },
  '/request/booking': { foreign: BY_LINK, counted: { token: 'x' } },
  '/request/email': { foreign: BY_LINK, counted: { token: 'x' } },
  '/website-checkup/delete': { foreign: 'refused', counted: 'Only who has the secret link gets further.' },
  '/webhooks/paypal': { foreign: SIGNED, counted: 'Only what PayPal signed gets further.' },
  '/webhooks/resend': { foreign: SIGNED, counted: 'Only what the mail service signed gets further.' },
  '/webhooks/scheduler': { foreign: SIGNED, counted: 'Only what the calendar signed gets further.' },
};
/** Of the account's actions, those that someone without a session can post. */
const WITHOUT_SESSION = ['forgot-password', 'reset-password'];

type Handler = (request: Request, context: { params: Promise<{ action: string }> }) => Promise<Response>;

const root = join(import.meta.dirname, '../../..');
const handlers = new Map<string, Handler>();
for (const file of globSync('app/**/route.ts', { cwd: root }).toSorted()) {
  const { POST: post } = (await import(join(root, file))) as { POST?: Handler };
  if (post) handlers.set(file.replace(/^app(?:\/\([^)]*\))?|\/route\.ts$/g, ''), post);
}
const DOORS = Object.entries(RULES).flatMap(([route, { actions = [''], ...rules }]) =>
  actions.map(action => ({ door: route.replace('[action]', action), route, action, ...rules })),
);

test('each route of the site that takes a post is among those that are tried here', () => {
  expect(Object.keys(RULES).toSorted()).toEqual([...handlers.keys()].toSorted());
});

onEmbeddedFile('every post', engine => {
  beforeEach(async () => {
    await engine.clear();
    siteProcess.site = testSite(engine.database());
  });
  const before = siteProcess.site;
  afterAll(() => {
    siteProcess.site = before;
  });

  async function everything(): Promise<unknown> {
    const rows: [string, unknown][] = [];
    for (const { name } of await engine.database().introspection.getTables())
      rows.push([name, (await sql`select * from ${sql.table(name)}`.execute(engine.database())).rows]);
    return rows;
  }

  const REFUSED = DOORS.filter(({ foreign }) => foreign === 'refused');
  test.each(REFUSED)('$door does nothing for a page of another site', async door => {
    const standing = await everything();
    for (const from of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await send(door, { headers: { ...FORM, ...from }, body: `key=${newId()}&plan=basic` });
      expect(answer.status).toBe(403);
    }
    expect(await everything()).toEqual(standing);
  });

  const EACH = Object.keys(RULES).flatMap(route => DOORS.find(door => door.route === route) ?? []);
  test.each(EACH)('$door stops reading what is too large', async door => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += CHUNK.byteLength;
        if (sent < MUCH) controller.enqueue(CHUNK);
        else controller.close();
      },
    });
    const init = { headers: FORM, body, duplex: 'half' } as const;
    const answer = await send(door, init);
    expect(answer.status).not.toBe(500);
    expect(sent).toBeLessThan(WEBHOOK_LIMIT_BYTES + 4 * CHUNK.byteLength);
  });

  const COUNTED = DOORS.filter(
    ({ counted, route, action }) =>
      typeof counted !== 'string' && (!route.startsWith('/account') || WITHOUT_SESSION.includes(action)),
  );
  test.each(COUNTED)('$door counts posts by address', async door => {
    const headers = door.route === '/order' ? { 'content-type': 'application/json' } : FORM;
    const fields = typeof door.counted === 'string' ? {} : door.counted;
    const body = door.route === '/order' ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    await send(door, { headers, body });
    const counts = await engine.database().selectFrom('rate_limits').select('hits').execute();
    expect(counts.length).toBeGreaterThan(0);
  });
});

type Door = (typeof DOORS)[number];

async function send({ route, action }: Door, init: RequestInit): Promise<Response> {
  const request = new Request(`https://agency.test${route}`, { method: 'POST', ...init });
  const answer = await handlers.get(route)?.(request, { params: Promise.resolve({ action }) });
  if (!answer) throw new Error(`Nothing takes a post at ${route}`);
  expect(answer.headers.get('cache-control'), 'an answer to a post is no one else’s').toContain('no-store');
  return answer;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CHUNK = new Uint8Array(32 * 1024).fill(120);
const MUCH = 4 * WEBHOOK_LIMIT_BYTES;
