import type { NoticeCode } from '@/content/desk';
import { isId } from '@/lib/site/ids';
import type { Staff } from './staff';
import type { DeskServices } from './services-type';

/**
 * `go`: a 303, with a word about what was done; `newSession` is the session's new secret, `newDevice`
 * that of the device, when it is trusted from now on. `file`: a download.
 */
export type DeskReply =
  | { kind: 'go'; location: string; notice: ReplyNotice; newSession?: string; newDevice?: string | undefined }
  | { kind: 'file'; name: string; type: string; body: string | ReadableStream<Uint8Array> };

/**
 * `code` names the words in `content/desk.ts`; `detail` is a state, a count or a reason, never a person's data; `typed`
 * is what the fields of a refused form are filled with again.
 */
type ReplyNotice = { code: NoticeCode; detail?: string; typed?: Readonly<Record<string, string>> };

export type DeskPost = { params: URLSearchParams; staff: Staff };

export type DeskActionHandler = (post: DeskPost, services: DeskServices) => Promise<DeskReply>;

/** A redirect to `location`, which shows the notice `code` once. */
export function redirectWithNotice(location: string, code: NoticeCode, detail?: string): DeskReply {
  return { kind: 'go', location, notice: detail === undefined ? { code } : { code, detail } };
}

/** The id in a post; empty, which matches nothing, when there is none. */
export function postedId(params: URLSearchParams, name: string): string {
  const id = params.get(name) ?? '';
  return isId(id) ? id : '';
}
