import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listCallsOutsideOf } from '@/app/(desk)/desk/content/queries';
import { seenOf } from '@/app/(desk)/desk/deed';
import { deskFigures } from '@/content/desk';
import { prices } from '@/content/prices';
import { eraseRows } from '@/lib/privacy/erase';
import { applyRetention } from '@/lib/privacy/retention';
import { PARTS, type PartName } from '@/lib/publishing/parts';
import { readPreview } from '@/lib/publishing/preview';
import {
  findPublished,
  findRelease,
  findWaiting,
  listDrafts,
  listReleases,
  readParts,
  readPartValue,
  settleBuild,
} from '@/lib/publishing/releases';
import type { Database } from '@/lib/site/db/tables';
import { formOf, type FormPiece } from '@/lib/site/read-fields';
import { MINUTE_MS } from '@/lib/site/time';
import { aDesk, storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';

onBothEngines('what owners change of the website', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const said = async () => (await desk.notices()).map(({ code }) => code);

  /** What the browser posts of a part's form when nothing was typed. */
  async function formFields(part: PartName): Promise<Record<string, string>> {
    const value = await readPartValue(part, desk.site());
    return { part, seen: seenOf(value), ...Object.fromEntries(fieldsIn(formOf(PARTS[part].schema, value))) };
  }

  async function save(cookie: string, part: PartName, typed: Record<string, string>) {
    return desk.act('content-save', { ...(await formFields(part)), ...typed }, { cookie });
  }

  /** Each code is good once. */
  async function make(cookie: string, post: Record<string, string>) {
    desk.time.now += 60_000;
    const response = await desk.act('release-make', { ...post, factorCode: desk.code() }, { cookie });
    desk.time.now += 60_000;
    return response;
  }

  async function publish(cookie: string, why = 'New prices'): Promise<string> {
    await make(cookie, { why });

    const waiting = await findWaiting(engine.database());
    const release = waiting?.id ?? '';
    await settleBuild(release, { differences: [{ before: '$99', after: '$89', pages: ['/'] }] }, desk.site());
    await desk.act('release-publish', { release }, { cookie });
    desk.time.now += 60_000;
    return release;
  }

  test.each(Object.keys(PARTS) as PartName[])(
    'the form of %s, posted untouched, changes nothing',
    async part => {
      const { cookie } = await desk.signInConfirmed('money');
      await save(cookie, part, {});
      expect([await said(), await listDrafts(engine.database())]).toEqual([['content-unchanged'], []]);
    },
  );

  test('a day off over booked calls names them before it is published, and after', async () => {
    const { cookie } = await desk.signIn();
    const day = 24 * 60 * 60_000;
    const booked = async (email: string, startsAt: number, state: 'booked' | 'held' | 'canceled') => {
      const lead_id = await storeLead(engine.database(), { email, form_name: 'consultation-form' });
      const call = { lead_id, starts_at: startsAt, minutes: 30, state, sequence: 1, changed_at: 1 };
      const held_until = state === 'held' ? desk.time.now + day : null;
      const row = { ...call, id: lead_id, held_until, taken_slot: null, calendar_id: null };
      await engine.database().insertInto('bookings').values(row).execute();
      return lead_id;
    };
    const off = Date.parse('2026-07-08T10:00:00-04:00');
    const expected = [
      await booked('a@shop.test', off, 'booked'),
      await booked('b@shop.test', off + 1, 'held'),
    ];
    await booked('c@shop.test', off, 'canceled');
    await booked('d@shop.test', off + day, 'booked');
    const late = await booked('e@shop.test', off + day + 6.75 * 60 * 60_000, 'booked');
    await save(cookie, 'hours', { closedDays: '2026-07-08' });
    const release = await publish(cookie);
    const row = await findRelease(engine.database(), release);
    if (!row) throw new Error('no release');
    const named = (await listCallsOutsideOf(row, desk.site())).map(({ leadId }) => leadId);
    expect(named).toEqual([...expected, late]);
    expect((await desk.notices())[0]).toMatchObject({ code: 'release-published-over-calls', detail: '3' });
  });

  test('a new price is a draft until it is published, and is kept in cents', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    await save(cookie, 'prices', { 'plans.basic.monthly': '$1,089.50' });
    expect(await said()).toEqual(['content-saved']);
    expect(await findPublished(engine.database())).toBe(null);
    await publish(cookie);
    expect(readParts(await findPublished(engine.database()))).toEqual({
      prices: { ...prices, plans: { ...prices.plans, basic: { ...prices.plans.basic, monthly: 108_950 } } },
    });
    expect(await listDrafts(engine.database())).toEqual([]);
  });

  test('of two owners with the same part open, the second one is told, and loses nothing', async () => {
    const [one, two] = [await desk.signIn('staff'), await desk.signIn('staff')];
    const opened = await formFields('contact');
    await desk.act('content-save', { ...opened, phone: '(555) 555-0199' }, one);
    const answer = await desk.act('content-save', { ...opened, street: '2 Second Street' }, two);
    expect(answer.status).toBe(422);
    expect(desk.refusal()).toMatchObject({
      errors: { seen: expect.stringContaining('this was changed while you had the page open') },
      values: { street: '2 Second Street' },
    });
    const [draft] = await listDrafts(engine.database());
    expect(draft?.value).toMatchObject({ phone: '(555) 555-0199' });
    await desk.act('content-drop', { part: 'contact', seen: 'before' }, two);
    expect(desk.refusal()).toMatchObject({ action: 'content-drop', errors: { seen: expect.any(String) } });
    await desk.act('content-drop', { part: 'contact', seen: seenOf(draft?.value) }, two);
    expect(await listDrafts(engine.database())).toEqual([]);
  });

  test('a mistake comes back at its field, with nothing saved', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    const response = await save(cookie, 'prices', { 'plans.pro.setup': 'a lot', 'addOns.live-chat': '0' });
    expect(response.status).toBe(422);
    expect(desk.refusal()?.errors).toEqual({
      'plans.pro.setup': 'Enter an amount such as 1499 or 49.50.',
      'addOns.live-chat': 'Enter at least $1.',
    });
    expect(desk.refusal()?.values['plans.pro.setup']).toBe('a lot');
    expect(await listDrafts(engine.database())).toEqual([]);
  });

  test('a line that is no day is named at the field of the days', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    await save(cookie, 'hours', { closedDays: '2026-12-24\n12/31/2026' });
    expect(desk.refusal()?.errors).toEqual({ closedDays: 'Write each day as 2026-12-24, one a line.' });
  });

  test('a person can be added and removed; a mistake is named at the number it has in the form', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    const last = PARTS.people.value as { id: number; portrait?: string }[];
    const added = {
      [`${last.length}.name`]: 'Ada Byrne',
      [`${last.length}.role`]: 'Bookkeeper',
      [`${last.length}.line`]: 'She likes round numbers.',
      [`${last.length}.bio`]: 'Ada keeps the books. She answers on the day.',
    };
    await save(cookie, 'people', { ...added, '2.remove': 'true', '3.name': '' });
    expect(desk.refusal()?.errors).toEqual({ '3.name': 'Fill this in.' });
    await save(cookie, 'people', { ...added, '2.remove': 'true' });
    const people = (await readPartValue('people', desk.site())) as {
      id: number;
      name: string;
      portrait?: string;
    }[];
    expect(people).toHaveLength(last.length);
    expect(people.map(({ id }) => id)).not.toContain(last[2]?.id);
    expect(people.at(-1)).toMatchObject({ name: 'Ada Byrne', provenance: 'sample' });
    expect(people[0]?.portrait).toBe(last[0]?.portrait);
  });

  test('what another release has overtaken is not published over it', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    await save(cookie, 'notice', { isShown: '' });
    await make(cookie, { why: 'No notice' });
    const first = (await findWaiting(engine.database()))?.id ?? '';
    await settleBuild(first, { differences: [] }, desk.site());
    // Another owner publishes between the look and the click.
    await engine
      .database()
      .insertInto('releases')
      .values({
        id: desk.site().newId(),
        number: 99,
        based_on: null,
        state: 'published',
        parts: '{}',
        changed: '[]',
        why: 'Meanwhile',
        made_by: '',
        made_at: 1,
        published_by: '',
        published_at: desk.time.now,
      })
      .execute();
    await desk.act('release-publish', { release: first }, { cookie });
    expect((await said()).at(-1)).toBe('release-overtaken');
    expect((await findPublished(engine.database()))?.number).toBe(99);
  });

  test('a release that is not built, or could not be, is not published', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    await save(cookie, 'hours', { closes: '18' });
    await make(cookie, { why: 'Longer' });
    const release = (await findWaiting(engine.database()))?.id ?? '';
    await desk.act('release-publish', { release }, { cookie });
    expect(await said()).toEqual(['release-not-ready']);
    await settleBuild(release, { problem: 'No such word' }, desk.site());
    // A build that ends late changes nothing.
    await settleBuild(release, { differences: [] }, desk.site());
    desk.time.now += 60_000;
    await desk.act('release-publish', { release }, { cookie });
    expect((await listReleases(engine.database())).map(({ state }) => state)).toEqual(['failed']);
    expect(await findPublished(engine.database())).toBe(null);
  });

  test('a former version is a preview again, and so is the first one', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    await save(cookie, 'contact', { phone: '(555) 014-2000' });
    const first = await publish(cookie, 'New phone');
    await save(cookie, 'contact', { phone: '(555) 014-3000' });
    await publish(cookie, 'Newer phone');
    await make(cookie, { why: 'Back', like: first });
    expect(readParts(await findWaiting(engine.database()))).toMatchObject({
      contact: { phone: '(555) 014-2000' },
    });
    await make(cookie, { why: 'Back to the start', like: 'first' });
    expect(readParts(await findWaiting(engine.database()))).toEqual({});
    // The one before is dropped: there is one preview at a time.
    expect((await listReleases(engine.database())).map(({ state }) => state)).toEqual([
      'preparing',
      'published',
      'published',
    ]);
  });

  test('a version that left a part alone is gone back to, also where this process shows that part as published', async () => {
    const { cookie } = await desk.signInConfirmed('money');
    await save(cookie, 'contact', { phone: '(555) 014-2000' });
    const first = await publish(cookie, 'New phone');
    await save(cookie, 'notice', { isShown: '' });
    await publish(cookie, 'No notice');
    // What is published is now also what this process has loaded, as in a server that runs the release.
    await save(cookie, 'notice', { isShown: 'true' });
    await publish(cookie, 'The notice again');
    await make(cookie, { why: 'Back', like: first });
    const waiting = await findWaiting(engine.database());
    expect(Object.keys(readParts(waiting))).toEqual(['contact']);
    expect(waiting?.changed).toBe('["notice"]');
  });

  test('building a preview asks for the code: without it nothing is made', async () => {
    const { cookie } = await desk.signIn();
    await save(cookie, 'notice', { isShown: '' });
    for (const code of [{}, { factorCode: '000000' }])
      expect((await desk.act('release-make', { why: 'No notice', ...code }, { cookie })).status).toBe(422);
    expect(Object.keys(desk.refusal()?.errors ?? {})).toEqual(['factorCode']);
    expect(await findWaiting(engine.database())).toBe(null);
    await make(cookie, { why: 'No notice' });
    expect(await findWaiting(engine.database())).toMatchObject({ why: 'No notice' });
  });

  test('code in a text comes back at its field, with what was typed, and invisible signs go without a word', async () => {
    const { cookie } = await desk.signIn();
    const response = await save(cookie, 'contact', { street: '18 Mill Road {6*7}', city: 'Mill\u202ebrook' });
    expect(response.status).toBe(422);
    expect(desk.refusal()?.errors).toEqual({ street: 'Leave out the signs { } < and >.' });
    expect(desk.refusal()?.values['street']).toBe('18 Mill Road {6*7}');
    expect(await listDrafts(engine.database())).toEqual([]);
  });

  test('publishing asks for the code, and every step is in the audit', async () => {
    const { cookie, id } = await desk.signIn();
    await save(cookie, 'notice', { isShown: '' });
    desk.time.now += 1_000;
    await make(cookie, { why: 'No notice' });
    desk.time.now += deskFigures.factor.confirmedMinutes * MINUTE_MS;
    desk.time.now += 1_000;
    const release = (await findWaiting(engine.database()))?.id ?? '';
    await settleBuild(release, { differences: [] }, desk.site());
    // What confirmed the preview is over by then.
    desk.time.now += 15 * 60_000;
    const refused = await desk.act('release-publish', { release, factorCode: '000000' }, { cookie });
    expect([refused.status, await findPublished(engine.database())]).toEqual([422, null]);
    await desk.act('release-publish', { release, factorCode: desk.code() }, { cookie });
    const lines = (await desk.audit()).filter(({ action }) => /^(?:content|release)-/.test(action));
    expect(
      lines.map(({ action, actor_id, subject_id, detail }) => [action, actor_id, subject_id, detail]),
    ).toEqual([
      ['content-changed', id, null, 'notice'],
      ['release-made', id, release, null],
      ['release-published', id, release, null],
    ]);
  });

  test('a preview is shown in the session that asked for it alone, for an hour, and ends when it signs out', async () => {
    const { cookie, id, sessionId } = await desk.signIn();
    await save(cookie, 'notice', { isShown: '' });
    await make(cookie, { why: 'No notice' });
    const release = (await findWaiting(engine.database()))?.id ?? '';
    await settleBuild(release, { differences: [] }, desk.site());
    const shown = await desk.act('preview-show', { release }, { cookie });
    const preview = shown.headers.getSetCookie().find(one => one.startsWith('release-preview=')) ?? '';
    const [pair] = preview.split(';');
    const read = (cookies: string) => readPreview(cookies, desk.site());
    expect(await read(`${cookie}; ${pair}`)).toBe(release);
    expect(await read(`${pair}`)).toBe(null);
    const other = await desk.signInAgain(id);
    expect(await read(`${other.cookie}; ${pair}`), 'another session of the same person').toBe(null);
    desk.time.now += 61 * 60_000;
    expect(await read(`${cookie}; ${pair}`)).toBe(null);
    desk.time.now -= 61 * 60_000;
    await engine.database().deleteFrom('sessions').where('id', '=', sessionId).execute();
    expect(await read(`${cookie}; ${pair}`)).toBe(null);
  });

  test('a preview is shown while its pages are made, and no more once it has failed or was dropped', async () => {
    const { cookie } = await desk.signIn();
    await save(cookie, 'notice', { isShown: '' });
    await make(cookie, { why: 'No notice' });
    const release = (await findWaiting(engine.database()))?.id ?? '';
    const shown = await desk.act('preview-show', { release }, { cookie });
    const [pair] = (shown.headers.getSetCookie().find(one => one.startsWith('release-')) ?? '').split(';');
    const read = () => readPreview(`${cookie}; ${pair}`, desk.site());
    expect(await read()).toBe(release);
    for (const state of ['failed', 'dropped'] as const) {
      await engine.database().updateTable('releases').set({ state }).execute();
      expect(await read()).toBe(null);
      await desk.act('preview-show', { release }, { cookie });
      expect((await said()).at(-1)).toBe('release-not-ready');
    }
  });

  test('a dropped preview keeps nothing of its people and reviews', async () => {
    const { cookie } = await desk.signIn();
    await save(cookie, 'contact', { street: '1 First Street' });
    await make(cookie, { why: 'First' });
    await save(cookie, 'contact', { street: '2 Second Street' });
    await make(cookie, { why: 'Second' });
    const rows = await engine.database().selectFrom('releases').select(['state', 'parts']).execute();
    expect(rows.filter(({ state }) => state === 'dropped')).toEqual([{ state: 'dropped', parts: '' }]);
    expect(JSON.stringify(rows)).not.toContain('First Street');
  });

  test('of versions only the last ten can be published again; erasing an address empties those that quote it', async () => {
    const aRelease = async (number: number, email = 'x@agency.test') => {
      const row = {
        id: desk.site().newId(),
        number,
        based_on: null,
        state: 'published' as const,
        parts: JSON.stringify({ contact: { email } }),
        changed: '["contact"]',
        why: 'A test',
        made_by: '',
        made_at: number,
        differences: '[]',
        published_at: number,
      };
      await engine.database().insertInto('releases').values(row).execute();
      return row.id;
    };
    const [oldest] = [await aRelease(1)];
    for (let number = 2; number <= 11; number += 1) await aRelease(number, `m${number}@agency.test`);
    await applyRetention(desk.site());
    expect(await numbersKept(engine.database())).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const { cookie } = await desk.signIn();
    await make(cookie, { why: 'Back', like: oldest });
    expect(await said()).toContain('content-gone');
    for (const number of [5, 11]) await eraseRows({ address: `m${number}@agency.test` }, engine.database());
    expect(await numbersKept(engine.database()), 'the one on the website stays').toEqual([
      2, 3, 4, 6, 7, 8, 9, 10, 11,
    ]);
  });

  test('staff who are no owners change nothing', async () => {
    const { cookie } = await desk.signInStaff();
    expect((await save(cookie, 'notice', { isShown: '' })).status).toBe(403);
    expect(await listDrafts(engine.database())).toEqual([]);
  });
});

function fieldsIn(pieces: readonly FormPiece[]): [string, string][] {
  return pieces.flatMap((piece): [string, string][] => {
    if (piece.piece === 'group') return fieldsIn(piece.pieces);
    if (piece.piece === 'list') return piece.items.flatMap(item => fieldsIn(item.pieces));
    // A browser posts the first option of a list where none is chosen.
    return [[piece.name, piece.value || (piece.options?.[0]?.[0] ?? '')]];
  });
}

/** The releases that still hold what they changed. */
async function numbersKept(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('releases').select(['number', 'parts']).orderBy('number').execute();
  return rows.filter(({ parts }) => parts !== '').map(({ number }) => number);
}
