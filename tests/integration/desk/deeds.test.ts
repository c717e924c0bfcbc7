import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { deskFigures, factorTexts } from '@/content/desk';
import type { FactorPurpose } from '@/lib/site/db/tables';
import { MINUTE_MS } from '@/lib/site/time';
import { aDesk, allDeeds, DESK_NOW, storeLead, storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { confirmSession } from '../../support/staff-session';

const ALL = await allDeeds();
const GUARDED = ALL.flatMap(({ name: action, factor }) => (factor === undefined ? [] : [{ action, factor }]));
const OTHER_PURPOSE: Record<FactorPurpose, FactorPurpose> = {
  money: 'export',
  export: 'money',
  erase: 'export',
  codes: 'account',
  account: 'codes',
  staff: 'money',
};

onBothEngines('what the code is asked for at the desk', engine => {
  beforeEach(async () => {
    await engine.clear();
    desk.time.now = DESK_NOW;
  });
  const desk = aDesk(engine.database);

  async function everything(): Promise<Record<string, unknown>> {
    const tables = await engine.database().introspection.getTables();
    const rows: Record<string, unknown> = {};
    for (const { name } of tables)
      rows[name] = (await sql`select * from ${sql.table(name)}`.execute(engine.database())).rows;
    return rows;
  }

  /** What every deed is about, and what someone may have typed into its form. */
  async function aPost(): Promise<Record<string, string>> {
    const lead = await storeLead(engine.database(), { email: 'ana@shop.test' });
    const order = await storeOrder(engine.database(), { capture_id: 'CAP1' });
    const other = await desk.signIn('staff', 'other@agency.test');
    const id = desk.site().newId();
    return {
      lead,
      order,
      staff: other.id,
      of: `lead-${lead}`,
      confirmation: 'ana@shop.test',
      refund: id,
      link: id,
      amount: '12.34',
      reason: 'billing',
      note: 'Typed with care',
      kind: 'webhook',
      name: 'Our CRM',
      url: 'https://crm.test/hook',
      topics: 'all',
      email: 'books@shop.test',
      what: 'A deposit',
      until: '2026-07-20',
      way: 'email',
      words: 'phone bill',
      why: 'New prices',
      step: 'keep',
      on: '2026-07-06',
      tax: '8',
    };
  }

  test.each(GUARDED)('$action changes nothing without a fresh code', async ({ action, factor }) => {
    const post = await aPost();
    const owner = await desk.signIn();
    const { sessionId } = owner;
    const until = desk.time.now + MINUTE_MS;
    // Neither what was confirmed for something else counts, nor what was confirmed a while ago.
    for (const confirmed of [
      { purpose: OTHER_PURPOSE[factor], until },
      { purpose: factor, until: desk.time.now },
    ]) {
      await confirmSession(engine.database(), { sessionId, ...confirmed });
      const before = await everything();
      expect((await desk.act(action, post, owner)).status).toBe(422);
      expect(desk.refusal()).toMatchObject({
        action,
        errors: { factorCode: factorTexts.missing },
        values: post,
      });
      expect(await everything()).toEqual(before);
    }
    const { desk_audit: _audit, rate_limits: _tries, ...before } = await everything();
    const wrong = desk.code() === '000000' ? '000001' : '000000';
    expect((await desk.act(action, { ...post, factorCode: wrong }, owner)).status).toBe(422);
    expect(desk.refusal()).toMatchObject({ errors: { factorCode: factorTexts.wrong }, values: post });
    expect(await everything()).toMatchObject(before);
    await desk.act(action, { ...post, factorCode: desk.code() }, owner);
    expect(await confirmationOf(sessionId), 'asked for by its own purpose').toEqual({
      factor_purpose: factor,
      factor_until: desk.time.now + deskFigures.factor.confirmedMinutes * MINUTE_MS,
    });
  });

  const confirmationOf = (sessionId: string) =>
    engine
      .database()
      .selectFrom('sessions')
      .select(['factor_purpose', 'factor_until'])
      .where('id', '=', sessionId)
      .executeTakeFirst();
});

test('every deed that asks for the code is in the docs, and every other says why it does not', () => {
  const docs = readFileSync('docs/security.md', 'utf8');
  expect(GUARDED.filter(({ action }) => !docs.includes(`\`${action}\``))).toEqual([]);
  const unexplained = ALL.filter(({ because }) => because !== undefined && !because.endsWith('.'));
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});
