import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listCheckups, parseCheckupFilter } from '@/app/(desk)/desk/checkups/queries';
import { answerForm } from '@/app/forms/answer-form';
import { findCheckup, findCheckupOfLead } from '@/lib/checkup';
import { parseTypedWebsite } from '@/lib/checkup/address';
import { internet, NameError, type CheckupNetwork } from '@/lib/checkup/network';
import { answerCheckupDelete, answerCheckupProgress } from '@/lib/checkup/reply';
import { runQueued } from '@/lib/checkup/run';
import { startCheckup, type AskedCheckup, type StartOutcome } from '@/lib/checkup/start';
import { listSources } from '@/lib/leads/leads.sql';
import { collectPerson, erasePerson } from '@/lib/privacy';
import { findReport, listPeriods } from '@/lib/reports/report';
import { figureRows } from '@/lib/reports/report-rules';
import { NO_SOURCE, toSourceRow } from '@/lib/site/http/request';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { HOUR_MS } from '@/lib/site/time';
import { aDesk, storeLead } from '../../support/desk';
import { onBothEngines, onEmbeddedFile, type Engine } from '../../support/engines';
import { testSite, type SiteOverrides } from '../../support/site';
import { networkOf, withWebsites } from '../../support/websites';
import { aRegister } from '../ops/operation-settings';

const websites = withWebsites();
const NOW = Date.parse('2026-11-28T15:00:00Z');

/** Nothing of the internet: a checkup ends at once. */
const nowhere: CheckupNetwork = {
  ...internet,
  resolve: () => Promise.reject(new NameError('not-found')),
};

function parts(engine: Engine) {
  const site = (overrides: SiteOverrides = {}): Site =>
    testSite(engine.database(), { now: () => NOW, ...overrides });
  const ask = (
    asked: Partial<AskedCheckup> & { website?: string } = {},
    at = site(),
  ): Promise<StartOutcome> => {
    const url = parseTypedWebsite(asked.website ?? 'northside-auto.test');
    if (!url) throw new Error('No website');
    return startCheckup(
      {
        url,
        business: null,
        town: null,
        phone: null,
        submissionId: null,
        address: '198.51.100.7',
        source: toSourceRow(NO_SOURCE),
        ...asked,
      },
      at,
    );
  };
  const started = async (asked: Parameters<typeof ask>[0] = {}, at = site()): Promise<string> => {
    const outcome = await ask(asked, at);
    if (outcome.kind !== 'started') throw new Error(`It was not started: ${outcome.kind}`);
    return outcome.token;
  };
  const run = (at = site(), network = networkOf(websites.get())) =>
    runQueued(at, { network, stopping: new AbortController().signal });
  const rows = () => engine.database().selectFrom('checkups').selectAll().orderBy('created_at').execute();
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}, at = site()) =>
    answerForm(
      new Request('https://agency.test/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields),
      }),
      at,
    );
  return { site, ask, started, run, rows, post };
}

onBothEngines('checkups that run', engine => {
  beforeEach(() => engine.clear());
  const { site, started, run, rows, ask } = parts(engine);

  test('one waits, is run, and has a report for everyone with its link', async () => {
    const token = await started({ town: 'Liverpool', phone: '315.555.0160' });
    expect(await findCheckup(token, site())).toMatchObject({ state: 'queued', result: null });
    const progress = async (of: string) => {
      const address = `https://agency.test${routes.checkupProgress(of)}`;
      return (await answerCheckupProgress(new Request(address), site())).json();
    };
    expect(await progress(token)).toEqual({ isWaiting: true, step: null });
    await engine
      .database()
      .updateTable('checkups')
      .set({ step: 'files', step_done: 3, step_of: 8 })
      .execute();
    expect(await progress(token)).toEqual({ isWaiting: true, step: { name: 'files', done: 3, of: 8 } });
    expect(await progress('forged')).toEqual({ isWaiting: false, step: null });
    await run();
    expect(await progress(token)).toEqual({ isWaiting: false, step: null });
    const checkup = await findCheckup(token, site());
    expect(checkup).toMatchObject({ state: 'done', outcome: 'report', host: 'northside-auto.test' });
    expect(checkup?.result).toMatchObject({ kind: 'report', findings: { fix: [] } });
    expect(await findCheckup(`${token.slice(0, -1)}x`, site())).toBeNull();
    expect(await findCheckup(token, site({ now: () => NOW + 91 * 86_400_000 }))).toBeNull();
  });

  test('all processes together run as many at once as the settings say, and each once', async () => {
    const open: (() => void)[] = [];
    const running = { now: 0, most: 0, hosts: [] as string[] };
    const slow: CheckupNetwork = {
      ...internet,
      resolve: async host => {
        running.now += 1;
        running.hosts.push(host);
        running.most = Math.max(running.most, running.now);
        await new Promise<void>(resolve => open.push(resolve));
        running.now -= 1;
        throw new NameError('not-found');
      },
    };
    for (let index = 0; index < 9; index += 1)
      await started({ website: `shop-${index}.test`, address: `198.51.100.${index}` });
    const one = testSite(engine.newConnection(), { now: () => NOW });
    const works = [site(), site(), site(), one, one, one].map(each => run(each, slow));
    const all = Promise.all(works).then(() => 'all');
    while ((await Promise.race([all, new Promise(next => setTimeout(next, 5))])) !== 'all')
      for (const next of open.splice(0)) next();
    // Who finds all places taken ends; the next round takes what is left.
    const last = run(site(), slow).then(() => 'all');
    while ((await Promise.race([last, new Promise(next => setTimeout(next, 5))])) !== 'all')
      for (const next of open.splice(0)) next();
    expect(running.most).toBeLessThanOrEqual(4);
    expect(running.hosts.toSorted()).toEqual(Array.from({ length: 9 }, (_, index) => `shop-${index}.test`));
    expect((await rows()).map(({ state, slot }) => [state, slot])).toEqual(
      Array.from({ length: 9 }, () => ['done', null]),
    );
  });

  test('the report of the week counts them, those that were emailed and those without a report', async () => {
    await started({ website: 'gone.test' });
    const token = await started();
    await run();
    const id = (await findCheckup(token, site()))?.id ?? '';
    await storeLead(engine.database(), { checkup_id: id });
    const [week] = listPeriods(NOW);
    const report = week && (await findReport(week, site()));
    expect(report?.now.checkups).toEqual({ made: 2, emailed: 1, failed: 1 });
    expect(report && figureRows(report)).toContainEqual({ label: 'Website checkups', now: '2', before: '0' });
  });

  test('one whose process went away is done once by another, and a second time not at all', async () => {
    const token = await started();
    await engine
      .database()
      .updateTable('checkups')
      .set({ state: 'running', slot: 1, attempts: 1, lease_until: NOW - 1 })
      .execute();
    await run(site(), nowhere);
    expect(await findCheckup(token, site())).toMatchObject({ state: 'done', outcome: 'not-found' });
    await engine
      .database()
      .updateTable('checkups')
      .set({ state: 'running', slot: 1, attempts: 2, lease_until: NOW - 1 })
      .execute();
    await run(site(), nowhere);
    expect(await findCheckup(token, site())).toMatchObject({ state: 'failed', outcome: 'interrupted' });
  });

  test('a process that stops gives its checkup back, and nothing is said of the website', async () => {
    const token = await started();
    const stopping = new AbortController();
    const stops: CheckupNetwork = {
      ...internet,
      resolve: () => {
        stopping.abort();
        return Promise.reject(new NameError('unreachable'));
      },
    };
    await runQueued(site(), { network: stops, stopping: stopping.signal });
    expect(await findCheckup(token, site())).toMatchObject({ state: 'queued', outcome: null });
    await run();
    expect(await findCheckup(token, site())).toMatchObject({ state: 'done', outcome: 'report' });
  });

  test('after a checkup comes a pause, which a stop ends', async () => {
    const [first, second] = [
      await started(),
      await started({ website: 'gone.test', address: '198.51.100.9' }),
    ];
    const stopping = new AbortController();
    const work = runQueued(site(), {
      network: nowhere,
      stopping: stopping.signal,
      restMs: HOUR_MS,
    });
    await vi.waitFor(async () => expect((await findCheckup(first, site()))?.state).toBe('done'));
    stopping.abort();
    await work;
    expect(await findCheckup(second, site())).toMatchObject({ state: 'queued' });
  });

  test('the desk finds them by state, by who emailed the report, by source and by what was typed', async () => {
    const from = { ...toSourceRow(NO_SOURCE), source: 'newsletter' };
    await started({ website: 'gone.test', address: '198.51.100.9', source: from });
    const token = await started({ business: 'Northside Auto', town: 'Liverpool' });
    await run();
    await storeLead(engine.database(), { checkup_id: (await findCheckup(token, site()))?.id ?? '' });
    await started({ website: 'queued.test' });
    const found = async (query: string) =>
      (await listCheckups(parseCheckupFilter(new URLSearchParams(query)), site()))
        .map(({ host }) => host)
        .toSorted();
    expect(await found('')).toEqual(['gone.test', 'northside-auto.test', 'queued.test']);
    expect(await found('state=running')).toEqual(['queued.test']);
    expect(await found('state=report')).toEqual(['northside-auto.test']);
    expect(await found('state=trouble')).toEqual(['gone.test']);
    expect(await found('emailed=yes')).toEqual(['northside-auto.test']);
    expect(await found('source=newsletter')).toEqual(['gone.test']);
    expect(await found('q=liverpool+AUTO')).toEqual(['northside-auto.test']);
    expect(await found('state=unheard-of&source=')).toHaveLength(3);
    expect(await listSources('checkups', site())).toEqual(['newsletter']);
  });

  test('equal posts at one moment are one checkup', async () => {
    const submissionId = 'one-and-the-same';
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask({ submissionId })));
    expect(outcomes.every(({ kind }) => kind === 'started')).toBe(true);
    expect(await rows()).toHaveLength(1);
  });
});

onEmbeddedFile('the checkup', engine => {
  beforeEach(() => engine.clear());
  const { site, ask, started, run, rows, post } = parts(engine);

  test('a website that was read within the hour is asked for nothing, and what was typed is compared again', async () => {
    await started();
    await run();
    websites.get().requests.length = 0;
    const token = await started({ phone: '(315) 555-0161' });
    await run();
    expect(websites.get().requests).toEqual([]);
    const checkup = await findCheckup(token, site());
    expect(checkup?.result).toMatchObject({ findings: { fix: [{ id: 'details-agree', severity: 'now' }] } });
    const later = site({ now: () => NOW + 61 * 60_000 });
    await started({}, later);
    expect((await rows()).filter(({ state }) => state === 'queued')).toHaveLength(1);
  });

  const emailReport = (token: string) =>
    post({ 'form-name': 'checkup-report-form', email: 'ana@shop.test', checkup: token });
  const mails = () => engine.database().selectFrom('outbox').selectAll().orderBy('kind').execute();

  describe('limits', () => {
    test('a visitor has three in a minute, and what is refused is not counted', async () => {
      for (let index = 0; index < 3; index += 1) await started({ website: `shop-${index}.test` });
      expect(await ask()).toMatchObject({ kind: 'limited', of: 'visitor' });
      expect(await ask({ address: '198.51.100.8' })).toMatchObject({ kind: 'started' });
      expect(await rows()).toHaveLength(4);
    });

    test('a website has six in an hour, from all visitors and under all its names', async () => {
      for (let index = 0; index < 6; index += 1)
        await started({ website: `p${index}.shop.test`, address: `198.51.100.${index}` });
      expect(await ask({ website: 'www.shop.test' })).toMatchObject({ kind: 'limited', of: 'site' });
    });

    test('twenty wait at most, and the whole site has as many in an hour as the settings say', async () => {
      for (let index = 0; index < 20; index += 1)
        await started({ website: `shop-${index}.test`, address: `198.51.100.${index}` });
      expect(await ask({ address: '198.51.100.99' })).toEqual({ kind: 'full' });
      await engine.clear();
      const few = site({ env: { CHECKUPS_PER_HOUR: '1' } });
      await started({}, few);
      expect(await ask({ website: 'other.test' }, few)).toEqual({ kind: 'full' });
    });
  });

  test('a post leads to the report, and a script gets its link', async () => {
    const fields = { 'form-name': 'checkup-form', website: 'casa-rosa.test' };
    const plain = await post(fields);
    expect([plain.status, plain.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/website-checkup\/report\?token=/),
    ]);
    const json = await post(fields, { accept: 'application/json' });
    expect(await json.json()).toMatchObject({ ok: true, token: expect.any(String) });
  });

  test.each([
    ['no website', { website: '' }, {}, 422, 'Enter your website, like example.com'],
    ['a private address', { website: '127.0.0.1' }, {}, 422, 'That isn’t a website we can read.'],
    ['a robot', { website: 'a.test', 'office-fax': 'x' }, {}, 403, 'our own page'],
    ['another site', { website: 'a.test' }, { origin: 'https://evil.test' }, 403, 'our own page'],
  ] as const)(
    'a post of %s starts nothing and keeps what was typed',
    async (_what, fields, headers, status, said) => {
      const response = await post({ 'form-name': 'checkup-form', town: 'Utica', ...fields }, headers);
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(said);
      expect(html).toContain('value="Utica"');
      expect(await rows()).toEqual([]);
    },
  );

  test('when it is switched off, a post starts nothing', async () => {
    const off = site({ env: { CHECKUPS: 'off' } });
    const response = await post({ 'form-name': 'checkup-form', website: 'a.test' }, {}, off);
    expect(response.status).toBe(503);
    expect(await rows()).toEqual([]);
  });

  test('who has the link can delete the report; another site cannot', async () => {
    const token = await started();
    const remove = (headers: Record<string, string>) =>
      answerCheckupDelete(
        new Request('https://agency.test/website-checkup/delete', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams({ token }),
        }),
        site(),
      );
    expect((await remove({ origin: 'https://evil.test' })).status).toBe(403);
    expect(await rows()).toHaveLength(1);
    expect((await remove({})).headers.get('location')).toBe('/website-checkup/report?deleted=yes');
    expect(await rows()).toEqual([]);
  });

  describe('the report by email', () => {
    test('is a lead with what the first call needs, and an email without a word of the website', async () => {
      const texts: string[] = [];
      for (const website of ['joes-plumbing.test', 'evil.test']) {
        await engine.clear();
        const token = await started({
          website,
          business: 'Buy now at http://spam.test',
          phone: '315-555-0142',
        });
        await run();
        expect((await emailReport(token)).status).toBe(303);
        const lead = await engine.database().selectFrom('leads').selectAll().executeTakeFirstOrThrow();
        expect(JSON.parse(lead.fields)).toMatchObject({
          website,
          checkup: expect.stringContaining('to fix'),
        });
        expect(await findCheckupOfLead(lead.id, site())).toMatchObject({ host: website });
        const [report, notify] = await mails();
        expect([report?.kind, notify?.kind]).toEqual(['checkup-report', 'lead-notify']);
        expect(notify?.text).toContain(website);
        expect(`${report?.subject}${report?.html}${report?.text}`).not.toMatch(
          /evil\.test|joes|spam|alert\(/i,
        );
        texts.push(report?.text ?? '');
      }
      expect(texts[0]).toContain('The page isn’t encrypted.');
    });

    test('of a report that is gone is a lead all the same, and says so', async () => {
      expect((await emailReport('forged')).status).toBe(303);
      const [report] = await mails();
      expect(report?.text).toContain('is gone');
      const lead = await engine.database().selectFrom('leads').selectAll().executeTakeFirstOrThrow();
      expect(lead.checkup_id).toBeNull();
    });

    test('is in the person’s file, and goes with their erasure', async () => {
      const token = await started({ business: 'Casa Rosa' });
      await run();
      await emailReport(token);
      const file = await collectPerson('ana@shop.test', site());
      expect(file.checkups).toMatchObject([{ business: 'Casa Rosa', findings: { kind: 'report' } }]);
      await erasePerson({ email: 'ana@shop.test', register: aRegister(site().env.DATA_DIR) }, site());
      expect(await rows()).toEqual([]);
    });
  });

  test('staff delete one, and the audit says so', async () => {
    const desk = aDesk(engine.database);
    await started();
    const [row] = await rows();
    const { cookie } = await desk.signIn();
    const response = await desk.act('checkup-delete', { checkup: row?.id ?? '' }, { cookie });
    expect(response.status).toBe(303);
    expect(await desk.notices()).toMatchObject([{ code: 'checkup-deleted' }]);
    expect(await desk.audit()).toMatchObject([{ action: 'checkup-deleted', subject_id: row?.id }]);
    expect(await rows()).toEqual([]);
  });
});
