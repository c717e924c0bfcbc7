import { tmpdir } from 'node:os';
import type { UpdateObject } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '@/lib/site/db/tables';
import { checkHealth, MAIL_OVERDUE_MS } from '@/lib/watch/health';
import { brokenDatabase, onBothEngines } from '../../support/engines';
import { testSite } from '../../support/site';
import { aDelivery, aMail, deliverAll, enqueue, useResend } from '../mail/fixtures';

onBothEngines('the health of the site', engine => {
  const { time, simulator } = useResend(engine);
  const check = (db = engine.database()) =>
    checkHealth(testSite(db, { now: time.clock.now, env: { DATA_DIR: tmpdir() } }));
  const store = (mails = [aMail()]) => enqueue(engine.database(), { mails, now: time.clock.now() });
  const deliver = () => deliverAll(aDelivery(engine.database(), { simulator: simulator(), time }), time);

  test('is good while the database keeps a row, and reports the embedded file’s free disk space', async () => {
    expect(await check()).toEqual({
      status: 'ok',
      storage: 'writable',
      disk: { freeMegabytes: expect.any(Number), freePart: expect.any(Number) },
      mail: { waiting: 0, oldestWaitMs: 0, failed: 0, unsettled: 0, lastError: null },
    });
    expect(await engine.database().selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('is failing when the database keeps nothing, with the class of the error and none of its words', async () => {
    const error = new RangeError('/srv/data/site.sqlite of ada@shop.test');
    expect(await check(brokenDatabase(engine.database(), error))).toEqual({
      status: 'failing',
      storage: 'unwritable',
      reason: 'RangeError',
    });
  });

  test('says by the code of the system, or by SQLite’s own words, why nothing is kept', async () => {
    const refused = Object.assign(new Error('connect to 10.0.0.5 for ada@shop.test'), {
      code: 'ECONNREFUSED',
    });
    const readOnly = Object.assign(new Error('/srv/data'), {
      code: 'ERR_SQLITE_ERROR',
      errstr: 'attempt to write a readonly database',
    });
    for (const [error, reason] of [
      [refused, 'Error ECONNREFUSED'],
      [readOnly, 'Error attempt to write a readonly database'],
    ] as const)
      expect(await check(brokenDatabase(engine.database(), error))).toMatchObject({ reason });
  });

  test('tells how many emails wait, since when, and what went wrong', async () => {
    simulator().setFault({ kind: 'unprocessable', times: 1 });
    await store();
    await deliver();
    await store([aMail(), aMail()]);
    time.advance(7_000);
    expect(await check()).toMatchObject({
      mail: { waiting: 2, oldestWaitMs: 7_000, failed: 1, unsettled: 1, lastError: '422 invalid_parameter' },
    });
  });

  test('alarms about an email that has waited for ten minutes, and about a failed one until it is settled', async () => {
    simulator().setFault({ kind: 'unprocessable', times: 1 });
    const [failed = ''] = await store();
    const change = (row: UpdateObject<Database, 'outbox'>) =>
      engine.database().updateTable('outbox').set(row).where('id', '=', failed).execute();
    await deliver();
    expect(await check()).toMatchObject({ status: 'degraded', reasons: ['mail_failed'] });
    await change({ settled_at: time.clock.now() });
    await store();
    time.advance(MAIL_OVERDUE_MS);
    expect(MAIL_OVERDUE_MS).toBe(10 * 60_000);
    expect(await check()).toMatchObject({ status: 'ok', mail: { waiting: 1, failed: 1, lastError: null } });
    time.advance(1);
    expect(await check()).toMatchObject({ status: 'degraded', reasons: ['mail_overdue'] });
    await change({ settled_at: null });
    expect(await check()).toMatchObject({ reasons: ['mail_overdue', 'mail_failed'] });
  });

  test.each([
    ['422 validation_error: The address <ana@shop.test> is not valid', '422 validation_error'],
    ['no answer application_error: Unable to fetch data', 'no answer application_error'],
    ['email.bounced: 550 5.1.1 <ana@shop.test>: Recipient address rejected', 'email.bounced'],
    ['needs a person: it may have been delivered. Last answer: 503 <ana@shop.test>', 'needs a person'],
    ['An answer without an id', 'An answer without an id'],
    ['422 ana@shop.test: unknown', 'unnamed'],
    ['550 5.1.1 <ana@shop.test>', 'unnamed'],
  ])('reports of %j only what is public: %j', async (reason, name) => {
    const [id = ''] = await store();
    const failure = { state: 'failed', last_error: reason } as const;
    await engine.database().updateTable('outbox').set(failure).where('id', '=', id).execute();
    expect(await check()).toMatchObject({ mail: { lastError: name } });
  });
});
