import { openingHours } from '@/content/opening-hours';
import { listCallsOutside, slotsWithHours } from '@/lib/bookings';
import {
  dropDraft,
  findRelease,
  FIRST,
  isPartName,
  makeRelease,
  PARTS,
  publishRelease,
  readChanged,
  readPart,
  readParts,
  readPartValue,
  saveDraft,
  sealPreview,
  type ReleaseRow,
} from '@/lib/publishing';
import { isId } from '@/lib/site/ids';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { toSingleLine } from '@/lib/site/text';
import { comeBack, postedId, redirectWithNotice, type DeskActions } from './reply';

const PAGE = serverRoutes.deskContent();

export const contentActions = {
  /** Keeps a part as a draft: nothing of the website changes. */
  'content-save': async ({ params, staff }, site) => {
    const part = params.get('part') ?? '';
    if (!isPartName(part)) return redirectWithNotice(PAGE, 'content-gone');
    const former = await readPartValue(part, site);
    const read = readPart(PARTS[part].schema, params, former);
    if (read.kind === 'invalid') return comeBack(serverRoutes.deskContent(part), read.errors);
    const outcome = await saveDraft({ part, value: read.value, actorId: staff.accountId }, site);
    return redirectWithNotice(PAGE, outcome === 'saved' ? 'content-saved' : 'content-unchanged');
  },

  'content-drop': async ({ params, staff }, site) => {
    const part = params.get('part') ?? '';
    const isDone = isPartName(part) && (await dropDraft({ part, actorId: staff.accountId }, site));
    return redirectWithNotice(PAGE, isDone ? 'content-dropped' : 'content-gone');
  },

  /** Has the pages built with what was changed, or with what was published once (`like`): that starts programs. */
  'release-make': async (post, site) => {
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

  'release-publish': async (post, site) => {
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

  /** Shows this browser the pages of a release in the place of the website's, for an hour. */
  'preview-show': async ({ params, staff }, site) => {
    const id = postedId(params, 'release');
    const release = await findRelease(site.db, id);
    if (release?.state !== 'ready') return redirectWithNotice(PAGE, 'release-not-ready');
    const preview = sealPreview({ id, sessionId: staff.sessionId }, site);
    return { ...redirectWithNotice(routes.home(), 'preview-shown'), preview };
  },

  'preview-end': () => Promise.resolve({ ...redirectWithNotice(PAGE, 'preview-ended'), preview: '' }),
} satisfies DeskActions;

/** The booked calls that lie outside the hours, or on the days off, that a release brings; none where it changes neither. */
export function listCallsOutsideOf(release: ReleaseRow, site: Pick<Site, 'db' | 'now'>): CallsOutside {
  if (!readChanged(release).includes('hours')) return Promise.resolve([]);
  const hours = PARTS.hours.schema.parse(readParts(release).hours ?? openingHours) as typeof openingHours;
  return listCallsOutside(slotsWithHours(hours), site);
}

type CallsOutside = ReturnType<typeof listCallsOutside>;

/** Only what was published can be published again. */
async function findPublishedId(id: string, { db }: Pick<Site, 'db'>): Promise<string | null> {
  const release = isId(id) ? await findRelease(db, id) : null;
  return release?.state === 'published' && release.parts !== '' ? release.id : null;
}

const WHY_MAX = 200;
