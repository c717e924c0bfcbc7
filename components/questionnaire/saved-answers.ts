import type { Fields } from '@/lib/leads/lead-schema';

/** The answers given so far and the question that was open, kept in this browser until they are sent. */
type SavedAnswers = { answers: Fields; step: number };

/** What is kept; null when there is nothing, or nothing that we wrote. */
export function readSaved(): SavedAnswers | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(SAVED_KEY) ?? 'null');
    return isSaved(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function saveAnswers(answers: Fields, step: number): void {
  const given = Object.entries(answers).filter(([, value]) => value !== '');
  try {
    localStorage.setItem(SAVED_KEY, JSON.stringify({ answers: Object.fromEntries(given), step }));
  } catch {
    // Storage may be switched off; the answers then live in the page alone.
  }
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(SAVED_KEY);
  } catch {
    // Nothing was kept, then.
  }
}

/** Where the answers are kept. */
export const SAVED_KEY = 'questionnaire';

function isSaved(value: unknown): value is SavedAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const { answers, step } = value as Partial<Record<keyof SavedAnswers, unknown>>;
  const isRecord = typeof answers === 'object' && answers !== null && !Array.isArray(answers);
  return Number.isInteger(step) && isRecord && Object.values(answers).every(text => typeof text === 'string');
}
