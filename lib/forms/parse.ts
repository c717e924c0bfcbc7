import { fillPage } from '#engine';
import { formMessages as messages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { leadReplies } from '@/content/lead-replies';
import { readForm, clientAddressOf, asksForJson, PAGE_PATH } from '@/lib/site/http/request';
import { plainNotice, respondHtml, respondJson } from '@/lib/site/http/respond';
import { readDeskPath, routes } from '@/lib/site/routes';
import { countFailedPost } from '@/lib/site/security/refusals';
import type { Site } from '@/lib/site/site';
import { toReadableAddress } from '@/lib/site/stored-address';
import { describeWait, fillText } from '@/lib/site/text';
import type { AccountFormName, FieldDefinition, FormName, LeadFormName } from './define';
import { readFields } from './fields';
import { checkFields, type FieldError, type Fields, type FormAttempt } from './schema';

/**
 * Reads a post of any of our forms, or returns why it is not taken. One with errors is counted, because each is a page to
 * make and nothing that is kept.
 */
export async function readFormPost(
  request: Request,
  site: Site,
): Promise<Extract<ParsedPost, { kind: 'lead' | 'account' | 'checkup' }> | FormRefusal> {
  const body = await readForm(request);
  if (body.kind === 'refused')
    return { kind: 'refused', status: body.status, message: messages[body.problem] };
  if (hasTooManyFields(body.text)) return { kind: 'refused', status: 413, message: messages.tooManyFields };
  const params = new URLSearchParams(body.text);
  const parsed = parsePost(params);
  if (parsed.kind === 'unknown_form') return { kind: 'refused', status: 400, message: messages.unknownForm };
  if (parsed.kind === 'lead' || parsed.kind === 'checkup') return parsed;
  const next = readWayOn(params, request.headers.get('referer'));
  const typed = { ...parsed, values: { ...parsed.values, next } };
  if (typed.kind === 'account') return typed;
  const allowance = await countFailedPost(
    clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS),
    site,
  );
  const { formName, values, errors } = typed;
  if (allowance.kind === 'limited') return holdOff({ formName, values }, allowance.retryAfterSeconds);
  return { kind: 'again', formName, errors, values, status: 422, message: messages.checkFields };
}

/**
 * The page of the desk that the visitor wants to sign in for. The sign-in page is static, so its own address says it, and
 * once it comes back with an error, its hidden field does.
 */
function readWayOn(params: URLSearchParams, referer: string | null): string {
  const path = params.get('next') || URL.parse(referer ?? '')?.searchParams.get('next');
  return readDeskPath(path) ?? '';
}

/** A parsed post. Passwords are in `account` only, and in no lead, email or log. */
export type ParsedPost =
  | { kind: 'lead'; submission: LeadSubmission; values: Fields }
  | { kind: 'checkup'; submission: Submission; values: Fields }
  | {
      kind: 'account';
      formName: AccountFormName;
      fields: Fields;
      submissionId: string | null;
      values: Fields;
    }
  | { kind: 'invalid'; formName: FormName; errors: FieldError[]; values: Fields }
  | { kind: 'unknown_form' };

export type LeadSubmission = Submission & { formName: LeadFormName };

/** What came with a form, and what our own page added to it. */
type Submission = {
  fields: Fields;
  /** The page's random id; null when the post came without one. */
  submissionId: string | null;
  /** True when the trap field, which no person sees, holds something. */
  isTrapFilled: boolean;
  /** When the page was opened, by the visitor's clock; null when unknown. */
  startedAt: number | null;
  /** What the page's script carried of the visit, as it came. */
  visit?: string | null;
  /** The link's token of the report that the form stands on; null on every other page. */
  checkup?: string | null;
};

/** Whether a body has more fields than any form. It only counts them, so ten thousand names are not even split. */
export function hasTooManyFields(body: string): boolean {
  let fields = 1;
  for (let at = body.indexOf('&'); at !== -1 && fields <= FIELDS_MAX; at = body.indexOf('&', at + 1))
    fields += 1;
  return fields > FIELDS_MAX;
}

/**
 * Reads a form post. Only the form's own fields are looked at; of a field that comes twice the first one counts.
 * `values` are for showing the page again: as typed, without passwords.
 */
export function parsePost(params: URLSearchParams): ParsedPost {
  const formName = params.get('form-name') ?? '';
  if (!isFormName(formName)) return { kind: 'unknown_form' };
  const form = forms[formName];
  const typed = readFields(form.fields, params);
  const values = valuesToShow(form.fields, typed, params);
  const checked = checkFields(form, typed, messages);
  if (checked.kind === 'invalid') return { kind: 'invalid', formName, errors: checked.errors, values };
  const fields = toStoredFields(form.fields, checked.fields);
  const bookkeeping = readBookkeeping(params);
  if (isAccountFormName(formName)) {
    const { submissionId } = bookkeeping;
    const isProof = submissionId !== null && submissionId.length >= PROOF_LENGTH_MIN;
    return { kind: 'account', formName, fields, submissionId: isProof ? submissionId : null, values };
  }
  if (formName === 'checkup-form')
    return { kind: 'checkup', submission: { fields: withoutEmpty(fields), ...bookkeeping }, values };
  return {
    kind: 'lead',
    submission: { formName, fields: withoutEmpty(fields), ...bookkeeping },
    values,
  };
}

/** What our own pages add to a post. All of it may be absent: third parties post without. */
function readBookkeeping(params: URLSearchParams): Omit<Submission, 'fields'> {
  const submissionId = params.get('submission-id') ?? '';
  const startedAt = Number(params.get('form-started-at') ?? '');
  return {
    submissionId: SUBMISSION_ID.test(submissionId) ? submissionId : null,
    isTrapFilled: (params.get(TRAP_FIELD) ?? '').trim() !== '',
    startedAt: Number.isSafeInteger(startedAt) && startedAt > 0 ? startedAt : null,
    visit: params.get('visit'),
    checkup: params.get('checkup')?.slice(0, BOOKKEEPING_MAX) ?? null,
  };
}

/** The bookkeeping goes back into the page too, so the next try is known as the same submission. */
function valuesToShow(fields: readonly FieldDefinition[], typed: Fields, params: URLSearchParams): Fields {
  const typedEntries = fields
    .filter(field => field.rule !== 'password')
    .map(({ name }) => [name, typed[name] ?? '']);
  const bookkeeping = KEPT_BOOKKEEPING.map(name => [
    name,
    (params.get(name) ?? '').slice(0, BOOKKEEPING_MAX),
  ]);
  return Object.fromEntries([...typedEntries, ...bookkeeping]);
}

/** Browsers post the domain of an address as `xn--…`; rows and pages have its letters. */
function toStoredFields(definitions: readonly FieldDefinition[], fields: Fields): Fields {
  const stored = definitions.flatMap(({ name, rule }) =>
    rule === 'email' ? [[name, toReadableAddress(fields[name] ?? '')]] : [],
  );
  return { ...fields, ...Object.fromEntries(stored) };
}

/** An optional field that was left empty is not stored. */
function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

function isAccountFormName(name: FormName): name is AccountFormName {
  return name === 'signin-form' || name === 'signup-form';
}

const FIELDS_MAX = 50;
const TRAP_FIELD = 'office-fax';
const KEPT_BOOKKEEPING = ['submission-id', 'form-started-at', 'checkup'];
const BOOKKEEPING_MAX = 100;
/** Short ones do no harm: a lead is known by its id and its text together. */
const SUBMISSION_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** A sign-up's second click proves with the id that it comes from the same page: no one may guess that. */
const PROOF_LENGTH_MIN = 16;

/** Why a post is not taken. `again`: its form comes back with what was typed. `refused`: it belongs to none, or cannot be read. */
export type FormRefusal =
  | {
      kind: 'again';
      status: 401 | 403 | 422 | 429 | 503;
      formName: FormName;
      errors: readonly FieldError[];
      values: Fields;
      /** The heading of the message, instead of "There is a problem". */
      title?: string;
      message: string;
      retryAfterSeconds?: number;
    }
  | { kind: 'refused'; status: 400 | 413 | 415; message: string };

/** Says why, to a script, which asks for JSON, or to a plain form, whose browser shows its page again. */
export async function refuseForm(refusal: FormRefusal, request: Request, site: Site): Promise<Response> {
  const { status, message } = refusal;
  const init = { status, headers: headersOf(refusal) };
  const errors = refusal.kind === 'again' ? refusal.errors : [];
  if (isFromScript(request)) return respondJson({ ok: false, errors, message }, init);
  const page = refusal.kind === 'again' ? await formPageAgain(refusal, request, site) : null;
  return respondHtml(page ?? refusalPage(message, request, site), init);
}

/** Whether a script sent the form and reads the answer. */
export function isFromScript({ headers }: Request): boolean {
  return asksForJson({ accept: headers.get('accept'), contentType: headers.get('content-type') });
}

/** Says when to come back; the text is kept. */
export function holdOff(
  typed: { formName: FormName; values: Fields },
  retryAfterSeconds: number,
): FormRefusal & { kind: 'again' } {
  const message = fillText(messages.limited, { wait: describeWait(retryAfterSeconds) });
  return { kind: 'again', ...typed, errors: [], status: 429, message, retryAfterSeconds };
}

/**
 * The page that the visitor posted from, with the text kept and the errors in place. If that page does not have the
 * form, the form's own page; null when that has no such form either.
 */
export async function formPageAgain(
  { formName, values, errors, title, message }: FormRefusal & { kind: 'again' },
  request: Request,
  site: Site,
): Promise<string | null> {
  // Wrong fields have their own messages; anything else appears once, at the top.
  const attempt: FormAttempt = { values, errors, message: errors.length > 0 ? null : message, title };
  const paths = new Set([...refererPath(request.headers, site.env.SITE_URL), ownPage(formName, values)]);
  for (const path of paths) {
    const html = await (site.fillPage ?? fillPage)(path, { [formName]: attempt });
    if (html !== null) return asFailed(html);
  }
  return null;
}

/** A page that comes back with errors. It works as plain HTML, so whatever made the visitor's scripts fail does not matter. */
export function asFailed(html: string): string {
  return html.replace(SCRIPTS, '').replace('<title>', '<title>Error: ');
}

/** Scripts, and the hints that would fetch them early for nothing. */
const SCRIPTS = /<script\b[^]*?<\/script>|<link [^>]*\brel="(?:modulepreload"|preload" as="script")[^>]*>/g;

/**
 * The path alone, of our own origin. URLs that do something when opened, or belong to one person, are never fetched
 * because of a header.
 */
function refererPath(headers: Headers, siteOrigin: string): string[] {
  const url = URL.parse(headers.get('referer') ?? '');
  if (!url || (url.origin !== siteOrigin && url.host !== headers.get('host'))) return [];
  return PAGE_PATH.test(url.pathname) && !PRIVATE_PATH.test(url.pathname) ? [url.pathname] : [];
}

const PRIVATE_PATH =
  /^\/(?:account|account-actions|api|checkout|desk|forms|healthz|newsletter|order|request|reset-password|success|thanks|verify-email|webhooks|website-checkup\/report)(?:\/|$)/;

function ownPage(formName: FormName, values: Fields): string {
  if (formName === 'checkup-form') return routes.checkup();
  // The page of the report has its token in its address.
  if (formName === 'checkup-report-form') return routes.checkupReport(values['checkup']);
  if (formName === 'signin-form') return routes.signIn();
  if (formName === 'signup-form') return routes.signUp();
  return leadReplies[formName].page;
}

/** For posts that belong to no form, or cannot be read. */
function refusalPage(message: string, request: Request, site: Site): string {
  const { problemTitle, goBack, backHome, contact, siteName } = messages;
  const [page] = refererPath(request.headers, site.env.SITE_URL);
  return plainNotice({
    title: problemTitle,
    brand: siteName,
    sentences: [message],
    ways: [
      page === undefined ? { href: routes.home(), label: backHome } : { href: page, label: goBack },
      { href: routes.contact(), label: contact },
    ],
  });
}

/** A body that was cut off leaves the connection unusable; a throttled visitor is told when to try again. */
function headersOf(refusal: FormRefusal): Record<string, string> {
  if (refusal.kind === 'refused') return refusal.status === 413 ? { connection: 'close' } : {};
  const { retryAfterSeconds } = refusal;
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}
