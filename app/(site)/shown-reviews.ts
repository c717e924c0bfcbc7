import { readReviews } from '@/lib/documents/read-reviews';
import { log } from '@/lib/site/log';

/** The reviews for a page. A snapshot that cannot be read is logged; visitors see no error. */
export function shownReviews(): ReturnType<typeof readReviews> {
  return readReviews(problem => log('warn', 'reviews_unreadable', { problem }));
}
