import { searchLimits } from '@/content/search';
import { truncate } from '@/lib/site/text';

/**
 * A query as it is searched and shown: without blanks around it, without signs that no page may hold, and no longer
 * than anyone types.
 */
export function cleanQuery(typed: string): string {
  const shown = typed.replace(UNFIT_FOR_HTML, ' ').trim();
  return truncate(shown, searchLimits.maximumLength, '').trim();
}

/** Controls and noncharacters: written into a page they are errors, or become other signs. */
const UNFIT_FOR_HTML = /[\p{Cc}\p{NChar}]+/gu;
