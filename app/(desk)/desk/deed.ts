import { createHash } from 'node:crypto';
import { deskNotices, factorTexts, type NoticeCode, type PromiseCode } from '@/content/desk';
import { FACTOR_FIELD, type FactorRefusal } from '@/lib/accounts';
import type { Told } from '@/lib/mail';
import type { FactorPurpose } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import type { Staff } from './visitor';

export type DeskPost = { params: URLSearchParams; staff: Staff };

/**
 * All about one thing that staff can do: a deed of the desk. `who`: an owner only, or anyone on the staff. Wherever money,
 * prices, recipients, other people's addresses or secrets are concerned there is a `factor`, so an open session alone is
 * not enough: the code is asked for before anything of the post is read. A deed without one says why (`because`).
 *
 * A form that changes something is posted with the version that it was opened with, and what a colleague saved is not
 * lost:
 * `seen` says what that is, and `page` comes back with what was typed when it is another one by now. In place of both, a
 * deed says in a sentence why nothing can be overwritten.
 */
type Rights = { who: 'staff' | 'owner' } & (
  | { factor: FactorPurpose; because?: never }
  | { because: string; factor?: never }
);
type FreeRecord = Rights & {
  seen: string;
  do: (post: DeskPost, site: Site) => Promise<DeskReply>;
} & ({ factor: FactorPurpose; page: Page } | { factor?: never; page?: never });
type SeenRecord<Row, State> = Rights & {
  seen: Seen<Row, State>;
  page: Page;
  /** `post.row` is what `find` found and the form has shown: a deed compares and sets with it, and answers `CHANGED`. */
  do: (post: DeskPost & { row: Row }, site: Site) => Promise<DeskReply | Changed>;
};
type Page = (post: DeskPost) => string;

/** What a form has shown of something, which a colleague may have changed by now. */
export type Seen<Row, State> = {
  /** What the form is about, as it is now; null when it is gone. */
  find: (post: DeskPost, site: Site) => Promise<Row | null>;
  /** Where the list is, and what is said when it is gone. */
  gone: readonly [page: string, text: string];
  /** What of it counts. The form is drawn with the same one, as its `seen`. */
  version: (row: Row) => State;
  /** What it is now, as a sentence. */
  says: (row: Row) => string;
  /** Whether the form asks for what is so already, as a second click does: then the deed itself says so. */
  isRepeat?: (post: DeskPost & { row: Row }, site: Site) => boolean | Promise<boolean>;
};

export type Deed<State = unknown> = Rights & {
  /** Why nothing can be overwritten, or the version that the form is opened with now; null when it is gone. */
  seen: string | ((post: DeskPost, site: Site) => Promise<{ version: State } | null>);
  do: (post: DeskPost, site: Site) => Promise<DeskReply>;
} & ({ factor: FactorPurpose; page: Page } | { factor?: never; page?: Page });

/** The deeds of a matter stand in its `deeds` by their names, which `deeds.ts` beside this file knows. */
export function deed<Row, State>(record: SeenRecord<Row, State>): Deed<State>;
export function deed(record: FreeRecord): Deed<never>;
export function deed<Row, State>(record: SeenRecord<Row, State> | FreeRecord): Deed<State> {
  return isSeenRecord(record) ? guarded(record) : record;
}

function isSeenRecord<Row, State>(
  record: SeenRecord<Row, State> | FreeRecord,
): record is SeenRecord<Row, State> {
  return typeof record.seen !== 'string';
}

/** Does a deed only to what its form has shown. */
function guarded<Row, State>({ seen, page, do: work, ...rights }: SeenRecord<Row, State>): Deed<State> {
  const [list, goneText] = seen.gone;
  const gone = comeBack(list, { [SEEN]: `${goneText} Nothing was done.` });
  return {
    ...rights,
    page,
    seen: async (post, site) => {
      const row = await seen.find(post, site);
      return row === null ? null : { version: seen.version(row) };
    },
    do: async (post, site) => {
      // Once more where it changed while it was done: by the other click of two, say.
      for (let isAgain = false; ; isAgain = true) {
        const row = await seen.find(post, site);
        if (row === null) return gone;
        const isCurrent = post.params.get(SEEN) === seenOf(seen.version(row));
        const mayDo = isCurrent || ((await seen.isRepeat?.({ ...post, row }, site)) ?? false);
        const reply = mayDo ? await work({ ...post, row }, site) : CHANGED;
        if (reply.kind !== 'changed') return reply;
        if (!mayDo || isAgain) return comeBack(page(post), { [SEEN]: `${CHANGED_TEXT} ${seen.says(row)}` });
      }
    },
  };
}

const CHANGED_TEXT = 'Nothing was done: this was changed while you had the page open.';

/**
 * `go`: a 303, with a word about what was done: `code` names it in `content/desk.ts`, `detail` is a state, a count or a
 * reason, never a person's data. `newSession` is the session's new secret, `newDevice` that of the device, when it is
 * trusted from now on. `again`: the page at `location` comes back and says at each field what is wrong, by its name.
 * `file`: a download.
 */
export type DeskReply =
  | {
      kind: 'go';
      location: string;
      notice: { code: NoticeCode; detail?: string | undefined };
      newSession?: string;
      newDevice?: string | undefined;
      /** What the browser previews from now on, sealed; empty for nothing any more. */
      preview?: string;
    }
  | ({ kind: 'again'; location: string; retryAfterSeconds?: number } & Pick<DeskRefusal, 'errors'>)
  | { kind: 'file'; name: string; type: string; body: string | ReadableStream<Uint8Array> };

/** What the form of a page that comes back is filled with again, and what is wrong, both by the names of its fields. */
export type DeskRefusal = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** A redirect to `location`, which shows the notice `code` once. One that promises an email needs `redirectTold`. */
export function redirectWithNotice(
  location: string,
  code: Exclude<NoticeCode, PromiseCode>,
  detail?: string,
): DeskReply {
  return { kind: 'go', location, notice: { code, detail } };
}

/**
 * A redirect with a notice that promises an email: `told` is what became of it, and where nobody is told, the notice says
 * that and what to do.
 */
export function redirectTold(
  location: string,
  { code, told, detail }: { code: PromiseCode; told: Told['kind']; detail?: string },
): DeskReply {
  const said = told === 'queued' ? code : deskNotices[code].untold;
  return { kind: 'go', location, notice: { code: said, detail } };
}

/** Nothing was done: the page at `location`, a path and query, comes back with what was typed. */
export function comeBack(location: string, errors: DeskRefusal['errors']): DeskReply {
  return { kind: 'again', location, errors };
}

/** The page comes back and says what is wrong with the code. */
export function refuseFactor(outcome: FactorRefusal, location: string): DeskReply {
  if (outcome.kind !== 'limited') return comeBack(location, { [FACTOR_FIELD]: factorTexts[outcome.kind] });
  const { retryAfterSeconds } = outcome;
  const text = fillText(factorTexts.limited, { detail: describeWait(retryAfterSeconds) });
  return { kind: 'again', location, errors: { [FACTOR_FIELD]: text }, retryAfterSeconds };
}

/** What a deed answers that finds another version in its transaction than the one in `post.row`. */
export const CHANGED = { kind: 'changed' } as const;
type Changed = typeof CHANGED;

/** The version that a form is opened with, in a few characters. `PostForm` posts it, and a deed with `seen` compares it. */
export function seenOf(version: unknown): string {
  return createHash('sha256').update(JSON.stringify(version)).digest('base64url').slice(0, SEEN_LENGTH);
}

/** The name of the hidden field, and of what is said when it was another version. */
export const SEEN = 'seen';
const SEEN_LENGTH = 22;

/** The hidden field that names the others of its form: what is left was typed. */
export const HIDDEN = 'hidden';

/** By this name, the page that comes back knows what was typed, also where it has no such form any more. */
export const TYPED = 'typed';

/** What was typed into a form, without the code: a value a paragraph. */
export function typedIn(params: URLSearchParams): string {
  const others = new Set([HIDDEN, FACTOR_FIELD, ...(params.get(HIDDEN) ?? '').split(' ')]);
  const typed = [...params].flatMap(([name, value]) => (others.has(name) ? [] : [value.trim()]));
  return typed.filter(Boolean).join('\n\n');
}

/** What someone who is no owner reads in the place of what only owners do. */
export const OWNERS_ONLY =
  'Only an owner of the desk can move money, download, erase, or decide who works here. Ask one of them.';

/** The id in a post; empty, which matches nothing, when there is none. */
export function postedId(params: URLSearchParams, name: string): string {
  const id = params.get(name) ?? '';
  return isId(id) ? id : '';
}

/** PayPal's id in a post; empty when it has not the shape of one. */
export function postedPayPalId(params: URLSearchParams): string {
  const id = params.get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}
