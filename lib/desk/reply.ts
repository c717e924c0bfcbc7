import { deskNotices, factorTexts, type NoticeCode, type PromiseCode } from '@/content/desk';
import { FACTOR_FIELD, type FactorRefusal, type Notice, type Session } from '@/lib/accounts';
import type { Told } from '@/lib/mail';
import { isId } from '@/lib/site/ids';
import type { DeskAction } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';

/** A person who works at the desk. */
export type Staff = {
  accountId: string;
  email: string;
  /** Whether they may also move money, download, erase and decide who works here. */
  isOwner: boolean;
  sessionId: string;
  notice: Notice | null;
  /** What the second factor was asked for again last. */
  confirmed: Session['confirmed'];
};

export type DeskPost = { params: URLSearchParams; staff: Staff };

/** What some of the desk's actions do, by their names. */
export type DeskActions = Partial<Record<DeskAction, (post: DeskPost, site: Site) => Promise<DeskReply>>>;

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

/** The id in a post; empty, which matches nothing, when there is none. */
export function postedId(params: URLSearchParams, name: string): string {
  const id = params.get(name) ?? '';
  return isId(id) ? id : '';
}
