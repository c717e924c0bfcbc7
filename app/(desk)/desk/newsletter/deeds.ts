import {
  CHANGED,
  comeBack,
  deed,
  postedId,
  redirectTold,
  redirectWithNotice,
  type DeskPost,
} from '@/app/(desk)/desk/deed';
import {
  deleteIssue,
  findIssue,
  issueVersion,
  saveIssue,
  sendIssueTest,
  startIssue,
  type Issue,
} from '@/lib/newsletter';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { issueForm } from './forms';

const draft = {
  find: ({ params }: DeskPost<'issue'>, site: Site) => findIssue(postedId(params, 'issue'), site),
  gone: [serverRoutes.deskNewsletter(), 'This newsletter was deleted.'] as const,
  version: (issue: Issue) => issueVersion(issue),
  says: (issue: Issue) => sayIssue(issue),
};

function sayIssue(issue: Issue | null): string {
  if (issue === null) return 'The draft was deleted. Saving makes it again.';
  return issue.state === 'draft' ? `The draft is now “${issue.subject}”.` : 'It was sent.';
}

export const deeds = {
  'issue-save': deed({
    who: 'staff',
    audit: ['issue-saved'],
    notices: ['issue-saved'],
    fields: ['issue'],
    form: issueForm,
    because: 'A draft reaches no one.',
    seen: {
      // A new one has its id from the page that it is written on.
      find: async ({ params }, site) => {
        const id = postedId(params, 'issue');
        return id === '' ? null : { id, issue: await findIssue(id, site) };
      },
      gone: [serverRoutes.deskNewsletter(), 'This newsletter does not exist.'],
      version: ({ issue }) => issueVersion(issue),
      says: ({ issue }) => sayIssue(issue),
      isRepeat: ({ values: { subject, markdown }, row: { issue } }) =>
        issue?.subject === subject && issue.markdown === markdown,
    },
    page: pageOf,
    do: async (post, site) => {
      const { id, issue } = post.row;
      const { subject, markdown } = post.values;
      const changedAt = issue?.changed_at ?? 0;
      const staffId = post.staff.accountId;
      const outcome = await saveIssue({ id, changedAt, staffId, subject, markdown }, site);
      if (outcome.kind === 'done') return redirectWithNotice(pageOf(post), 'issue-saved');
      if (outcome.kind === 'unrenderable')
        return comeBack(pageOf(post), { markdown: `Not saved. ${outcome.problem}` });
      return CHANGED;
    },
  }),

  'issue-test': deed({
    who: 'staff',
    audit: ['issue-tested'],
    notices: ['issue-tested', 'issue-gone'],
    fields: ['issue'],
    because: 'It goes to the address of the person who asks.',
    seen: 'It shows what the draft says now, and changes nothing.',
    do: async (post, site) => {
      const id = postedId(post.params, 'issue');
      const { accountId: staffId, email: to } = post.staff;
      const told = await sendIssueTest({ id, staffId, to }, site);
      return told
        ? redirectTold(pageOf(post), { code: 'issue-tested', told: told.kind })
        : redirectWithNotice(serverRoutes.deskNewsletter(), 'issue-gone');
    },
  }),

  /** Clicked twice, by two people or in two processes, it begins once. */
  'issue-send': deed({
    who: 'staff',
    audit: ['issue-sent'],
    notices: ['issue-started'],
    fields: ['issue'],
    factor: 'export',
    page: ({ params }) => serverRoutes.deskIssueSend(postedId(params, 'issue')),
    seen: draft,
    do: async (post, site) => {
      const isStarted = await startIssue(whose(post), site);
      return isStarted ? redirectWithNotice(pageOf(post), 'issue-started') : CHANGED;
    },
  }),

  'issue-delete': deed({
    who: 'staff',
    audit: ['issue-deleted'],
    notices: ['issue-deleted'],
    fields: ['issue'],
    because: 'Only a draft can be deleted.',
    page: pageOf,
    seen: draft,
    do: async (post, site) => {
      const isDone = await deleteIssue(whose(post), site);
      return isDone ? redirectWithNotice(serverRoutes.deskNewsletter(), 'issue-deleted') : CHANGED;
    },
  }),
};

function whose({ row, staff }: Pick<DeskPost, 'staff'> & { row: Issue }): {
  id: string;
  changedAt: number;
  staffId: string;
} {
  return { id: row.id, changedAt: row.changed_at, staffId: staff.accountId };
}

function pageOf({ params }: DeskPost<'issue'>): string {
  return serverRoutes.deskIssue(postedId(params, 'issue'));
}
