import { CANARIES } from '@/ops/canaries.mjs';

/** The secret settings whose values the text holds. */
export function heldCanaries(text: string): string[] {
  return Object.entries(CANARIES).flatMap(([name, value]) => (text.includes(value) ? [name] : []));
}
