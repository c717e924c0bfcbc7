import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readDiskRoom } from './adapters/read-disk-room';
import { checkHealth, type HealthPorts } from './check-health';

const backlog = { waiting: 0, oldestWaitMs: 0, failed: 0, lastError: null };

test('a writable database is healthy, and the room on its disk is told', async () => {
  const health = await checkHealth(ports({ diskRoom: () => readDiskRoom(tmpdir()) }));
  expect(health).toMatchObject({ status: 'ok', storage: 'writable' });
  const room = health.status === 'ok' ? health.disk : null;
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

function ports(changed: Partial<HealthPorts>): HealthPorts {
  return {
    probeStorage: () => Promise.resolve(),
    diskRoom: () => Promise.resolve(null),
    backlog: () => Promise.resolve(backlog),
    ...changed,
  };
}
