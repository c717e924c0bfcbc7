import type { Kysely } from 'kysely';
import { answerForm } from '@/app/forms/answer-form';
import type { AccountHandler } from '@/lib/accounts/account-post';
import type { PostedLead } from '@/lib/leads/submit';
import type { Database } from '@/lib/site/db/tables';
import { testSite, type SiteOverrides } from './site';

export const LEADS_NOW = Date.parse('2026-07-05T12:00:30Z');

/** How many leads one address may send. */
export function leadLimits({ perMinute, perHour }: { perMinute: number; perHour: number }) {
  return { env: { LEADS_PER_MINUTE: String(perMinute), LEADS_PER_HOUR: String(perHour) } };
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

/** Posts to the form handler, as a plain form or as a script, at a fixed instant inside the promotion. */
export function aFormDoor(database: () => Kysely<Database>) {
  const post = (
    body: Post,
    { headers = {}, accounts, db = database(), ...site }: PostOptions = {},
  ): Promise<Response> =>
    answerForm(
      aFormRequest(body, headers),
      testSite(db, site),
      accounts ?? (() => Promise.resolve(UNKNOWN_VISITOR)),
    );
  const postJson = async (body: Post, options: PostOptions = {}) => {
    const headers = { accept: 'application/json', ...options.headers };
    const response = await post(body, { ...options, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { post, postJson };
}

type PostOptions = SiteOverrides & {
  headers?: Record<string, string>;
  accounts?: AccountHandler;
  db?: Kysely<Database>;
};

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
