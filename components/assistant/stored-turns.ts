import type { SealedTurn } from '@/lib/assistant/turns';

/** The conversation of this tab, in its own storage: it ends with the tab, and no server has it. */
export function readTurns(): SealedTurn[] | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) && stored.length > 0 ? (stored as SealedTurn[]) : null;
  } catch {
    return null;
  }
}

export function saveTurns(turns: readonly SealedTurn[]): void {
  try {
    if (turns.length > 0) sessionStorage.setItem(KEY, JSON.stringify(turns));
  } catch {
    // Without storage the conversation is on the page alone.
  }
}

export function clearTurns(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}

const KEY = 'assistant-turns';
