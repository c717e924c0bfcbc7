import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readDiskRoom } from './adapters/read-disk-room';
import { checkHealth, MAIL_OVERDUE_MS, type HealthPorts } from './check-health';

const backlog = { waiting: 0, oldestWaitMs: 0, failed: 0, unsettled: 0, lastError: null };

test('a writable database is healthy, and the room on its disk is told', async () => {
  const health = await checkHealth(ports({ diskRoom: () => readDiskRoom(tmpdir()) }));
  expect(health).toMatchObject({ status: 'ok', storage: 'writable' });
  const room = health.storage === 'writable' ? health.disk : null;
  expect(room?.freeMegabytes).toBeGreaterThan(0);
  expect(room?.freePart).toBeGreaterThan(0);
  expect(room?.freePart).toBeLessThanOrEqual(1);
});

test('a database that keeps nothing is failing, with the class of the error and none of its words', async () => {
  const health = await checkHealth(
    ports({ probeStorage: () => Promise.reject(new RangeError('/srv/data/site.sqlite of ada@shop.test')) }),
  );
  expect(health).toEqual({ status: 'failing', storage: 'unwritable', reason: 'RangeError' });
});

test('why nothing is kept is told by the code of the system, and by SQLite’s own words', async () => {
  const refused = Object.assign(new Error('connect to 10.0.0.5 for ada@shop.test'), { code: 'ECONNREFUSED' });
  const readOnly = Object.assign(new Error('/srv/data'), {
    code: 'ERR_SQLITE_ERROR',
    errstr: 'attempt to write a readonly database',
  });
  expect(await failed(refused)).toMatchObject({ reason: 'Error ECONNREFUSED' });
  expect(await failed(readOnly)).toMatchObject({ reason: 'Error attempt to write a readonly database' });
});

test('mail that has waited for longer than ten minutes, or failed, is told with the reason while leads are kept', async () => {
  const overdue = { waiting: 1, oldestWaitMs: MAIL_OVERDUE_MS + 1, failed: 1, unsettled: 1 };
  expect(MAIL_OVERDUE_MS).toBe(10 * 60_000);
  expect(await judged({ waiting: 1, oldestWaitMs: MAIL_OVERDUE_MS })).toMatchObject({ status: 'ok' });
  expect(await judged(overdue)).toMatchObject({
    status: 'degraded',
    storage: 'writable',
    reasons: ['mail_overdue', 'mail_failed'],
  });
});

test('a failure that someone has settled is no reason for an alarm any more', async () => {
  expect(await judged({ failed: 3 })).toMatchObject({ status: 'ok', mail: { failed: 3 } });
});

function failed(error: Error) {
  return checkHealth(
    ports({
      probeStorage: () => {
        throw error;
      },
    }),
  );
}

function judged(mail: Partial<typeof backlog>) {
  return checkHealth(ports({ backlog: () => Promise.resolve({ ...backlog, ...mail }) }));
}

function ports(changed: Partial<HealthPorts>): HealthPorts {
  return {
    probeStorage: () => Promise.resolve(),
    diskRoom: () => Promise.resolve(null),
    backlog: () => Promise.resolve(backlog),
    ...changed,
  };
}
