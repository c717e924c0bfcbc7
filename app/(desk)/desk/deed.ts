import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { DeedLine } from '@/content/audit';
import { deskNotices, factorTexts, type NoticeCode, type PromiseCode, type UntoldCode } from '@/content/desk';
import { FACTOR_FIELD, type FactorRefusal } from '@/lib/accounts';
import type { Told } from '@/lib/mail';
import type { FactorPurpose } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { readFields } from '@/lib/site/read-fields';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import type { Staff } from './visitor';

/** What is posted of a form, read by the names that its deed gives its fields: another name does not compile. */
type Posted<Field extends string = string> = Omit<URLSearchParams, 'get' | 'getAll' | 'has'> & {
  get: (name: Field) => string | null;
  getAll: (name: Field) => string[];
  has: (name: Field) => boolean;
};
export type DeskPost<Field extends string = string> = { params: Posted<Field>; staff: Staff };

/** What staff type into the form of a deed, by name: `lib/site/fields.ts` has the kinds of fields. */
export type FormSchema = z.ZodObject;
/** What was typed, as the schema reads it. */
type Typed<Form extends FormSchema> = [Form] extends [never] ? unknown : { values: z.output<Form> };
type KeysOf<Form extends FormSchema> = [Form] extends [never] ? never : keyof Form['shape'] & string;
/** A form that can be refused has a page to come back on. */
type HasPage<Form extends FormSchema, Field extends string> = [Form] extends [never]
  ? unknown
  : { page: Page<Field> };

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

/** Each of these is one list for what a deed writes, says and reads, and for the words and the form: none can be forgotten. */
type Names<Line extends DeedLine, Code extends NoticeCode, Field extends string> = {
  /** The lines of the audit that it writes, or why it writes none. Their words are in `content/audit.ts`. */
  audit: readonly Line[] | string;
  /** What may be said once it is done. The words are in `content/desk.ts`; of a promise, also those in its place. */
  notices: readonly Code[];
  /** What its form posts beside what is typed: what it is about. */
  fields: readonly Field[];
};
type FreeRecord<Code extends NoticeCode, Field extends string, Form extends FormSchema> = Rights & {
  seen: string;
  /** What is typed. It is read before the deed begins, and the page comes back with what is wrong, field by field. */
  form?: Form;
  do: (post: DeskPost<Field> & Typed<Form>, site: Site) => Promise<DeskReply<Code, Field | KeysOf<Form>>>;
} & ({ factor: FactorPurpose; page: Page<Field> } | { factor?: never; page?: Page<Field> });
type SeenRecord<
  Row,
  State,
  Code extends NoticeCode,
  Field extends string,
  Form extends FormSchema,
> = Rights & {
  seen: Seen<Row, State, Field, Form>;
  form?: Form;
  /** The same, where it depends on what the form is about. */
  formFor?: (row: Row) => Form;
  page: Page<Field>;
  /** `post.row` is what `find` found and the form has shown: a deed compares and sets with it, and answers `CHANGED`. */
  do: (
    post: DeskPost<Field> & { row: Row } & Typed<Form>,
    site: Site,
  ) => Promise<DeskReply<Code, Field | KeysOf<Form>> | Changed>;
};
type Page<Field extends string> = (post: DeskPost<Field>) => string;

/** What a form has shown of something, which a colleague may have changed by now. */
export type Seen<Row, State, Field extends string, Form extends FormSchema = never> = {
  /** What the form is about, as it is now; null when it is gone. */
  find: (post: DeskPost<Field>, site: Site) => Promise<Row | null>;
  /** Where the list is, and what is said when it is gone. */
  gone: readonly [page: string, text: string];
  /** What of it counts. The form is drawn with the same one, as its `seen`. */
  version: (row: Row) => State;
  /** What it is now, as a sentence. */
  says: (row: Row) => string;
  /** Whether the form asks for what is so already, as a second click does: then the deed itself says so. */
  isRepeat?: (post: DeskPost<Field> & { row: Row } & Typed<Form>, site: Site) => boolean | Promise<boolean>;
};

export type Deed<
  State = unknown,
  Line extends DeedLine = DeedLine,
  Code extends NoticeCode = NoticeCode,
  Field extends string = string,
  Form extends FormSchema = FormSchema,
> = Rights &
  Names<Line, Code, Field> & {
    /** Why nothing can be overwritten, or the version that the form is opened with now; null when it is gone. */
    seen: string | ((post: DeskPost, site: Site) => Promise<{ version: State } | null>);
    /** What is typed into its form; null where that is gone. */
    form: (post: DeskPost, site: Site) => Promise<Form | null>;
    do: (post: DeskPost, site: Site) => Promise<DeskReply>;
  } & ({ factor: FactorPurpose; page: Page<string> } | { factor?: never; page?: Page<string> });

/** The deeds of a matter stand in its `deeds` by their names, which `deeds.ts` beside this file knows. */
export function deed<
  Row,
  State,
  const Line extends DeedLine = never,
  const Code extends NoticeCode = never,
  const Field extends string = never,
  Form extends FormSchema = never,
>(
  record: Names<Line, Code, Field> & SeenRecord<Row, State, NoInfer<Code>, NoInfer<Field>, Form>,
): Deed<State, Line, Code, Field, Form>;
export function deed<
  const Line extends DeedLine = never,
  const Code extends NoticeCode = never,
  const Field extends string = never,
  Form extends FormSchema = never,
>(
  record: Names<Line, Code, Field> &
    FreeRecord<NoInfer<Code>, NoInfer<Field>, Form> &
    HasPage<NoInfer<Form>, NoInfer<Field>>,
): Deed<never, Line, Code, Field, Form>;
export function deed<
  Row,
  State,
  Line extends DeedLine,
  Code extends NoticeCode,
  Field extends string,
  Form extends FormSchema,
>(
  record: Names<Line, Code, Field> &
    (SeenRecord<Row, State, Code, Field, Form> | FreeRecord<Code, Field, Form>),
): Deed<State, Line, Code, Field, Form> {
  return isSeenRecord(record) ? guarded(record) : unguarded(record);
}

function isSeenRecord<Row, State, Code extends NoticeCode, Field extends string, Form extends FormSchema>(
  record: SeenRecord<Row, State, Code, Field, Form> | FreeRecord<Code, Field, Form>,
): record is SeenRecord<Row, State, Code, Field, Form> {
  return typeof record.seen !== 'string';
}

function unguarded<
  Line extends DeedLine,
  Code extends NoticeCode,
  Field extends string,
  Form extends FormSchema,
>({
  form,
  do: work,
  ...record
}: Names<Line, Code, Field> & FreeRecord<Code, Field, Form>): Deed<never, Line, Code, Field, Form> {
  return {
    ...record,
    form: () => Promise.resolve(form ?? null),
    do: (post, site) => {
      const read = readTyped(form, post);
      if (read.kind === 'read') return work(read.post, site);
      if (!record.page) throw new Error('A deed with a form has a page');
      return Promise.resolve(comeBack(record.page(post), read.errors));
    },
  };
}

/** The post with what was typed, as the form's schema reads it. */
function readTyped<Post extends DeskPost, Form extends FormSchema>(form: Form | undefined, post: Post) {
  // Without a form there are no values to name.
  if (form === undefined) return { kind: 'read' as const, post: post as Post & Typed<Form> };
  const read = readFields(form, new URLSearchParams([...post.params]));
  if (read.kind === 'invalid') return read;
  return { kind: 'read' as const, post: { ...post, values: read.values } as Post & Typed<Form> };
}

/** Does a deed only to what its form has shown. */
function guarded<
  Row,
  State,
  Line extends DeedLine,
  Code extends NoticeCode,
  Field extends string,
  Form extends FormSchema,
>({
  seen,
  page,
  form,
  formFor,
  do: work,
  ...record
}: Names<Line, Code, Field> & SeenRecord<Row, State, Code, Field, Form>): Deed<
  State,
  Line,
  Code,
  Field,
  Form
> {
  const [list, goneText] = seen.gone;
  const gone = saysChanged(list, `${goneText} Nothing was done.`);
  const shownFor = (row: Row) => formFor?.(row) ?? form;
  return {
    ...record,
    page,
    seen: async (post, site) => {
      const row = await seen.find(post, site);
      return row === null ? null : { version: seen.version(row) };
    },
    form: async (post, site) => {
      const row = await seen.find(post, site);
      return row === null ? null : (shownFor(row) ?? null);
    },
    do: async (post, site) => {
      // Once more where it changed while it was done: by the other click of two, say.
      for (let isAgain = false; ; isAgain = true) {
        const row = await seen.find(post, site);
        if (row === null) return gone;
        const read = readTyped(shownFor(row), { ...post, row });
        const isCurrent = post.params.get(SEEN) === seenOf(seen.version(row));
        const isRepeat = async () =>
          read.kind === 'read' && ((await seen.isRepeat?.(read.post, site)) ?? false);
        const mayDo = isCurrent || (await isRepeat());
        if (mayDo && read.kind === 'invalid') return comeBack(page(post), read.errors);
        const reply = mayDo && read.kind === 'read' ? await work(read.post, site) : CHANGED;
        if (reply.kind !== 'changed') return reply;
        if (!mayDo || isAgain) return saysChanged(page(post), `${CHANGED_TEXT} ${seen.says(row)}`);
      }
    },
  };
}

function saysChanged(location: string, text: string): DeskReply<never, never> {
  return { kind: 'again', location, errors: { [SEEN]: text } };
}

const CHANGED_TEXT = 'Nothing was done: this was changed while you had the page open.';

/**
 * `go`: a 303, with a word about what was done: `code` names it in `content/desk.ts`, `detail` is a state, a count or a
 * reason, never a person's data. `newSession` is the session's new secret, `newDevice` that of the device, when it is
 * trusted from now on. `again`: the page at `location` comes back and says at each field what is wrong, by its name.
 * `file`: a download.
 */
export type DeskReply<Code extends NoticeCode = NoticeCode, Field extends string = string> =
  | {
      kind: 'go';
      location: string;
      notice: { code: Code | UntoldCode; detail?: string | undefined };
      newSession?: string;
      newDevice?: string | undefined;
      /** What the browser previews from now on, sealed; empty for nothing any more. */
      preview?: string;
    }
  | {
      kind: 'again';
      location: string;
      errors: DeskRefusal['errors'];
      retryAfterSeconds?: number;
      /** Which fields `errors` names. Only the compiler reads it. */
      field?: Field;
    }
  | { kind: 'file'; name: string; type: string; body: string | ReadableStream<Uint8Array> };

/** What the form of a page that comes back is filled with again, and what is wrong, both by the names of its fields. */
export type DeskRefusal<Field extends string = string> = {
  values: Readonly<Partial<Record<Field | typeof SEEN | typeof TYPED, string>>>;
  errors: FieldErrors<Field | typeof SEEN | typeof FACTOR_FIELD>;
};
/** What is wrong, by the names of a form's fields. */
type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A redirect to `location`, which shows the notice `code` once. One that promises an email needs `redirectTold`. */
export function redirectWithNotice<Code extends Exclude<NoticeCode, PromiseCode>>(
  location: string,
  code: Code,
  detail?: string,
): DeskReply<Code, never> & { kind: 'go' } {
  return { kind: 'go', location, notice: { code, detail } };
}

/**
 * A redirect with a notice that promises an email: `told` is what became of it, and where nobody is told, the notice says
 * that and what to do.
 */
export function redirectTold<Code extends PromiseCode>(
  location: string,
  { code, told, detail }: { code: Code; told: Told['kind']; detail?: string },
): DeskReply<Code, never> {
  const said = told === 'queued' ? code : deskNotices[code].untold;
  return { kind: 'go', location, notice: { code: said, detail } };
}

/** Nothing was done: the page at `location`, a path and query, comes back with what was typed. */
export function comeBack<Field extends string>(
  location: string,
  errors: FieldErrors<Field>,
): DeskReply<never, Field> {
  return { kind: 'again', location, errors };
}

/** The page comes back and says what is wrong with the code. */
export function refuseFactor(outcome: FactorRefusal, location: string): DeskReply<never, never> {
  if (outcome.kind !== 'limited')
    return { kind: 'again', location, errors: { [FACTOR_FIELD]: factorTexts[outcome.kind] } };
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
export function postedId<Field extends string>(params: Posted<Field>, name: NoInfer<Field>): string {
  const id = params.get(name) ?? '';
  return isId(id) ? id : '';
}

/** PayPal's id in a post; empty when it has not the shape of one. */
export function postedPayPalId(params: Posted<'id'>): string {
  const id = params.get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}
