import type { NoticeCode } from '@/content/desk';
import type { FactorRefusal, Notice, Session } from '@/lib/accounts';
import { isId } from '@/lib/site/ids';
import type { Site } from '@/lib/site/site';
import { describeWait } from '@/lib/site/text';

/**
 * `go`: a 303, with a word about what was done; `newSession` is the session's new secret, `newDevice`
 * that of the device, when it is trusted from now on. `file`: a download.
 */
export type DeskReply =
  | { kind: 'go'; location: string; notice: ReplyNotice; newSession?: string; newDevice?: string | undefined }
  | { kind: 'file'; name: string; type: string; body: string | ReadableStream<Uint8Array> };

/**
 * `code` names the words in `content/desk.ts`; `detail` is a state, a count or a reason, never a person's data; `typed`
 * is what the fields of a refused form are filled with again, `errors` what is wrong with each of them, as codes.
 */
type ReplyNotice = {
  code: NoticeCode;
  detail?: string;
  typed?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
};

/** Whoever works at the desk. */
export type Staff = {
  accountId: string;
  email: string;
  sessionId: string;
  notice: Notice | null;
  /** What the second factor was asked for again last. */
  confirmed: Session['confirmed'];
};

export type DeskPost = { params: URLSearchParams; staff: Staff };

export type DeskActionHandler = (post: DeskPost, site: Site) => Promise<DeskReply>;

/** A redirect to `location`, which shows the notice `code` once. */
export function redirectWithNotice(location: string, code: NoticeCode, detail?: string): DeskReply {
  return { kind: 'go', location, notice: detail === undefined ? { code } : { code, detail } };
}

/** The page comes back and says why nothing was done. `typed` is what its other fields are filled with again. */
export function refuseFactor(
  outcome: FactorRefusal,
  location: string,
  typed?: Readonly<Record<string, string>>,
): DeskReply {
  const wait = outcome.kind === 'limited' ? { detail: describeWait(outcome.retryAfterSeconds) } : {};
  const notice = { code: `factor-${outcome.kind}`, ...wait, ...(typed ? { typed } : {}) } as const;
  return { kind: 'go', location, notice };
}

/** The id in a post; empty, which matches nothing, when there is none. */
export function postedId(params: URLSearchParams, name: string): string {
  const id = params.get(name) ?? '';
  return isId(id) ? id : '';
}

/** What the fields of a form that was just refused are filled with again. */
export function typedIn({ notice }: Pick<Staff, 'notice'>): Readonly<Record<string, string | undefined>> {
  return notice?.kind === 'desk' ? (notice.typed ?? {}) : {};
}
