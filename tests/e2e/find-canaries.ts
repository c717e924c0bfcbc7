import { CANARIES } from '@/ops/canaries.mjs';

/** The secret settings that the text contains. */
export function findCanaries(text: string): string[] {
  return Object.entries(CANARIES).flatMap(([name, value]) => (text.includes(value) ? [name] : []));
}
