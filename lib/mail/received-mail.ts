import 'server-only';
import { z } from 'zod';
import type { ReceivedMail } from '@/lib/leads';
import { requestIdHeader } from '@/lib/site/log';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import { hasVisibleSign } from '@/lib/site/typed-text';
import { toText } from './compose-mail';
import { clientOf, errorSchema, TIMEOUT_MS } from './resend';

/**
 * The email that came, as text. Null when the provider does not have it (any more). Throws when there is no answer that
 * can be read: the provider posts the event again.
 */
export async function readReceivedMail(
  id: string,
  { env }: Pick<Site, 'env'>,
  timeoutMs = TIMEOUT_MS,
): Promise<ReceivedMail | null> {
  const { data, error } = await clientOf(env).emails.receiving.get(
    id,
    // As links, pictures do not fill the text; it is the text alone that is kept.
    { html_format: 'cid' },
    { headers: requestIdHeader(), signal: AbortSignal.timeout(timeoutMs) },
  );
  if (error?.statusCode === 404) return null;
  if (error) throw new ReceivedMailError(errorSchema.parse(error).name);
  const { from, subject, text, html, headers, message_id, attachments } = receivedSchema.parse(data);
  return {
    from: toAddressKey(/<([^<>]+)>$/.exec(from)?.[1] ?? from),
    subject,
    text: hasVisibleSign(text) ? text : toText(html.slice(0, HTML_MAX)),
    isAutomatic: isAutomatic(headers, subject),
    authentication: readAuthentication(headers['authentication-results'] ?? ''),
    messageId: message_id,
    attachments: attachments.length,
  };
}

class ReceivedMailError extends Error {
  override name = 'ReceivedMailError';
  constructor(reason: string) {
    super(`The email service did not hand out an email: ${reason}`);
  }
}

const receivedSchema = z.object({
  from: z.string(),
  subject: z
    .string()
    .nullish()
    .transform(subject => subject ?? ''),
  text: z
    .string()
    .nullish()
    .transform(text => text ?? ''),
  html: z
    .string()
    .nullish()
    .transform(html => html ?? ''),
  headers: z
    .record(z.string(), z.string())
    .transform(headers =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    )
    .catch({}),
  message_id: z.string().catch(''),
  attachments: z.array(z.unknown()).catch([]),
});

/** Of a stranger's HTML no more is read, in characters. */
const HTML_MAX = 200_000;

/**
 * Whether a program wrote it: an absence notice, a receipt, a failed delivery (RFC 3834, and what programs from before it
 * say). Some mail systems mark theirs in the subject alone.
 */
function isAutomatic(headers: Headers, subject: string): boolean {
  const submitted = headers['auto-submitted'] ?? 'no';
  if (!/^\s*no\b/i.test(submitted)) return true;
  if (AUTOMATIC_HEADERS.some(name => !/^(?:no|false)?$/i.test(headers[name]?.trim() ?? ''))) return true;
  if (/^\s*(?:bulk|junk|list|auto[_-]?reply|vacation)\b/i.test(headers['precedence'] ?? '')) return true;
  if (headers['return-path']?.trim() === '<>') return true;
  return /^\s*multipart\/report/i.test(headers['content-type'] ?? '') || AUTOMATIC_SUBJECT.test(subject);
}

const AUTOMATIC_HEADERS = ['x-autoreply', 'x-auto-reply', 'x-autorespond', 'x-autoresponder', 'x-vacation'];
const AUTOMATIC_SUBJECT =
  /^\s*(?:auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|undeliverable|undelivered mail|delivery status notification|mail delivery failed)\b/i;

/**
 * What the email service found of SPF, DKIM and DMARC, as `spf=pass dkim=fail`; null when it says nothing. Only the header
 * of its own mail servers counts (RFC 8601, 1.2): a sender can add others.
 */
function readAuthentication(header: string): string | null {
  const [, server = '', results = ''] = /^\s*([^\s;]+)[^;]*;(.*)$/s.exec(header) ?? [];
  if (!OWN_SERVERS.test(server)) return null;
  const found = METHODS.flatMap(method => {
    const [, result] = new RegExp(`(?:^|[;\\s])${method}=([a-z]{3,10})\\b`, 'i').exec(results) ?? [];
    return result === undefined ? [] : [`${method}=${result.toLowerCase()}`];
  });
  return found.length === 0 ? null : found.join(' ');
}

const METHODS = ['spf', 'dkim', 'dmarc'];
/** Resend receives through Amazon's servers. */
const OWN_SERVERS = /^(?:[a-z0-9.-]+\.)?(?:amazonses\.com|resend\.com)$/i;

type Headers = Readonly<Record<string, string>>;
