import { beforeEach, expect, test } from 'vitest';
import { listUnanswered } from '@/app/(desk)/desk/questions/queries';
import { assistant } from '@/content/assistant';
import { plans } from '@/content/plans';
import { planPrices } from '@/content/sale-terms';
import { site as agency } from '@/content/site';
import { answerQuestion, startConversation, type Conversation } from '@/lib/assistant/answer';
import { bookFromConversation, sendConversation } from '@/lib/assistant/hand-over';
import { openTurns, sealTurn } from '@/lib/assistant/turns';
import { countReplies } from '@/lib/reports/report';
import { seal } from '@/lib/site/security/seal';
import { DAY_MS } from '@/lib/site/time';
import { startModel } from '@/simulators/model';
import { onBothEngines } from '../../support/engines';
import { testSite, type SiteOverrides } from '../../support/site';

const NOW = Date.parse('2026-11-30T10:00:00-05:00');
const [, pro] = plans;

onBothEngines('the assistant', engine => {
  beforeEach(() => engine.clear());

  /** What the page was filled with, beside the response. */
  function open(overrides: SiteOverrides = {}) {
    const shown: Conversation[] = [];
    const fillPage = (_: string, visits: Record<string, unknown>) => {
      shown.push(visits['ask'] as Conversation);
      return Promise.resolve('<title>Ask</title>');
    };
    const site = testSite(engine.database(), { now: () => NOW, fillPage, ...overrides });
    const ask = async (question: string, turns: readonly string[] = [], headers = {}) => {
      const response = await answerQuestion(post({ question }, turns, headers), site);
      return { response, conversation: shown.at(-1) };
    };
    return { site, shown, ask };
  }

  test('answers with the site’s sentence, and remembers the turn that the page brings back', async () => {
    const { ask } = open();
    const first = await ask('how much is pro');
    expect(first.response.status).toBe(200);
    const [turn] = first.conversation?.turns ?? [];
    expect(turn?.turn.reply).toMatchObject({
      kind: 'answer',
      quotes: [{ text: `${pro.name} is ${planPrices.pro.both}.`, href: '/pricing' }],
    });
    const second = await ask('and premium?', [turn?.sealed ?? '']);
    expect(second.conversation?.turns).toHaveLength(2);
    expect(second.conversation?.turns[1]?.turn.reply).toMatchObject({
      quotes: [{ text: `Premium is ${planPrices.premium.both}.` }],
    });
  });

  test('a script gets the same conversation as JSON', async () => {
    const { ask } = open();
    const { response } = await ask('how much is pro', [], { accept: 'application/json' });
    expect(await response.json()).toMatchObject({
      problem: null,
      turns: [{ turn: { question: 'how much is pro' } }],
    });
  });

  test('forged, foreign and old turns are dropped, and those of an earlier release’s shape', async () => {
    const { ask, site } = open();
    const turn = { question: 'q', reply: { kind: 'machine' }, next: null, at: NOW } as const;
    const ours = sealTurn(turn, site).sealed;
    const old = sealTurn({ ...turn, at: NOW - DAY_MS }, site).sealed;
    const foreign = sealTurn(turn, { secret: () => 'another' }).sealed;
    expect(
      openTurns([ours, old, foreign, ours.replace(/^./, sign => (sign === 'A' ? 'B' : 'A')), 'x'], site),
    ).toHaveLength(1);
    const shape = { ...turn, reply: { kind: 'answer', text: 'Pro is $2,499.' } };
    const earlier = seal(JSON.stringify(shape), {
      secret: site.secret('LINKS_SECRET'),
      context: 'assistant-turn',
    });
    expect(openTurns([earlier, ours], site)).toHaveLength(1);
    const { conversation } = await ask('hours?', [foreign]);
    expect(conversation?.turns).toHaveLength(1);
  });

  test('an empty and a long question come back with what was typed', async () => {
    const { ask } = open();
    const empty = await ask(' ');
    expect([empty.response.status, empty.conversation?.problem]).toEqual([422, assistant.box.empty]);
    const typed = 'x'.repeat(301);
    const long = await ask(typed);
    expect([long.response.status, long.conversation?.typed]).toEqual([422, typed]);
  });

  test('too many questions are held off, and the question is kept', async () => {
    const { ask } = open({ env: { ASSISTANT_PER_MINUTE: '1' } });
    await ask('hours?');
    const { response, conversation } = await ask('phone?');
    expect([response.status, conversation?.typed]).toEqual([429, 'phone?']);
  });

  test('a post from another site gets the plain page', async () => {
    const { ask, shown } = open();
    const { response } = await ask('hours?', [], { 'sec-fetch-site': 'cross-site' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/ask']);
    expect(shown).toEqual([]);
  });

  test('of a question without an answer its words are kept, if they say nothing about anyone', async () => {
    const { ask, site } = open();
    for (const question of [
      'do you sign NDAs',
      'do you sign ndas',
      'do you know ana@example.com',
      'how much is pro',
    ])
      await ask(question);
    expect(await listUnanswered(10, site)).toEqual([
      { day: '2026-11-30', kind: 'refuse', text: 'do you sign ndas', count: 2 },
    ]);
    const days = { from: '2026-11-30', to: '2026-12-01' };
    expect(await countReplies(days, site)).toEqual({ answered: 1, passedOn: 0, unknown: 3 });
  });

  test('a language model rewords below the quote, is left alone after a failure, and has its calls counted', async () => {
    const simulator = await startModel({ port: 0 });
    const env = {
      ASSISTANT_MODEL_URL: `${simulator.origin}/v1`,
      ASSISTANT_MODEL_NAME: 'small-model',
      ASSISTANT_MODEL_COMPANY: 'Acme',
    };
    try {
      const price = `${pro.name} is ${planPrices.pro.both}.`;
      const { ask } = open({ env });
      const { conversation } = await ask('how much is pro');
      expect(conversation?.turns[0]?.turn.reply).toMatchObject({
        quotes: [{ text: price }],
        inOtherWords: price,
      });
      await ask('do you sign NDAs');
      expect(simulator.requests()).toHaveLength(1);
      simulator.behave('server_error');
      for (const _ of [1, 2]) {
        const later = await ask('how much is pro');
        expect(later.conversation?.turns[0]?.turn.reply).toEqual(
          expect.not.objectContaining({ inOtherWords: expect.anything() }),
        );
      }
      expect(simulator.requests()).toHaveLength(2);
      simulator.reset();
      const few = open({ env: { ...env, ASSISTANT_MODEL_CALLS_PER_DAY: '2' } });
      await few.ask('how much is pro');
      expect(simulator.requests()).toEqual([]);
    } finally {
      await simulator.close();
    }
  });

  test('a starter begins a conversation; an unknown id begins none', async () => {
    const { site } = open();
    const started = await startConversation({ topic: 'refund', of: null }, site);
    expect(started?.turns[0]?.turn.reply.kind).toBe('answer');
    expect(await startConversation({ topic: 'no-such-topic', of: null }, site)).toBeNull();
  });

  test('a conversation goes to a person as a message, with the turns whose box is checked alone', async () => {
    const { ask, site } = open();
    const first = await ask('how much is pro');
    const second = await ask(
      'do you sign NDAs',
      first.conversation?.turns.map(({ sealed }) => sealed),
    );
    const turns = second.conversation?.turns.map(({ sealed }) => sealed) ?? [];
    const response = await sendConversation(
      post({ email: 'ana@example.com', with: '1', message: 'Please call.' }, [...turns, 'forged']),
      site,
    );
    expect(response.headers.get('location')).toContain('/thanks/');
    const { fields } = await site.db.selectFrom('leads').select('fields').executeTakeFirstOrThrow();
    const stored = JSON.parse(fields) as Record<string, string>;
    expect(stored['message']).toBe('Please call.');
    expect(stored[assistant.send.field]).toContain('> do you sign NDAs');
    expect(stored[assistant.send.field]).not.toContain('how much is pro');
  });

  test('a message without an email address comes back with the conversation', async () => {
    const { site, shown, ask } = open();
    const { conversation } = await ask('how much is pro');
    const turns = conversation?.turns.map(({ sealed }) => sealed) ?? [];
    const response = await sendConversation(post({ email: '', message: 'Hi' }, turns), site);
    expect(response.status).toBe(422);
    expect(shown.at(-1)).toMatchObject({
      turns: [{}],
      sending: { values: { message: 'Hi' }, errors: [{ name: 'email' }] },
    });
    expect(await site.db.selectFrom('leads').selectAll().execute()).toEqual([]);
  });

  test('a call is held at the time that was picked; a time that is gone leaves the request', async () => {
    const { ask, site } = open();
    const { conversation } = await ask('can i book a call');
    const [slot = 0] = conversation?.slots ?? [];
    expect(slot).toBeGreaterThan(NOW);
    const who = { name: 'Ana', phone: '555 014 2019', timeZone: agency.timeZone, slot: String(slot) };
    for (const email of ['ana@example.com', 'ben@example.com']) {
      const response = await bookFromConversation(post({ ...who, email }), site);
      expect(response.headers.get('location')).toMatch(/^\/request\?token=.+#call$/);
    }
    const calls = await site.db.selectFrom('bookings').select(['starts_at', 'state']).execute();
    expect(calls).toEqual([{ starts_at: slot, state: 'held' }]);
    expect(await site.db.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  test('a call without a time comes back with the times that are free', async () => {
    const { site, shown } = open();
    const response = await bookFromConversation(post({ email: 'ana@example.com' }), site);
    expect(response.status).toBe(422);
    expect(shown.at(-1)?.slots.length).toBeGreaterThan(0);
    expect(shown.at(-1)?.booking?.errors[0]).toEqual({ name: 'slot', message: assistant.book.missing });
  });
});

function post(fields: Record<string, string>, turns: readonly string[] = [], headers = {}): Request {
  const body = new URLSearchParams(fields);
  for (const turn of turns) body.append('turn', turn);
  return new Request('https://agency.test/ask/answer', { method: 'POST', body, headers });
}
