import { z } from 'zod';
import { text } from '@/lib/site/fields';

/** Why the pages are made again. The parts of the website have forms of their own (`lib/publishing/parts.ts`). */
export const releaseForm = z.object({
  why: text('Why does it change?', {
    max: 200,
    hint: 'For the history, such as “New prices from January”.',
    empty: 'Say why, for the history.',
  }),
});
