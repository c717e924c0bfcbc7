import { beforeEach, expect, test } from 'vitest';
import { deskFigures } from '@/content/desk';
import { PARTS, type PartName } from '@/lib/publishing/parts';
import { formOf, type FormPiece } from '@/lib/publishing/fields';
import {
  findPublished,
  findWaiting,
  listDrafts,
  listReleases,
  readParts,
  readPartValue,
  settleBuild,
} from '@/lib/publishing/releases';
import { prices } from '@/content/prices';
import { MINUTE_MS } from '@/lib/site/time';
import { aDesk } from '../support/desk';
import { onBothEngines } from '../support/engines';

onBothEngines('what owners change of the website', engine => {
  beforeEach(() => engine.clear());
  const desk = aDesk(engine.database);
  const said = async () => (await desk.notices()).map(({ code }) => code);

  /** What the browser posts of a part's form when nothing was typed. */
  async function formFields(part: PartName): Promise<Record<string, string>> {
    const value = await readPartValue(part, desk.site());
    return { part, ...Object.fromEntries(fieldsIn(formOf(PARTS[part].schema, value))) };
  }

  async function save(cookie: string, part: PartName, typed: Record<string, string>) {
    return desk.act('content-save', { ...(await formFields(part)), ...typed }, { cookie });
  }

  async function publish(cookie: string, why = 'New prices'): Promise<string> {
    await desk.act('release-make', { why }, { cookie });
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
    await desk.act('release-make', { why: 'No notice' }, { cookie });
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
    await desk.act('release-make', { why: 'Longer' }, { cookie });
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
    await desk.act('release-make', { why: 'Back', like: first }, { cookie });
    expect(readParts(await findWaiting(engine.database()))).toMatchObject({
      contact: { phone: '(555) 014-2000' },
    });
    await desk.act('release-make', { why: 'Back to the start', like: 'first' }, { cookie });
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
    await desk.act('release-make', { why: 'Back', like: first }, { cookie });
    const waiting = await findWaiting(engine.database());
    expect(Object.keys(readParts(waiting))).toEqual(['contact']);
    expect(waiting?.changed).toBe('["notice"]');
  });

  test('publishing asks for the code, and every step is in the audit', async () => {
    const { cookie, id } = await desk.signIn();
    await save(cookie, 'notice', { isShown: '' });
    desk.time.now += 1_000;
    await desk.act('release-make', { why: 'No notice', factorCode: desk.code() }, { cookie });
    desk.time.now += deskFigures.factor.confirmedMinutes * MINUTE_MS;
    desk.time.now += 1_000;
    const release = (await findWaiting(engine.database()))?.id ?? '';
    await settleBuild(release, { differences: [] }, desk.site());
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
    return [[piece.name, piece.value || (piece.options[0] ?? '')]];
  });
}
