import type { Kysely } from 'kysely';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { promotion } from '@/content/promotion';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { sqlLeadStore } from '@/lib/leads/adapters/sql-lead-store';
import { handleForm } from '@/lib/leads/handle-form';
import type { Lead } from '@/lib/leads/lead';
import type { LeadServices } from '@/lib/leads/lead-services';
import type { PostedLead } from '@/lib/leads/submit-lead';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import { failedPosts } from '@/lib/site/security/failed-posts';
import { aMailQueue } from './mail-queue';

export const LEADS_NOW = Date.parse('2026-07-05T12:00:30Z');

/** The form handler over a real database, at a fixed instant inside the promotion, with stubbed emails and pages. */
export function aLeadServices(db: Kysely<Database>, overrides: ServiceOverrides = {}): LeadServices {
  const { limits = { perMinute: 10_000, perHour: 10_000 }, caps, ...rest } = overrides;
  const clock = rest.clock ?? { now: () => LEADS_NOW };
  const posts = { ...limits, secret: 'secret' };
  return {
    store: sqlLeadStore({ db, queue: aMailQueue(caps), limits: posts }),
    clock,
    newId,
    promotion: {
      timeZone: 'America/New_York',
      ...promotion.window,
      override: { start: null, end: null },
    },
    readPlacesLeft: () => Promise.resolve(promotion.places),
    renderMails: lead => Promise.resolve(mailsAbout(lead)),
    report: () => {},
    texts: { forms, messages: formMessages },
    siteOrigin: 'https://agency.test',
    secret: 'secret',
    fillPage: async (...page) => (await import('./fill-page')).fillFormPage(...page),
    countFailedPost: failedPosts({ db, clock, posts, report: () => {} }),
    trustedProxyHops: 0,
    accounts: () => Promise.resolve(UNKNOWN_VISITOR),
    ...rest,
  };
}

export function aPostedLead(
  overrides: Partial<PostedLead['submission']> = {},
  sender: Partial<Omit<PostedLead, 'submission'>> = {},
): PostedLead {
  const fields = { name: 'Ana Ruiz', email: 'ana@example.com', inquiry: 'general', message: 'Hello' };
  const submission = {
    formName: 'contact-form',
    fields,
    submissionId: null,
    isTrapFilled: false,
    startedAt: null,
    ...overrides,
  } as const;
  return { submission, address: '198.51.100.7', isCrossSite: false, ...sender };
}

const UNKNOWN_VISITOR = {
  kind: 'refused',
  status: 401,
  title: 'Sign in failed',
  message: 'Nobody is known here.',
  errors: [],
} as const;

export const CONTACT_POST = {
  'form-name': 'contact-form',
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Hello',
};

/** Posts to the form handler, as a plain form or as a script. */
export function aFormDoor(database: () => Kysely<Database>) {
  const post = (body: Post, { headers = {}, ...overrides }: PostOptions = {}): Promise<Response> =>
    handleForm(aFormRequest(body, headers), aLeadServices(database(), overrides));
  const postJson = async (body: Post, options: PostOptions = {}) => {
    const headers = { accept: 'application/json', ...options.headers };
    const response = await post(body, { ...options, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { post, postJson };
}

type PostOptions = ServiceOverrides & { headers?: Record<string, string> };

type Post = Record<string, string> | string | ReadableStream;

function aFormRequest(body: Post, headers: Record<string, string> = {}): Request {
  const sent =
    typeof body === 'object' && !(body instanceof ReadableStream)
      ? new URLSearchParams(body).toString()
      : body;
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: sent,
    duplex: 'half',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '198.51.100.7',
      ...headers,
    },
  };
  return new Request('https://agency.test/forms', init);
}

type ServiceOverrides = Partial<LeadServices> & {
  limits?: { perMinute: number; perHour: number };
  /** How many emails strangers can cause; by default without end. */
  caps?: Parameters<typeof aMailQueue>[0];
};

function mailsAbout(lead: Lead): OutgoingMail[] {
  return (['lead-notify', 'lead-confirm'] as const).map(kind => ({
    idempotencyKey: `${kind}/${lead.id}`,
    kind,
    subjectId: lead.id,
    from: 'Agency <hello@agency.test>',
    to: 'leads@agency.test',
    replyTo: null,
    subject: 'A lead',
    html: '<p>A lead</p>',
    text: 'A lead',
  }));
}
