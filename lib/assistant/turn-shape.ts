import { assistant } from '@/content/assistant';
import { fieldOf } from '@/lib/site/text';
import type { LastTurn, Reply } from './reply';

/** A question and what was said to it. */
export type Turn = { question: string; reply: Reply; next: LastTurn | null; at: number };

/**
 * Whether a turn that comes back can be shown and continued. An earlier release may have made it in another shape, and a
 * tab's storage holds whatever was put there.
 */
export function isTurn(value: unknown): value is Turn {
  const next = fieldOf(value, 'next');
  return (
    hasTexts(value, 'question') &&
    typeof fieldOf(value, 'at') === 'number' &&
    isReply(fieldOf(value, 'reply')) &&
    (next === null || (hasTexts(next, 'topic') && isListOf(fieldOf(next, 'things'), isThing)))
  );
}

function isReply(reply: unknown): boolean {
  const kind = fieldOf(reply, 'kind');
  const reason = fieldOf(reply, 'reason');
  const words = fieldOf(reply, 'inOtherWords');
  if (words !== undefined && !isText(words)) return false;
  if (kind === 'book' || kind === 'machine') return true;
  if (kind === 'courtesy') return Object.hasOwn(assistant.courtesy, String(fieldOf(reply, 'of')));
  if (kind === 'near') return isListOf(fieldOf(reply, 'quotes'), isQuote);
  if (kind === 'clarify') return isListOf(fieldOf(reply, 'choices'), isChoice);
  if (kind === 'answer')
    return (
      isListOf(fieldOf(reply, 'quotes'), isQuote) &&
      isListOf(fieldOf(reply, 'missing'), isText) &&
      isTextOrNull(fieldOf(reply, 'topic'))
    );
  if (!isText(reason)) return false;
  if (kind === 'human') return Object.hasOwn(assistant.human, reason);
  return kind === 'refuse' && Object.hasOwn(assistant.refuse, reason) && isTextOrNull(fieldOf(reply, 'word'));
}

function isQuote(quote: unknown): boolean {
  const question = fieldOf(quote, 'question');
  return hasTexts(quote, 'text', 'href', 'from') && (question === undefined || isText(question));
}

function isChoice(choice: unknown): boolean {
  return hasTexts(choice, 'label', 'topic') && isTextOrNull(fieldOf(choice, 'of'));
}

function isThing(thing: unknown): boolean {
  return hasTexts(thing, 'kind', 'id');
}

function hasTexts(value: unknown, ...names: readonly string[]): boolean {
  return names.every(name => isText(fieldOf(value, name)));
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
