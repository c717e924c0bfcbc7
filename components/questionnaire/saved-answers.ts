import type { Fields } from '@/lib/forms/schema';
import { readStored, store } from '@/lib/site/browser';
import { parseJson } from '@/lib/site/text';

/** The answers given so far and the question that was open, kept in this browser until they are sent. */
type SavedAnswers = { answers: Fields; step: number };

/** What is kept; null when there is nothing, or nothing that we wrote. */
export function readSaved(): SavedAnswers | null {
  const saved = parseJson(readStored(SAVED_KEY));
  return isSaved(saved) ? saved : null;
}

/** Where storage is switched off the answers live in the page alone. */
export function saveAnswers(answers: Fields, step: number): void {
  const entries = Object.entries(answers).filter(([, value]) => value !== '');
  store(SAVED_KEY, JSON.stringify({ answers: Object.fromEntries(entries), step }));
}

export function forgetAnswers(): void {
  store(SAVED_KEY, null);
}

/** Where the answers are kept. */
export const SAVED_KEY = 'questionnaire';

function isSaved(value: unknown): value is SavedAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const { answers, step } = value as Partial<Record<keyof SavedAnswers, unknown>>;
  const isRecord = typeof answers === 'object' && answers !== null && !Array.isArray(answers);
  return Number.isInteger(step) && isRecord && Object.values(answers).every(text => typeof text === 'string');
}
