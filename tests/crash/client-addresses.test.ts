import { beforeAll, expect, test } from 'vitest';
import { startOwnSite, type OwnSite } from '../support/site-process';

// Promise L13 (docs/leads.md), through the real door: who writes X-Forwarded-For is believed only as far as proxies are
// declared.
const ALLOWED = 10;
const POSTS = 200;
const SENDERS = 8;

// By the hour alone: a new minute may begin while the test runs.
const LIMITS = { LEADS_PER_MINUTE: '1000000', LEADS_PER_HOUR: String(ALLOWED) };

let direct: OwnSite;
let proxied: OwnSite;

beforeAll(async () => {
  [direct, proxied] = await Promise.all([
    startOwnSite(LIMITS),
    startOwnSite({ ...LIMITS, TRUSTED_PROXY_HOPS: '1' }),
  ]);
  return () => Promise.all([direct.remove(), proxied.remove()]);
});

test('two hundred posts with false addresses all count for the address that they come from', async () => {
  const answers: Response[] = [];
  const send = async (sender: number) => {
    for (let count = sender; count < POSTS; count += SENDERS)
      answers.push(await post(direct, { claimed: addressOf(count), person: count }));
  };
  await Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ALLOWED);
  expect(refused).toHaveLength(POSTS - ALLOWED);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('behind a declared proxy each visitor has a count of their own, whatever they claim themselves', async () => {
  for (let visitor = 0; visitor < 2 * ALLOWED; visitor += 1)
    expect((await visit(visitor, visitor)).status, `visitor ${visitor}`).toBe(200);
  const again = [];
  for (let person = 100; person < 100 + ALLOWED; person += 1) again.push((await visit(0, person)).status);
  expect(again).toEqual([...Array.from({ length: ALLOWED - 1 }, () => 200), 429]);
});

/** The proxy adds the visitor's own address at the end. */
function visit(visitor: number, person: number): Promise<Response> {
  return post(proxied, { claimed: `${addressOf(person)}, 203.0.113.${visitor}`, person });
}

async function post(
  site: OwnSite,
  { claimed, person }: { claimed: string; person: number },
): Promise<Response> {
  const answer = await fetch(`${site.origin}/`, {
    method: 'POST',
    headers: { accept: 'application/json', 'x-forwarded-for': claimed },
    body: new URLSearchParams({ 'form-name': 'newsletter-form', email: `person-${person}@shop.test` }),
  });
  await answer.arrayBuffer();
  return answer;
}

function addressOf(number: number): string {
  return `198.51.${Math.floor(number / 250)}.${1 + (number % 250)}`;
}
