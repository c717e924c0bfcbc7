import { beforeEach, describe, expect, test } from 'vitest';
import { promotion } from '@/content/promotion';
import { submitLead } from '@/lib/leads/submit';
import { newId } from '@/lib/site/ids';
import { MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '../../support/engines';
import { LEADS_NOW, aPostedLead, leadLimits } from '../../support/leads';
import { testSite } from '../../support/site';

const END_OF_PROMOTION = Date.parse('2026-08-01T04:00:00Z');

const PROMOTION = { formName: 'christmas-in-july-form' } as const;

function places(left: number) {
  return { env: { PROMOTION_PLACES_CLAIMED: String(promotion.places - left) } };
}

function clockAt(now: number) {
  return { now: () => now };
}

onBothEngines('keeping leads', engine => {
  beforeEach(() => engine.clear());

  async function stored() {
    const leads = await engine.database().selectFrom('leads').selectAll().orderBy('received_at').execute();
    const mails = await engine
      .database()
      .selectFrom('outbox')
      .selectAll()
      .orderBy('idempotency_key')
      .execute();
    return { leads, mails };
  }

  test('a lead is stored whole, with its mails, due at once', async () => {
    const outcome = await submitLead(aPostedLead(), testSite(engine.database()));
    const { leads, mails } = await stored();
    expect(outcome).toEqual({
      kind: 'accepted',
      isLate: false,
      leadId: leads[0]?.id,
      fields: aPostedLead().submission.fields,
    });
    expect(leads).toMatchObject([
      {
        form_name: 'contact-form',
        status: 'new',
        received_at: LEADS_NOW,
        email: 'ana@example.com',
        name: 'Ana Ruiz',
        quarantine_reasons: '[]',
        is_late: 0,
      },
    ]);
    expect(JSON.parse(leads[0]?.fields ?? '')).toEqual(aPostedLead().submission.fields);
    const leadId = leads[0]?.id ?? '';
    expect(mails.map(mail => [mail.kind, mail.subject_id, mail.state, mail.next_attempt_at])).toEqual([
      ['lead-confirm', leadId, 'queued', LEADS_NOW],
      ['lead-notify', leadId, 'queued', LEADS_NOW],
    ]);
  });

  test('fifty posts of one submission at once are fifty successes, one lead and one set of mails', async () => {
    const lead = aPostedLead({ submissionId: newId() });
    const services = testSite(engine.database(), leadLimits({ perMinute: 10, perHour: 60 }));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => submitLead(lead, services)));
    const { leads, mails } = await stored();
    expect(outcomes.filter(outcome => outcome.kind === 'accepted')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome.kind === 'repeat')).toHaveLength(49);
    expect(leads).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  test('the same submission over two connections at once is one lead', async () => {
    const lead = aPostedLead({ submissionId: newId() });
    // One thread cannot wait for itself: two handles on the embedded file belong to two processes.
    const second = engine.name === 'postgres' ? engine.newConnection() : engine.database();
    const [here, there] = [testSite(engine.database()), testSite(second)];
    await Promise.all(
      Array.from({ length: 10 }, () => [submitLead(lead, here), submitLead(lead, there)]).flat(),
    );
    expect((await stored()).leads).toHaveLength(1);
  });

  test('replayed months later, after a restart, it is a repeat that changes nothing', async () => {
    const lead = aPostedLead({ submissionId: newId() });
    await submitLead(lead, testSite(engine.database()));
    const later = testSite(engine.newConnection(), clockAt(LEADS_NOW + 90 * 24 * 60 * MINUTE_MS));
    expect(await submitLead(lead, later)).toMatchObject({ kind: 'repeat' });
    const { leads, mails } = await stored();
    expect([leads.length, mails.length]).toEqual([1, 2]);
  });

  test('the same person with a new submission id is a new lead', async () => {
    const services = testSite(engine.database());
    for (const submissionId of [newId(), newId()]) await submitLead(aPostedLead({ submissionId }), services);
    expect((await stored()).leads).toHaveLength(2);
  });

  test('a corrected text under the same submission id is kept beside the first', async () => {
    const services = testSite(engine.database());
    const submissionId = newId();
    await submitLead(aPostedLead({ submissionId }), services);
    const fields = { ...aPostedLead().submission.fields, message: 'Hello, and my number is 555 014 2018' };
    expect(await submitLead(aPostedLead({ submissionId, fields }), services)).toMatchObject({
      kind: 'accepted',
    });
    expect((await stored()).leads).toHaveLength(2);
  });

  test('without an id, an equal text is the same lead for ten minutes at least, across the clock’s edges', async () => {
    const edge = Math.ceil(LEADS_NOW / (10 * MINUTE_MS)) * 10 * MINUTE_MS;
    for (const now of [edge - 1, edge, edge + 9 * MINUTE_MS])
      await submitLead(aPostedLead(), testSite(engine.database(), clockAt(now)));
    expect((await stored()).leads).toHaveLength(1);
    await submitLead(aPostedLead(), testSite(engine.database(), clockAt(edge + 10 * MINUTE_MS)));
    expect((await stored()).leads).toHaveLength(2);
  });

  test('without an id, another text or another form is another lead', async () => {
    const services = testSite(engine.database());
    await submitLead(aPostedLead(), services);
    await submitLead(
      aPostedLead({ fields: { ...aPostedLead().submission.fields, message: 'Hello!' } }),
      services,
    );
    await submitLead(aPostedLead({ formName: 'questionnaire-form' }), services);
    expect((await stored()).leads).toHaveLength(3);
  });

  test.each([
    ['a filled trap', { isTrapFilled: true }, {}, ['trap_filled'], []],
    ['a hasty post', { startedAt: LEADS_NOW - 500 }, {}, ['too_fast'], ['lead-confirm', 'lead-notify']],
    ['another site’s post', {}, { isCrossSite: true }, ['cross_site'], ['lead-notify']],
  ])(
    '%s is stored and marked, and only a person’s own post is confirmed by mail',
    async (_which, submission, sender, reasons, kinds) => {
      const outcome = await submitLead(aPostedLead(submission, sender), testSite(engine.database()));
      const { leads, mails } = await stored();
      expect(outcome.kind).toBe('accepted');
      expect(leads.map(lead => JSON.parse(lead.quarantine_reasons))).toEqual([reasons]);
      expect(mails.map(mail => mail.kind)).toEqual(kinds);
    },
  );

  describe.each([
    ['with one id', 'abcdefghjkmnpqrstv0123456x'],
    ['without an id', null],
  ])('what was held back, %s', (_which, submissionId) => {
    test.each([
      ['a robot’s post', { isTrapFilled: true }, {}, 0],
      ['another site’s post', {}, { isCrossSite: true }, 1],
      ['another site’s robot’s post', { isTrapFilled: true }, { isCrossSite: true }, 0],
    ])(
      '%s never swallows a person’s equal one, and its repeats are repeats',
      async (_mark, trap, sender, extraMails) => {
        const services = testSite(engine.database());
        const marked = aPostedLead({ submissionId, ...trap }, sender);
        const posts = [marked, marked, aPostedLead({ submissionId }), aPostedLead({ submissionId }), marked];
        const outcomes = [];
        for (const post of posts) outcomes.push(await submitLead(post, services));
        const { leads, mails } = await stored();
        expect(outcomes.map(({ kind }) => kind)).toEqual([
          'accepted',
          'repeat',
          'accepted',
          'repeat',
          'repeat',
        ]);
        expect(leads.filter(lead => lead.is_held === 1)).toHaveLength(1);
        expect(leads).toHaveLength(2);
        expect(mails).toHaveLength(extraMails + 2);
      },
    );

    test('another site’s copy of a kept lead is a repeat that changes nothing', async () => {
      const services = testSite(engine.database());
      await submitLead(aPostedLead({ submissionId }), services);
      expect(await submitLead(aPostedLead({ submissionId }, { isCrossSite: true }), services)).toMatchObject({
        kind: 'repeat',
      });
      expect((await stored()).leads).toHaveLength(1);
    });
  });

  test.each([
    [END_OF_PROMOTION - 1_000, 0],
    [END_OF_PROMOTION, 1],
    [END_OF_PROMOTION + 1_000, 1],
  ])('a promotion lead at %d has late = %d', async (now, isLate) => {
    await submitLead(
      aPostedLead({ formName: 'christmas-in-july-form' }),
      testSite(engine.database(), clockAt(now)),
    );
    expect((await stored()).leads).toMatchObject([{ is_late: isLate }]);
  });

  test.each([
    ['with one place left', PROMOTION, { ...places(1) }, false],
    ['when all places are taken', PROMOTION, { ...places(0) }, true],
    ['when all were taken and it is over', PROMOTION, { ...places(0), ...clockAt(END_OF_PROMOTION) }, false],
    ['from another form', {}, { ...places(0) }, false],
  ])('a lead %s is on the waiting list or not', async (_when, submission, world, isWaiting) => {
    const outcome = await submitLead(
      aPostedLead({ ...submission, fields: {} }),
      testSite(engine.database(), world),
    );
    const fields = isWaiting ? { inquiry: 'waiting-list' } : {};
    expect(outcome).toMatchObject({ kind: 'accepted', fields });
    expect((await stored()).leads.map(lead => lead.fields)).toEqual([JSON.stringify(fields)]);
  });

  test('a visitor who sends the form again gets the same answer, whatever was sold meanwhile', async () => {
    const lead = aPostedLead({ ...PROMOTION, submissionId: newId(), fields: {} });
    await submitLead(lead, testSite(engine.database(), places(1)));
    expect(await submitLead(lead, testSite(engine.database(), places(0)))).toMatchObject({
      kind: 'repeat',
      fields: {},
    });
  });

  test('another form’s lead is never late', async () => {
    await submitLead(aPostedLead(), testSite(engine.database(), clockAt(END_OF_PROMOTION + MINUTE_MS)));
    expect((await stored()).leads).toMatchObject([{ is_late: 0 }]);
  });

  test('mails that cannot be rendered do not cost the lead', async () => {
    const reports: string[] = [];
    const site = testSite(engine.database(), { logError: event => reports.push(event) });
    // Its templates name the site's host.
    const services = { ...site, env: { ...site.env, SITE_URL: 'no address' } };
    expect(await submitLead(aPostedLead(), services)).toMatchObject({ kind: 'accepted' });
    expect((await stored()).leads).toHaveLength(1);
    expect(reports).toEqual(['lead_mails_not_rendered']);
  });

  test('when the emails cannot be stored, the lead is not stored either, and the visitor is not thanked', async () => {
    let made = 0;
    // Both leads have one id, so their mails have the same keys.
    const ids = () => ((made += 1) % 3 === 1 ? 'always-the-same' : newId());
    const services = testSite(engine.database(), { newId: ids });
    await submitLead(aPostedLead(), services);
    await engine.database().deleteFrom('leads').execute();
    await expect(submitLead(aPostedLead(), services)).rejects.toThrow(/unique/i);
    expect((await stored()).leads).toHaveLength(0);
  });
});
