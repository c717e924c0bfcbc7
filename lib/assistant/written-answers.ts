import { answers, type WrittenAnswer } from '@/content/answers';
import { assistant } from '@/content/assistant';
import { chatterWords } from '@/content/assistant-words';
import { SMALL_WORDS } from '@/lib/search';
import { routes } from '@/lib/site/routes';
import type { Quote } from './clauses';
import { plainWords } from './read-question';

/**
 * The answer that owners have written to this question: one of its wordings has every telling word of it, and it has most
 * of the wording's. A figure or a word more is another question.
 */
export function findWrittenAnswer(typed: string, written: readonly WrittenAnswer[] = answers): Quote | null {
  const asked = telling(typed);
  if (asked.size === 0) return null;
  let best: { share: number; item: WrittenAnswer } | null = null;
  for (const item of written)
    for (const wording of [item.question, ...item.wordings.split('\n')]) {
      const words = telling(wording);
      const share = [...asked].every(word => words.has(word)) ? asked.size / words.size : 0;
      if (share >= SHARE && share > (best?.share ?? 0)) best = { share, item };
    }
  if (best === null) return null;
  const { id, question, answer } = best.item;
  const href = `${routes.ask()}#${writtenAnswerAnchor(id)}`;
  return { text: answer, question, href, from: assistant.written.title };
}

export function writtenAnswerAnchor(id: number): string {
  return `answer-${id}`;
}

function telling(text: string): Set<string> {
  const words = plainWords(text).filter(word => KEPT.has(word) || !SMALL.has(word));
  return new Set(words.map(word => word.replace(/(?<=..[^s])s$/, '')));
}

/** These make another question of the same words. */
const KEPT: ReadonlySet<string> = new Set(
  'no not never without only before after cannot cant dont wont isnt doesnt if much many long often far soon when where who why which'.split(
    ' ',
  ),
);
const SMALL: ReadonlySet<string> = new Set(
  [...SMALL_WORDS, ...chatterWords.split(' ')].flatMap(word => plainWords(word)),
);
const SHARE = 0.75;
