import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { submitLead } from '@/lib/leads/submit';
import { newId } from '@/lib/site/ids';
import { countHit, findAllowance } from '@/lib/site/security/rate-limit';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '../../support/engines';
import { LEADS_NOW, aPostedLead, leadLimits } from '../../support/leads';
import { testSite } from '../../support/site';

const LIMITS = { perMinute: 10, perHour: 60 };
const LIMIT = { name: 'test', ...LIMITS, secret: 'secret' };

onBothEngines('limits per address', engine => {
  beforeEach(() => engine.clear());

  function send({ address = '198.51.100.7', now = LEADS_NOW, submissionId = newId() } = {}) {
    const services = testSite(engine.database(), { ...leadLimits(LIMITS), now: () => now });
    return submitLead(aPostedLead({ submissionId }, { address }), services);
  }

  async function countLeads(): Promise<number> {
    return (await engine.database().selectFrom('leads').select('id').execute()).length;
  }

  test('the eleventh lead in a minute is held off until the minute ends, and not stored', async () => {
    for (let index = 0; index < 10; index += 1) expect(await send()).toMatchObject({ kind: 'accepted' });
    expect(await send()).toEqual({ kind: 'limited', retryAfterSeconds: 30 });
    expect(await countLeads()).toBe(10);
    expect(await send({ now: LEADS_NOW + 30_000 })).toMatchObject({ kind: 'accepted' });
  });

  test('the sixty-first in an hour waits until the first ones are an hour old', async () => {
    for (let index = 0; index < 60; index += 1)
      await send({ now: LEADS_NOW + Math.floor(index / 10) * MINUTE_MS });
    const sixMinutesOn = LEADS_NOW + 6 * MINUTE_MS;
    expect(await send({ now: sixMinutesOn })).toEqual({ kind: 'limited', retryAfterSeconds: 54 * 60 - 30 });
    expect(await send({ now: LEADS_NOW + HOUR_MS })).toMatchObject({ kind: 'accepted' });
  });

  test('thirty people of one office get through in an hour', async () => {
    const outcomes = [];
    for (let person = 0; person < 30; person += 1)
      outcomes.push(await send({ now: LEADS_NOW + person * 2 * MINUTE_MS }));
    expect(outcomes.every(outcome => outcome.kind === 'accepted')).toBe(true);
  });

  test('another address has its own count', async () => {
    for (let index = 0; index < 10; index += 1) await send();
    expect(await send({ address: '203.0.113.9' })).toMatchObject({ kind: 'accepted' });
  });

  test('a repeat is a success even over the limit, and what was refused is not counted', async () => {
    const submissionId = newId();
    await send({ submissionId });
    for (let index = 0; index < 30; index += 1) await send();
    expect(await send({ submissionId })).toMatchObject({ kind: 'repeat' });
    const counts = await engine
      .database()
      .selectFrom('rate_limits')
      .select('hits')
      .where('hits', '>', 0)
      .where('bucket', 'like', 'leads:%')
      .execute();
    expect(counts).toEqual([{ hits: 10 }]);
  });

  test('a rush of different leads at once stores exactly as many as are allowed', async () => {
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => send()));
    expect(outcomes.filter(outcome => outcome.kind === 'accepted')).toHaveLength(10);
    expect(outcomes.filter(outcome => outcome.kind === 'limited')).toHaveLength(30);
    expect(await countLeads()).toBe(10);
  });

  test('looking does not count', async () => {
    const counted = { limit: LIMIT, address: '198.51.100.7', now: LEADS_NOW };
    for (let look = 0; look < 20; look += 1) await findAllowance(engine.database(), counted);
    expect(await countHit(engine.database(), counted)).toEqual({ kind: 'allowed' });
  });

  test('counts that no limit needs are deleted, and no address is stored', async () => {
    const db = engine.database();
    for (let index = 0; index < 5; index += 1)
      await countHit(db, { limit: LIMIT, address: `198.51.100.${index}`, now: LEADS_NOW });
    await countHit(db, { limit: LIMIT, address: '203.0.113.9', now: LEADS_NOW + 2 * HOUR_MS });
    const rows = await db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.map(row => row.hits).sort((a, b) => a - b)).toEqual([0, 1]);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|203\.0/);
  });

  test('without the secret the table does not show which address was counted', async () => {
    const db = engine.database();
    const client = { address: '203.0.113.9', now: LEADS_NOW };
    await countHit(db, { ...client, limit: LIMIT });
    await countHit(db, { ...client, limit: { ...LIMIT, secret: 'another' } });
    const rows = await db.selectFrom('rate_limits').select('bucket').where('hits', '>', 0).execute();
    const hash = createHash('sha256').update(client.address).digest('base64url');
    expect(new Set(rows.map(row => row.bucket)).size).toBe(2);
    for (const { bucket } of rows) expect(hash).not.toContain(bucket.replace(`${LIMIT.name}:`, ''));
  });

  async function keepOldCounts(rows: number): Promise<void> {
    const old = Array.from({ length: rows }, (_, index) => ({
      bucket: `leads:${index}`,
      window_start: LEADS_NOW - 3 * HOUR_MS,
      hits: 1,
    }));
    await engine.database().insertInto('rate_limits').values(old).execute();
  }

  async function countOldCounts(): Promise<number> {
    const old = engine
      .database()
      .selectFrom('rate_limits')
      .select('hits')
      .where('window_start', '<', LEADS_NOW - HOUR_MS);
    return (await old.execute()).length;
  }

  test('many old counts go in bites, so no visitor waits for all of them', async () => {
    await keepOldCounts(600);
    const outcomes = [];
    for (let hit = 0; hit < 4; hit += 1) {
      await countHit(engine.database(), { limit: LIMIT, address: '203.0.113.9', now: LEADS_NOW });
      outcomes.push(await countOldCounts());
    }
    expect(outcomes).toEqual([350, 100, 0, 0]);
  });

  test('leads that come at once while old counts go are all taken, and no old count stays', async () => {
    await keepOldCounts(600);
    const posts = Array.from({ length: 10 }, (_, index) => send({ address: `198.51.100.${index}` }));
    expect((await Promise.all(posts)).every(({ kind }) => kind === 'accepted')).toBe(true);
    expect(await countOldCounts()).toBe(0);
  });
});
