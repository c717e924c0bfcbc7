import { comeBack, deed, redirectWithNotice } from '@/app/(desk)/desk/deed';
import type { WrittenAnswer } from '@/content/answers';
import { PARTS, readPartValue, saveDraft } from '@/lib/publishing';
import { serverRoutes } from '@/lib/site/routes';
import { answerForm } from './forms';

const PAGE = serverRoutes.deskHealth();

export const deeds = {
  /** Writes an answer to a question that the assistant could not answer, as a draft of that part of the website. */
  'question-answer': deed({
    who: 'owner',
    audit: ['content-changed'],
    notices: ['question-answered'],
    fields: [],
    form: answerForm,
    page: () => PAGE,
    because: 'A draft changes nothing. Building and publishing it ask.',
    seen: 'It adds an answer to the draft, and changes none of the others.',
    do: async ({ staff, values: { asked, answer, ...typed } }, site) => {
      const question = typed.question ?? asked;
      const former = PARTS.answers.schema.parse(await readPartValue('answers', site)) as WrittenAnswer[];
      // A second click.
      if (former.some(item => item.question === question && item.answer === answer))
        return redirectWithNotice(serverRoutes.deskContent(), 'question-answered');
      const id = Math.max(0, ...former.map(item => item.id)) + 1;
      const added = { id, question, wordings: question === asked ? '' : asked, answer };
      const { data: value, error } = PARTS.answers.schema.safeParse([...former, added]);
      if (error) {
        const errors: Partial<Record<Field, string>> = {};
        for (const { path, message } of error.issues) errors[fieldOf(path)] ??= message;
        return comeBack(PAGE, errors);
      }
      const outcome = await saveDraft({ part: 'answers', value, former, actorId: staff.accountId }, site);
      return outcome === 'changed'
        ? comeBack(PAGE, { asked: 'Someone else changed the answers just now. Save it again.' })
        : redirectWithNotice(serverRoutes.deskContent(), 'question-answered');
    },
  }),
};

/** Where the form shows what is wrong: with the answers that are there, only what was added can be. */
function fieldOf([, field]: readonly PropertyKey[]): Field {
  return field === 'question' || field === 'answer' ? field : 'asked';
}

type Field = keyof typeof answerForm.shape;
