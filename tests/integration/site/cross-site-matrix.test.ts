import { expect, test } from 'vitest';
import { answerOrder } from '@/lib/orders/reply';
import { onEmbeddedFile } from '../../support/engines';
import { aFormDoor, CONTACT_POST } from '../../support/leads';
import { anOrderWorld } from '../../support/orders-world';

// Promise L15 (docs/leads.md). Leads from other sites are kept with a mark; what acts for a visitor is refused.
const OWN = 'https://agency.test';
const ORIGINS = {
  same: OWN,
  absent: null,
  opaque: 'null',
  evil: 'https://evil.test',
  lookalike: `${OWN}.evil.test`,
};
const FETCH_SITES = ['same-origin', 'none', 'same-site', 'cross-site', null] as const;
const TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'] as const;

const CASES = Object.entries(ORIGINS).flatMap(([which, origin]) =>
  FETCH_SITES.map(fetchSite => {
    const isOwnOrigin = [null, OWN].includes(origin) || (origin === 'null' && fetchSite === 'same-origin');
    const isForeign = !isOwnOrigin || fetchSite === 'same-site' || fetchSite === 'cross-site';
    return { which, origin, fetchSite, isForeign };
  }),
);

onEmbeddedFile('posts from elsewhere', engine => {
  const world = anOrderWorld(engine);
  const { post } = aFormDoor(engine.database);

  test.each(CASES)(
    'Origin $which with Sec-Fetch-Site $fetchSite: foreign is $isForeign',
    async ({ isForeign, ...from }) => {
      const headers = headersOf(from);
      expect((await post(CONTACT_POST, { headers })).status).toBe(303);
      const leads = await engine.database().selectFrom('leads').select('quarantine_reasons').execute();
      expect(leads).toEqual([{ quarantine_reasons: isForeign ? '["cross_site"]' : '[]' }]);
      const signIn = { 'form-name': 'signin-form', email: 'ana@example.com', password: 'canary' };
      expect((await post(signIn, { headers })).status).toBe(isForeign ? 403 : 401);
      expect((await order(headers)).status).toBe(isForeign ? 403 : 201);
      const orders = await engine.database().selectFrom('orders').select('id').execute();
      expect(orders).toHaveLength(isForeign ? 0 : 1);
    },
  );

  test.each(TYPES)('%s from another site never acts for a visitor', async type => {
    const headers = { origin: ORIGINS.evil, 'sec-fetch-site': 'cross-site', 'content-type': type };
    const signIn = await post('form-name=signin-form&email=a%40example.com&password=canary', { headers });
    expect([403, 415]).toContain(signIn.status);
    expect([403, 415]).toContain((await order(headers)).status);
    expect(await engine.database().selectFrom('orders').select('id').execute()).toEqual([]);
    expect(await engine.database().selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  function order(headers: Record<string, string>): Promise<Response> {
    const request = new Request(`${OWN}/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ amount: '99.00', currency: 'USD', intent: 'CAPTURE' }),
    });
    return answerOrder(request, world.with({ env: { SITE_URL: OWN } }), () => Promise.resolve(null));
  }
});

function headersOf({ origin, fetchSite }: { origin: string | null; fetchSite: string | null }) {
  return {
    ...(origin === null ? {} : { origin }),
    ...(fetchSite === null ? {} : { 'sec-fetch-site': fetchSite }),
  };
}
