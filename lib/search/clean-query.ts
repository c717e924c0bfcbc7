import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/kernel/text';

/** A query as it is searched and shown: without blanks around it, and no longer than anybody types. */
export function cleanQuery(typed: string): string {
  return truncate(typed.trim(), searchLimits.maximumLength, '').trim();
}
