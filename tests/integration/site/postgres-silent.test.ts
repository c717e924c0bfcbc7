import { createServer, connect as dial, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { connect } from '@/lib/site/db/connect';
import { listenOnFreePort } from '../../support/listen';
import { test } from '../../support/postgres-test';

const SILENCE_MS = 600;
const LOST = /read timeout|terminat|connection/i;

let line: Line;
let db: ReturnType<typeof connect>;

beforeEach(async () => {
  line = await startLine(Number(new URL(inject('postgresUrl')).port));
  db = connect({ databaseUrl: line.url, dataDir: '' }, { silenceMs: SILENCE_MS });
});
afterEach(() => line.close());

const one = (database = db) => sql`select 1 as one`.execute(database);

test('a query that the server never answers fails, and the next one reaches the server that is back', async () => {
  const sendQueries = () => Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(db));
  await Promise.all(sendQueries());
  line.fallSilent();
  const unanswered = await inTime(Promise.allSettled(sendQueries()));
  expect(new Set(unanswered.map(({ status }) => status))).toEqual(new Set(['rejected']));
  line.speakAgain();
  await inTime(Promise.all([...sendQueries(), ...sendQueries()]));
  await inTime(db.destroy());
});

test('a transaction in which the server falls silent fails, and nothing waits for it', async () => {
  const cut = db.transaction().execute(async trx => {
    await one(trx);
    line.fallSilent();
    await one(trx);
  });
  await expect(inTime(cut)).rejects.toThrow(LOST);
  line.speakAgain();
  await inTime(one());
  await inTime(db.destroy());
});

test('a server that ends a transaction between two of its statements does not end the process', async () => {
  const cut = db.transaction().execute(async trx => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await wait(200);
    await one(trx);
  });
  await expect(inTime(cut)).rejects.toThrow(LOST);
  await inTime(one());
  await inTime(db.destroy());
});

test('a statement that takes too long is ended by the server itself, but for a change of the schema', async () => {
  // The server gives up a tenth earlier than we do: long enough that a busy machine keeps the order.
  const silenceMs = 4 * SILENCE_MS;
  const slow = sql`select pg_sleep(${(silenceMs * 1.1) / 1_000}::float8)`;
  const settings = { databaseUrl: line.url, dataDir: '' };
  const [hasty, patient] = [connect(settings, { silenceMs }), connect(settings, { silenceMs: null })];
  await Promise.all([
    expect(slow.execute(hasty)).rejects.toMatchObject({ code: '57014' }),
    expect(slow.execute(patient)).resolves.toBeDefined(),
  ]);
  await Promise.all([hasty.destroy(), patient.destroy(), db.destroy()]);
});

/** Fails when it is not settled long after it should have been. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Symbol('late');
  const first = await Promise.race([work, wait(SILENCE_MS * 6, late)]);
  if (first === late) throw new Error('This takes too long');
  return work;
}

/** A line to the server that can go dead without hanging up, as when the server's machine loses its power. */
async function startLine(port: number) {
  const sockets = new Set<Socket>();
  const dead = new Set<Socket>();
  const proxy = createServer(near => {
    const far = dial(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', data => dead.has(from) || to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  const ownPort = await listenOnFreePort(proxy);
  let isSilent = false;
  proxy.on('connection', socket => isSilent && dead.add(socket));
  return {
    url: `postgres://app@127.0.0.1:${ownPort}/postgres`,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) dead.add(socket);
    },
    speakAgain: () => {
      isSilent = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

type Line = Awaited<ReturnType<typeof startLine>>;
