import { beforeEach, expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { findSentLead } from '@/lib/leads/thanks';
import { MINUTE_MS } from '@/lib/site/time';
import { brokenDatabase, onBothEngines } from '../../support/engines';
import { aFormDoor, CONTACT_POST, LEADS_NOW } from '../../support/leads';
import { testSite, type SiteOverrides } from '../../support/site';

const TYPED = /ana|hello/i;
const SHOWN_MS = facts.thanks.shownMinutes * MINUTE_MS;
const COOKIE = new RegExp(
  String.raw`^sent=([0-9a-z]{26}\.[0-9a-z]+\.[\w-]{43}); Max-Age=${SHOWN_MS / 1000}; Path=/thanks; HttpOnly; SameSite=Strict; Secure$`,
);

const sealOf = (response: Response) => COOKIE.exec(response.headers.get('set-cookie') ?? '')?.[1];

onBothEngines('what was sent', engine => {
  beforeEach(() => engine.clear());
  const { post, postJson } = aFormDoor(engine.database);
  const read = (cookie: string | undefined, change: SiteOverrides = {}) =>
    findSentLead(cookie, testSite(engine.database(), change));
  const sent = { formName: 'contact-form', isLate: false, fields: { name: 'Ana', message: 'Hello' } };

  test('is shown to the browser that sent it, from the database: the cookie and the address hold none of it', async () => {
    const response = await post(CONTACT_POST);
    expect(response.headers.get('location')).toBe('/thanks/contact-form/sent');
    expect(await read(sealOf(response))).toMatchObject(sent);
    expect([...response.headers].join()).not.toMatch(TYPED);
  });

  test('is shown to a script’s visitor too, and again after a second tap on the button', async () => {
    const headers = { accept: 'application/json' };
    const answers = [await post(CONTACT_POST, { headers }), await post(CONTACT_POST, { headers })];
    for (const answer of answers) expect(await read(sealOf(answer))).toMatchObject(sent);
    expect(await engine.database().selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  test('is not shown after a post from another site, which wrote the words', async () => {
    const headers = { origin: 'https://evil.example' };
    const plain = await post(CONTACT_POST, { headers });
    expect([plain.headers.get('location'), plain.headers.get('set-cookie')]).toEqual([
      '/thanks/contact-form',
      null,
    ]);
    expect((await postJson(CONTACT_POST, { headers })).status).toBe(200);
    const script = await post(CONTACT_POST, { headers: { ...headers, accept: 'application/json' } });
    expect(script.headers.get('set-cookie')).toBeNull();
  });

  test('is shown for as long as the cookies policy says, and no longer than it is kept', async () => {
    const seal = sealOf(await post(CONTACT_POST));
    const at = (now: number) => read(seal, { now: () => now });
    expect(await at(LEADS_NOW + SHOWN_MS - 1)).toMatchObject(sent);
    expect(await at(LEADS_NOW + SHOWN_MS)).toBeNull();
    await engine.database().deleteFrom('leads').execute();
    expect(await read(seal)).toBeNull();
  });

  test('is not found by a seal of another secret, by a lead’s id alone, or without a cookie', async () => {
    const seal = sealOf(await post(CONTACT_POST));
    expect(await read(seal, { secret: () => 'another' })).toBeNull();
    expect(await read(seal?.slice(0, 26))).toBeNull();
    expect(await read(undefined)).toBeNull();
  });

  test('is left out, and the thanks stand, while the store cannot be read', async () => {
    const seal = sealOf(await post(CONTACT_POST));
    const reports: string[] = [];
    const broken = testSite(brokenDatabase(engine.database()), { logError: event => reports.push(event) });
    expect(await findSentLead(seal, broken)).toBeNull();
    expect(reports).toEqual(['sent_lead_not_read']);
  });
});
