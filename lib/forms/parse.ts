import { formMessages as messages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { readForm } from '@/lib/site/http/request';
import { readDeskPath } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import { countFailedPost } from '@/lib/site/security/failed-posts';
import type { Site } from '@/lib/site/site';
import { holdOff, type FormRefusal } from './again';
import type { AccountFormName, FieldDefinition, FormName, LeadFormName } from './define';
import { checkFields, readFields, type FieldError, type Fields } from './schema';

/**
 * Reads a post of any of our forms, or returns why it is not taken. One with errors is counted, because each is a page to
 * make and nothing that is kept.
 */
export async function readFormPost(
  request: Request,
  site: Site,
): Promise<Extract<ParsedPost, { kind: 'lead' | 'account' }> | FormRefusal> {
  const body = await readForm(request);
  if (body.kind === 'refused')
    return { kind: 'refused', status: body.status, message: messages[body.problem] };
  if (hasTooManyFields(body.text)) return { kind: 'refused', status: 413, message: messages.tooManyFields };
  const params = new URLSearchParams(body.text);
  const parsed = parsePost(params);
  if (parsed.kind === 'unknown_form') return { kind: 'refused', status: 400, message: messages.unknownForm };
  if (parsed.kind === 'lead') return parsed;
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
  | {
      kind: 'account';
      formName: AccountFormName;
      fields: Fields;
      submissionId: string | null;
      values: Fields;
    }
  | { kind: 'invalid'; formName: FormName; errors: FieldError[]; values: Fields }
  | { kind: 'unknown_form' };

export type LeadSubmission = {
  formName: LeadFormName;
  fields: Fields;
  /** The page's random id; null when the post came without one. */
  submissionId: string | null;
  /** True when the trap field, which no person sees, holds something. */
  isTrapFilled: boolean;
  /** When the page was opened, by the visitor's clock; null when unknown. */
  startedAt: number | null;
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
  const { fields } = checked;
  const bookkeeping = readBookkeeping(params);
  if (isAccountFormName(formName)) {
    const { submissionId } = bookkeeping;
    const isProof = submissionId !== null && submissionId.length >= PROOF_LENGTH_MIN;
    return { kind: 'account', formName, fields, submissionId: isProof ? submissionId : null, values };
  }
  return {
    kind: 'lead',
    submission: { formName, fields: withoutEmpty(fields), ...bookkeeping },
    values,
  };
}

/** What our own pages add to a post. All of it may be absent: third parties post without. */
function readBookkeeping(params: URLSearchParams): Omit<LeadSubmission, 'formName' | 'fields'> {
  const submissionId = params.get('submission-id') ?? '';
  const startedAt = Number(params.get('form-started-at') ?? '');
  return {
    submissionId: SUBMISSION_ID.test(submissionId) ? submissionId : null,
    isTrapFilled: (params.get(TRAP_FIELD) ?? '').trim() !== '',
    startedAt: Number.isSafeInteger(startedAt) && startedAt > 0 ? startedAt : null,
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
const KEPT_BOOKKEEPING = ['submission-id', 'form-started-at'];
const BOOKKEEPING_MAX = 64;
/** Short ones do no harm: a lead is known by its id and its text together. */
const SUBMISSION_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** A sign-up's second click proves with the id that it comes from the same page: no one may guess that. */
const PROOF_LENGTH_MIN = 16;
