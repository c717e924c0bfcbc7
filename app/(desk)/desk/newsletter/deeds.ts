import { newsletterFigures } from '@/content/newsletter';
import { deleteIssue, saveIssue, sendIssueTest, startIssue } from '@/lib/newsletter';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { toSingleLine } from '@/lib/site/text';
import { toTypedLines } from '@/lib/site/typed-text';
import {
  comeBack,
  postedId,
  redirectTold,
  redirectWithNotice,
  deed,
  type DeskPost,
} from '@/app/(desk)/desk/deed';

export const deeds = {
  'issue-save': deed({
    who: 'staff',
    because: 'A draft reaches no one.',
    do: async (post, site) => {
      const { params } = post;
      const subject = toSingleLine(params.get('subject') ?? '');
      const markdown = toTypedLines(params.get('markdown') ?? '');
      const { subjectLength, textLength } = newsletterFigures;
      const errors = {
        ...(subject !== '' && subject.length <= subjectLength
          ? {}
          : { subject: `Write a subject of 1 to ${subjectLength} characters.` }),
        ...(markdown !== '' && markdown.length <= textLength
          ? {}
          : { markdown: `Write a text of 1 to ${textLength} characters.` }),
      };
      if (Object.keys(errors).length > 0) return comeBack(pageOf(post), errors);
      if (!isId(params.get('issue') ?? ''))
        return redirectWithNotice(serverRoutes.deskNewsletter(), 'issue-gone');
      const outcome = await saveIssue({ ...whose(post), subject, markdown }, site);
      if (outcome.kind === 'done') return redirectWithNotice(pageOf(post), 'issue-saved');
      if (outcome.kind === 'unrenderable')
        return comeBack(pageOf(post), { markdown: `Not saved. ${outcome.problem}` });
      return comeBack(pageOf(post), { markdown: 'Not saved: it was saved or sent by someone meanwhile.' });
    },
  }),

  'issue-test': deed({
    who: 'staff',
    because: 'It goes to the address of the person who asks.',
    do: async (post, site) => {
      const told = await sendIssueTest({ ...whose(post), to: post.staff.email }, site);
      return told
        ? redirectTold(pageOf(post), { code: 'issue-tested', told: told.kind })
        : redirectWithNotice(serverRoutes.deskNewsletter(), 'issue-gone');
    },
  }),

  /** Clicked twice, by two people or in two processes, it begins once. */
  'issue-send': deed({
    who: 'staff',
    factor: 'export',
    page: pageOf,
    do: async (post, site) => {
      const isStarted = await startIssue(whose(post), site);
      return redirectWithNotice(pageOf(post), isStarted ? 'issue-started' : 'issue-changed');
    },
  }),

  'issue-delete': deed({
    who: 'staff',
    because: 'Only a draft can be deleted.',
    do: async (post, site) => {
      const isDone = await deleteIssue(whose(post), site);
      return redirectWithNotice(serverRoutes.deskNewsletter(), isDone ? 'issue-deleted' : 'issue-gone');
    },
  }),
};

function whose({ params, staff }: DeskPost): { id: string; changedAt: number; staffId: string } {
  const changedAt = Number(params.get('changed')) || 0;
  return { id: postedId(params, 'issue'), changedAt, staffId: staff.accountId };
}

function pageOf({ params }: DeskPost): string {
  return serverRoutes.deskIssue(postedId(params, 'issue'));
}
