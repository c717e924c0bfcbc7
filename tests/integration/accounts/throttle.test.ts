import { beforeEach, expect, test } from 'vitest';
import { accountFigures } from '@/content/account';
import { workQueue } from '@/lib/site/work-queue';
import { ACCOUNTS_NOW, anAccountWorld, SIGN_IN_POST, ANA_SIGN_UP } from '../../support/accounts';
import { onBothEngines } from '../../support/engines';

const WRONG = { ...SIGN_IN_POST, password: 'not the password' };
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };

const from = (part: number) => ({ 'x-forwarded-for': `203.0.113.${part}` });

onBothEngines('guessing passwords', engine => {
  beforeEach(() => engine.clear());

  test('ten wrong passwords are answered, then this connection waits; the owner elsewhere does not', async () => {
    const { postJson, time } = anAccountWorld(engine.database);
    await postJson(ANA_SIGN_UP);
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await postJson(WRONG)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const waiting = await postJson(SIGN_IN_POST);
    expect([waiting.status, String(waiting.body['message'])]).toEqual([
      429,
      expect.stringContaining('15 minutes'),
    ]);
    expect((await postJson(SIGN_IN_POST, ELSEWHERE)).status).toBe(200);
    time.now = ACCOUNTS_NOW + 15 * 60_000;
    expect((await postJson(SIGN_IN_POST)).status).toBe(200);
  });

  test('unknown addresses are slowed the same way', async () => {
    const { postJson } = anAccountWorld(engine.database);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await postJson(WRONG)).status).toBe(401);
    expect((await postJson(WRONG)).status).toBe(429);
  });

  test('one connection tries so many accounts in a minute, whatever their addresses', async () => {
    const { postJson, time } = anAccountWorld(engine.database);
    const guess = (part: number) => postJson({ ...WRONG, email: `person${part}@example.com` });
    for (let part = 0; part < accountFigures.signInsPerMinute; part += 1)
      expect((await guess(part)).status).toBe(401);
    expect((await guess(1_000)).status).toBe(429);
    expect((await postJson(WRONG, ELSEWHERE)).status).toBe(401);
    time.now = ACCOUNTS_NOW + 60_000;
    expect((await guess(1_000)).status).toBe(401);
  });

  test('fifty guesses at once do not slip through', async () => {
    const { postJson } = anAccountWorld(engine.database);
    await postJson(ANA_SIGN_UP);
    const answers = await Promise.all(Array.from({ length: 50 }, () => postJson(WRONG)));
    expect(answers.filter(answer => answer.status === 401)).toHaveLength(10);
  });

  test('the right password clears what was counted', async () => {
    const { postJson } = anAccountWorld(engine.database);
    await postJson(ANA_SIGN_UP);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await postJson(WRONG);
      expect((await postJson(SIGN_IN_POST)).status).toBe(200);
    }
  });

  test('guessing from many connections is slowed for each of them; the owner still signs in, and gets one email', async () => {
    const { postJson } = anAccountWorld(engine.database);
    await postJson(ANA_SIGN_UP);
    const { ceiling, aboveCeiling } = accountFigures;
    for (let part = 0; part < ceiling.tries; part += 1)
      expect((await postJson(WRONG, from(part))).status).toBe(401);
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await postJson(WRONG, from(200))).status);
    expect(statuses).toEqual([...Array.from({ length: aboveCeiling.tries }, () => 401), 429, 429]);
    expect((await postJson(SIGN_IN_POST, from(250))).status, 'the owner').toBe(200);
    const mails = await engine
      .database()
      .selectFrom('outbox')
      .select('to_address')
      .where('kind', '=', 'account-attacked')
      .execute();
    expect(mails).toEqual([{ to_address: 'ana.ruiz@example.com' }]);
  });

  test('right passwords do not count toward the ceiling', async () => {
    const { postJson } = anAccountWorld(engine.database);
    await postJson(ANA_SIGN_UP);
    for (let round = 0; round < accountFigures.ceiling.tries + 2; round += 1)
      expect((await postJson(SIGN_IN_POST)).status).toBe(200);
    for (let attempt = 0; attempt < accountFigures.aboveCeiling.tries + 2; attempt += 1)
      expect((await postJson(WRONG)).status).toBe(401);
  });

  test('attempts at an address without an account leave no email, no log line and no trace of the address', async () => {
    const { postJson } = anAccountWorld(engine.database);
    for (let part = 0; part < accountFigures.ceiling.tries + 3; part += 1)
      await postJson(WRONG, { 'x-forwarded-for': `203.0.113.${part}` });
    const db = engine.database();
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('desk_audit').select('id').execute()).toEqual([]);
    const counted = await db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(counted)).not.toContain('ana.ruiz');
  });

  test('more passwords at once than the process can check are refused with a time to come back', async () => {
    const bound = workQueue({ running: 1, waiting: 0 });
    const world = anAccountWorld(engine.database, { passwordWork: bound });
    const { cookie } = await world.postJson(ANA_SIGN_UP);
    const deletion = { currentPassword: SIGN_IN_POST.password };
    const ends: (() => void)[] = [];
    const busy = bound(() => new Promise<void>(resolve => ends.push(resolve)));
    const refused = [await world.post(SIGN_IN_POST), await world.act('delete-account', deletion, { cookie })];
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    for (const end of ends) end();
    await busy;
    expect((await world.post(SIGN_IN_POST)).status).toBe(303);
  });

  test('sign-ups from one connection are limited, and say when to come back', async () => {
    const { post } = anAccountWorld(engine.database);
    let last = await post(ANA_SIGN_UP);
    for (let index = 0; index < 20; index += 1)
      last = await post({ ...ANA_SIGN_UP, email: `a${index}@example.com` });
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await post({ ...ANA_SIGN_UP, email: 'b@example.com' }, ELSEWHERE)).status).toBe(303);
  });
});
