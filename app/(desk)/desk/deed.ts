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
 * not enough: the code is asked for before anything of the post is read, and `page` comes back then with what was typed.
 * A deed without one says why (`because`).
 */
export type Deed = {
  who: 'staff' | 'owner';
  do: (post: DeskPost, site: Site) => Promise<DeskReply>;
} & (
  | { factor: FactorPurpose; page: (post: DeskPost) => string; because?: never }
  | { because: string; factor?: never; page?: never }
);

/** The deeds of a matter stand in its `deeds` by their names, which `deeds.ts` beside this file knows. */
export function deed(record: Deed): Deed {
  return record;
}

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

/**
 * What a form was opened with, in a few characters. The form posts it as `seen` (`SeenField`), and a deed that finds another
 * state comes back with what was typed, so that what a colleague saved is not lost.
 */
export function seenOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, SEEN_LENGTH);
}

/** Whether `state` is what the form was opened with. */
export function wasSeen(params: URLSearchParams, state: unknown): boolean {
  return params.get(SEEN) === seenOf(state);
}

/** The name of the hidden field, and of the error beside it. */
export const SEEN = 'seen';
const SEEN_LENGTH = 22;

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
