import 'server-only';
import { z } from 'zod';
import type { ReceivedMail } from '@/lib/leads';
import { readBody } from '@/lib/site/http/request';
import { requestIdHeader } from '@/lib/site/log';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import { parseJson } from '@/lib/site/text';
import { hasVisibleSign } from '@/lib/site/typed-text';
import { TIMEOUT_MS } from './resend';
import { strangerToText } from './stranger-text';

/**
 * The email that came, as text. Null when the provider does not have it (any more); `unreadable` when it is too large or of
 * unknown shape, which trying again does not change. Throws when there is no answer now: the provider posts the event again.
 */
export async function readReceivedMail(
  id: string,
  { env }: Pick<Site, 'env'>,
  timeoutMs = TIMEOUT_MS,
): Promise<ReceivedMail | 'unreadable' | null> {
  // The SDK reads a response of any size. As links (`cid`), pictures do not fill the text.
  const address = new URL(`/emails/receiving/${encodeURIComponent(id)}`, env.mailBaseUrl ?? PROVIDER_ORIGIN);
  address.searchParams.set('html_format', 'cid');
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${env.RESEND_API_KEY}`, 'user-agent': 'website', ...requestIdHeader() },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = await readBody(response, RECEIVED_MAX_BYTES);
  if (response.status === 404) return null;
  if (!response.ok) throw new ReceivedMailError(response.status);
  if (body.kind === 'too_large') return 'unreadable';
  if (body.kind === 'unreadable') throw new ReceivedMailError(response.status);
  const parsed = receivedSchema.safeParse(parseJson(new TextDecoder().decode(body.bytes)));
  if (!parsed.success) return 'unreadable';
  const { from, html, headers, message_id: messageId, attachments } = parsed.data;
  const subject = parsed.data.subject.slice(0, LINE_READ);
  const text = parsed.data.text.slice(0, TEXT_READ);
  return {
    from: toAddressKey(toPlainAddress(from.slice(0, LINE_READ))),
    subject,
    text: hasVisibleSign(text) ? text : strangerToText(html),
    isAutomatic: isAutomatic(headers, subject),
    authentication: readAuthentication(headers['authentication-results'] ?? ''),
    messageId,
    attachments: attachments.length,
  };
}

/** `Name <address>` as the address alone. */
export function toPlainAddress(recipient: string): string {
  return /<([^<>]+)>$/.exec(recipient)?.[1] ?? recipient;
}

class ReceivedMailError extends Error {
  override name = 'ReceivedMailError';
  constructor(status: number) {
    super(`The email service did not hand out an email: ${status}`);
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
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.slice(0, HEADER_READ)]),
      ),
    )
    .catch({}),
  message_id: z.string().catch(''),
  attachments: z.array(z.unknown()).catch([]),
});

const PROVIDER_ORIGIN = 'https://api.resend.com';
/** Attachments are not in it. */
const RECEIVED_MAX_BYTES = 2 * 1024 * 1024;
/** Of a text no more is read, in characters: several times what is kept. */
const TEXT_READ = 100_000;
/** The same of the sender and of the subject. */
const LINE_READ = 1_000;
/** The same of each other header: what the email service found takes several lines. */
const HEADER_READ = 4_000;

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
