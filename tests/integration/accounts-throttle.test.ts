import { beforeEach, expect, test } from 'vitest';
import { onBothEngines } from '../support/engines';
import { ACCOUNTS_NOW, anAccountWorld, SIGN_IN_POST, SIGN_UP_POST } from '../support/accounts';

const WRONG = { ...SIGN_IN_POST, password: 'not the password' };
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };

onBothEngines('guessing passwords', engine => {
  beforeEach(() => engine.clear());

  test('ten wrong passwords are answered, then this connection waits; the owner elsewhere does not', async () => {
    const { postJson, time } = anAccountWorld(engine.database);
    await postJson(SIGN_UP_POST);
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

  test('fifty guesses at once do not slip through', async () => {
    const { postJson } = anAccountWorld(engine.database);
    await postJson(SIGN_UP_POST);
    const answers = await Promise.all(Array.from({ length: 50 }, () => postJson(WRONG)));
    expect(answers.filter(answer => answer.status === 401)).toHaveLength(10);
  });

  test('the right password clears what was counted', async () => {
    const { postJson } = anAccountWorld(engine.database);
    await postJson(SIGN_UP_POST);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await postJson(WRONG);
      expect((await postJson(SIGN_IN_POST)).status).toBe(200);
    }
  });

  test('sign-ups from one connection are limited, and say when to come back', async () => {
    const { post } = anAccountWorld(engine.database);
    let last = await post(SIGN_UP_POST);
    for (let sent = 0; sent < 20; sent += 1)
      last = await post({ ...SIGN_UP_POST, email: `a${sent}@example.com` });
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await post({ ...SIGN_UP_POST, email: 'b@example.com' }, ELSEWHERE)).status).toBe(303);
  });
});
