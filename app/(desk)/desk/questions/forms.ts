import { z } from 'zod';
import { listed, optional, text } from '@/lib/site/fields';

/** An answer to a question that someone asked in vain. */
export const answerForm = z.object({
  asked: listed('Which question?', { placeholder: 'Choose one', problem: 'Choose the question.' }),
  question: optional(
    text('Question', { max: 120, hint: 'As the page shows it. Left empty, it is shown as it was asked.' }),
  ),
  answer: text('Answer', {
    kind: 'long',
    max: 600,
    hint: 'Leave prices out: they change, and the answer does not.',
  }),
});
