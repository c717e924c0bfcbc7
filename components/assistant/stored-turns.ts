import { isTurn } from '@/lib/assistant/turn-shape';
import type { SealedTurn } from '@/lib/assistant/turns';
import { fieldOf } from '@/lib/site/text';

/**
 * The conversation of this tab, in its own storage: it ends with the tab, and no server has it. Null where there is none;
 * turns of another shape are left out.
 */
export function readTurns(): SealedTurn[] | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const turns = Array.isArray(stored) ? stored.filter(isSealedTurn) : [];
    return turns.length > 0 ? turns : null;
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

function isSealedTurn(value: unknown): value is SealedTurn {
  return typeof fieldOf(value, 'sealed') === 'string' && isTurn(fieldOf(value, 'turn'));
}

const KEY = 'assistant-turns';
