import { CHANGED, comeBack, deed, postedId, redirectWithNotice } from '@/app/(desk)/desk/deed';
import {
  dropDraft,
  findRelease,
  FIRST,
  isPartName,
  isSamePart,
  listDrafts,
  makeRelease,
  PARTS,
  publishRelease,
  readPartValue,
  saveDraft,
  sealPreview,
} from '@/lib/publishing';
import { isId } from '@/lib/site/ids';
import { readFields } from '@/lib/site/read-fields';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { releaseForm } from './forms';
import { listCallsOutsideOf } from './queries';

const PAGE = serverRoutes.deskContent();

/** Beside `part`, the fields of a part are those of its schema, which draws its form and reads it. */
const PART_FIELDS: readonly string[] = ['part'];

export const deeds = {
  /** Keeps a part as a draft: nothing of the website changes. */
  'content-save': deed({
    who: 'owner',
    audit: ['content-changed'],
    notices: ['content-saved', 'content-unchanged'],
    fields: PART_FIELDS,
    because: 'A draft changes nothing. Building and publishing it ask.',
    seen: {
      find: async ({ params }, site) => {
        const part = params.get('part') ?? '';
        return isPartName(part) ? { part, value: await readPartValue(part, site) } : null;
      },
      gone: [PAGE, 'There is no such part of the website.'],
      version: ({ value }) => value,
      says: ({ part }) => `Open “${PARTS[part].title}” in another tab to see what it says now.`,
      isRepeat: ({ params, row: { part, value } }) => {
        const read = readFields(PARTS[part].schema, params, value);
        return read.kind === 'read' && isSamePart(read.values, value);
      },
    },
    page: ({ params }) => serverRoutes.deskContent(params.get('part') ?? ''),
    do: async ({ params, staff, row: { part, value: former } }, site) => {
      const read = readFields(PARTS[part].schema, params, former);
      if (read.kind === 'invalid') return comeBack(serverRoutes.deskContent(part), read.errors);
      const change = { part, value: read.values, actorId: staff.accountId };
      const outcome = await saveDraft({ ...change, former }, site);
      if (outcome === 'changed') return CHANGED;
      return redirectWithNotice(PAGE, outcome === 'saved' ? 'content-saved' : 'content-unchanged');
    },
  }),

  'content-drop': deed({
    who: 'owner',
    audit: ['content-dropped'],
    notices: ['content-dropped'],
    fields: ['part'],
    because: 'A draft is not on the website.',
    seen: {
      find: async ({ params }, site) =>
        (await listDrafts(site.db)).find(({ part }) => part === params.get('part')) ?? null,
      gone: [PAGE, 'This change was dropped or published.'],
      version: ({ value }) => value,
      says: ({ part }) => `Open “${PARTS[part].title}” to see what the draft says now.`,
    },
    page: () => PAGE,
    do: async ({ staff, row: { part, value: former } }, site) => {
      const isDone = await dropDraft({ part, former, actorId: staff.accountId }, site);
      return isDone ? redirectWithNotice(PAGE, 'content-dropped') : CHANGED;
    },
  }),

  /** Has the pages made with what was changed, or with what was published once (`like`): that starts a program. */
  'release-make': deed({
    who: 'owner',
    audit: ['release-made'],
    notices: ['content-gone', 'content-unchanged', 'release-made'],
    fields: ['like'],
    form: releaseForm,
    factor: 'money',
    page: () => serverRoutes.deskContent(),
    seen: 'It is a preview of all drafts, and shows each change before anyone publishes it.',
    do: async ({ params, staff, values: { why } }, site) => {
      const like = params.get('like');
      const former = like === null || like === FIRST ? like : await findPublishedId(like, site);
      if (like !== null && former === null) return redirectWithNotice(PAGE, 'content-gone');
      const outcome = await makeRelease({ why, like: former, actorId: staff.accountId }, site);
      if (outcome.kind === 'nothing-changed') return redirectWithNotice(PAGE, 'content-unchanged');
      return redirectWithNotice(serverRoutes.deskRelease(outcome.id), 'release-made');
    },
  }),

  'release-publish': deed({
    who: 'owner',
    audit: ['release-published'],
    notices: [
      'content-gone',
      'release-published',
      'release-published-over-calls',
      'release-overtaken',
      'release-not-ready',
    ],
    fields: ['release'],
    factor: 'money',
    page: ({ params }) => serverRoutes.deskRelease(postedId(params, 'release')),
    seen: 'A release never changes, and one that was made before the latest was published is refused.',
    do: async (post, site) => {
      const id = postedId(post.params, 'release');
      const page = serverRoutes.deskRelease(id);
      const release = await findRelease(site.db, id);
      if (release === null) return redirectWithNotice(PAGE, 'content-gone');
      const outcome = await publishRelease({ id, actorId: post.staff.accountId }, site);
      if (outcome === 'published') {
        const { length } = await listCallsOutsideOf(release, site);
        const said =
          length === 0
            ? redirectWithNotice(PAGE, 'release-published')
            : redirectWithNotice(page, 'release-published-over-calls', String(length));
        return { ...said, preview: '' };
      }
      return redirectWithNotice(page, outcome === 'overtaken' ? 'release-overtaken' : 'release-not-ready');
    },
  }),

  /** Shows this browser the pages of a release in the place of the website's, for an hour. */
  'preview-show': deed({
    who: 'owner',
    audit: 'It changes what this browser sees.',
    notices: ['release-not-ready', 'preview-shown'],
    fields: ['release'],
    because: 'Only this browser sees it, and building it asked.',
    seen: 'It changes what this browser sees.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'release');
      const release = await findRelease(site.db, id);
      // While it is made, the page that is looked at is made first.
      if (release?.state !== 'ready' && release?.state !== 'preparing')
        return redirectWithNotice(PAGE, 'release-not-ready');
      const preview = sealPreview({ id, sessionId: staff.sessionId }, site);
      return { ...redirectWithNotice(routes.home(), 'preview-shown'), preview };
    },
  }),

  'preview-end': deed({
    who: 'staff',
    audit: 'It changes what this browser sees.',
    notices: ['preview-ended'],
    fields: ['release'],
    because: 'It ends what this browser sees.',
    seen: 'It changes what this browser sees.',
    do: () => Promise.resolve({ ...redirectWithNotice(PAGE, 'preview-ended'), preview: '' }),
  }),
};

/** Only what was published can be published again. */
async function findPublishedId(id: string, { db }: Pick<Site, 'db'>): Promise<string | null> {
  const release = isId(id) ? await findRelease(db, id) : null;
  return release?.state === 'published' && release.parts !== '' ? release.id : null;
}
