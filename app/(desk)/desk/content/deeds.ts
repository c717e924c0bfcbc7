import {
  dropDraft,
  findRelease,
  FIRST,
  isPartName,
  makeRelease,
  PARTS,
  publishRelease,
  readPart,
  readPartValue,
  saveDraft,
  sealPreview,
} from '@/lib/publishing';
import { isId } from '@/lib/site/ids';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { toSingleLine } from '@/lib/site/text';
import { comeBack, postedId, redirectWithNotice, deed, SEEN, wasSeen } from '@/app/(desk)/desk/deed';
import { listCallsOutsideOf } from './queries';

const PAGE = serverRoutes.deskContent();

export const deeds = {
  /** Keeps a part as a draft: nothing of the website changes. */
  'content-save': deed({
    who: 'owner',
    because: 'A draft changes nothing. Building and publishing it ask.',
    do: async ({ params, staff }, site) => {
      const part = params.get('part') ?? '';
      if (!isPartName(part)) return redirectWithNotice(PAGE, 'content-gone');
      const former = await readPartValue(part, site);
      const read = readPart(PARTS[part].schema, params, former);
      if (read.kind === 'invalid') return comeBack(serverRoutes.deskContent(part), read.errors);
      const change = { part, value: read.value, actorId: staff.accountId };
      const outcome = await saveDraft({ ...change, isSeen: now => wasSeen(params, now) }, site);
      if (outcome === 'changed')
        return comeBack(serverRoutes.deskContent(part), { [SEEN]: CHANGED_MEANWHILE });
      return redirectWithNotice(PAGE, outcome === 'saved' ? 'content-saved' : 'content-unchanged');
    },
  }),

  'content-drop': deed({
    who: 'owner',
    because: 'A draft is not on the website.',
    do: async ({ params, staff }, site) => {
      const part = params.get('part') ?? '';
      if (!isPartName(part)) return redirectWithNotice(PAGE, 'content-gone');
      const drop = { part, actorId: staff.accountId, isSeen: (now: unknown) => wasSeen(params, now) };
      return redirectWithNotice(PAGE, `content-${await dropDraft(drop, site)}`);
    },
  }),

  /** Has the pages built with what was changed, or with what was published once (`like`): that starts programs. */
  'release-make': deed({
    who: 'owner',
    factor: 'money',
    page: () => serverRoutes.deskContent(),
    do: async (post, site) => {
      const { params, staff } = post;
      const why = toSingleLine(params.get('why') ?? '');
      const like = params.get('like');
      if (why === '') return comeBack(PAGE, { why: 'Say why, for the history.' });
      if (why.length > WHY_MAX) return comeBack(PAGE, { why: `Shorten this to ${WHY_MAX} characters.` });
      const former = like === null || like === FIRST ? like : await findPublishedId(like, site);
      if (like !== null && former === null) return redirectWithNotice(PAGE, 'content-gone');
      const outcome = await makeRelease({ why, like: former, actorId: staff.accountId }, site);
      if (outcome.kind === 'nothing-changed') return redirectWithNotice(PAGE, 'content-unchanged');
      return redirectWithNotice(serverRoutes.deskRelease(outcome.id), 'release-made');
    },
  }),

  'release-publish': deed({
    who: 'owner',
    factor: 'money',
    page: ({ params }) => serverRoutes.deskRelease(postedId(params, 'release')),
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
    because: 'Only this browser sees it, and building it asked.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'release');
      const release = await findRelease(site.db, id);
      if (release?.state !== 'ready') return redirectWithNotice(PAGE, 'release-not-ready');
      const preview = sealPreview({ id, sessionId: staff.sessionId }, site);
      return { ...redirectWithNotice(routes.home(), 'preview-shown'), preview };
    },
  }),

  'preview-end': deed({
    who: 'staff',
    because: 'It ends what this browser sees.',
    do: () => Promise.resolve({ ...redirectWithNotice(PAGE, 'preview-ended'), preview: '' }),
  }),
};

/** Only what was published can be published again. */
async function findPublishedId(id: string, { db }: Pick<Site, 'db'>): Promise<string | null> {
  const release = isId(id) ? await findRelease(db, id) : null;
  return release?.state === 'published' && release.parts !== '' ? release.id : null;
}

const CHANGED_MEANWHILE =
  'Nothing was saved: someone else changed this part while you had it open. The fields hold what you typed. Open the part in another tab to see what it says now, then save yours again.';

const WHY_MAX = 200;
