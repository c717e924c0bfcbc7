// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { Reply } from '@/lib/assistant/reply';
import type { SealedTurn } from '@/lib/assistant/turns';
import { readTurns, saveTurns } from './stored-turns';

const quote = { text: 'Pro is $2,499 for setup.', href: '/pricing', from: 'Website plans and prices' };

const REPLIES: Reply[] = [
  { kind: 'answer', topic: 'plan-price', quotes: [quote], missing: ['and the moon'] },
  { kind: 'answer', topic: null, quotes: [{ ...quote, question: 'What is Pro?' }], missing: [] },
  { kind: 'near', quotes: [quote] },
  { kind: 'clarify', choices: [{ label: 'Professional', topic: 'package-price', of: null }] },
  { kind: 'book' },
  { kind: 'human', reason: 'account' },
  { kind: 'machine' },
  { kind: 'refuse', reason: 'word', word: 'nda' },
  { kind: 'refuse', reason: 'number', word: null },
];

function turnOf(reply: Reply, index = 0): SealedTurn {
  const next = { topic: 'plan-price', things: [{ kind: 'plan', id: 'pro' } as const] };
  return { turn: { question: 'how much is pro', reply, next, at: 1 }, sealed: `sealed-${index}` };
}

function store(value: unknown) {
  sessionStorage.setItem('assistant-turns', JSON.stringify(value));
}

afterEach(() => {
  sessionStorage.clear();
});

test('turns with every kind of reply come back as they were', () => {
  const turns = REPLIES.map(turnOf);
  saveTurns(turns);
  expect(readTurns()).toEqual(turns);
});

const [answer] = REPLIES.map(turnOf);

const OTHER_SHAPES: readonly (readonly [string, unknown])[] = [
  ['no turn', 7],
  ['nothing', null],
  ['no seal', { turn: answer?.turn }],
  ['no question', { ...answer, turn: { ...answer?.turn, question: undefined } }],
  ['no time', { ...answer, turn: { ...answer?.turn, at: 'today' } }],
  ['a last turn without things', { ...answer, turn: { ...answer?.turn, next: { topic: 'plan-price' } } }],
  ...[
    undefined,
    'text',
    { kind: 'poem' },
    { kind: 'answer', topic: null, quotes: [quote] },
    { kind: 'answer', topic: null, quotes: [{ text: 'No link.' }], missing: [] },
    { kind: 'near', quotes: 'text' },
    { kind: 'clarify', choices: [{ label: 'Professional' }] },
    { kind: 'human', reason: 'toString' },
    { kind: 'refuse', reason: 'mood', word: null },
  ].map(reply => [JSON.stringify(reply), { ...answer, turn: { ...answer?.turn, reply } }] as const),
];

test.each(OTHER_SHAPES)(
  'a stored turn of another shape is left out, and the others stay: %s',
  (_what, bad) => {
    store([bad, answer]);
    expect(readTurns()).toEqual([answer]);
    store([bad]);
    expect(readTurns()).toBeNull();
  },
);

test('what is no list, or no JSON, is no conversation', () => {
  store({ turns: [answer] });
  expect(readTurns()).toBeNull();
  sessionStorage.setItem('assistant-turns', '[{');
  expect(readTurns()).toBeNull();
});
