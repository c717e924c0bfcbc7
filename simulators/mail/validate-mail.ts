import { apiErrors, type ApiError } from './errors.ts';

export type AcceptedMail = {
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  html: string | null;
  text: string | null;
  tags: { name: string; value: string }[];
  /** Extra headers of the email itself. */
  headers: Record<string, string>;
};

type ValidatedMail = { kind: 'ok'; mail: AcceptedMail } | { kind: 'refused'; error: ApiError };

/** Checks one snake_case payload as the provider does. `fromDomains` null lets any sender domain pass. */
export function validateMail(payload: unknown, fromDomains: readonly string[] | null): ValidatedMail {
  if (!isRecord(payload)) return refusal(apiErrors.invalidJson());
  const { from, subject, html, text } = payload;
  const problem =
    checkSender(from, fromDomains) ?? checkRecipients(payload) ?? checkContent({ subject, html, text });
  if (problem) return refusal(problem);
  return {
    kind: 'ok',
    mail: {
      from: String(from),
      to: toList(payload['to']),
      cc: toList(payload['cc']),
      bcc: toList(payload['bcc']),
      replyTo: toList(payload['reply_to']),
      subject: String(subject),
      html: typeof html === 'string' ? html : null,
      text: typeof text === 'string' ? text : null,
      tags: toTags(payload['tags']),
      headers: toHeaders(payload['headers']),
    },
  };
}

/** The bare address of `Name <address>` or `address`; null when it is neither. */
function parseMailbox(value: string): string | null {
  const bracketed = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value);
  const address = bracketed?.[1] ?? value;
  return /^[^\s@<>,;:"()[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(address) ? address : null;
}

function checkSender(from: unknown, fromDomains: readonly string[] | null): ApiError | null {
  if (from === undefined || from === '') return apiErrors.missingField('from');
  const address = typeof from === 'string' ? parseMailbox(from) : null;
  if (address === null) return apiErrors.invalidFrom();
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (fromDomains && !fromDomains.includes(domain)) return apiErrors.unverifiedDomain(domain);
  return null;
}

function checkRecipients(payload: Record<string, unknown>): ApiError | null {
  const to = toList(payload['to']);
  if (to.length === 0) return apiErrors.missingField('to');
  if (to.length > MAX_RECIPIENTS)
    return apiErrors.invalidParameter(`The \`to\` field takes at most ${MAX_RECIPIENTS} recipients.`);
  for (const field of ['to', 'cc', 'bcc', 'reply_to']) {
    const isValid = toList(payload[field]).every(value => parseMailbox(value) !== null);
    if (!isValid) return apiErrors.invalidParameter(`Invalid \`${field}\` field.`);
  }
  return null;
}

function checkContent({
  subject,
  html,
  text,
}: Record<'subject' | 'html' | 'text', unknown>): ApiError | null {
  if (typeof subject !== 'string' || subject === '') return apiErrors.missingField('subject');
  if (/[\r\n]/.test(subject))
    return apiErrors.invalidParameter('The `\\n` is not allowed in the `subject` field.');
  const hasContent = [html, text].some(part => typeof part === 'string' && part !== '');
  return hasContent ? null : apiErrors.missingField('html');
}

function toTags(value: unknown): AcceptedMail['tags'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((tag: unknown) =>
    isRecord(tag) ? [{ name: String(tag['name']), value: String(tag['value']) }] : [],
  );
}

function toHeaders(value: unknown): AcceptedMail['headers'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}

function toList(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusal(error: ApiError): ValidatedMail {
  return { kind: 'refused', error };
}

const MAX_RECIPIENTS = 50;
