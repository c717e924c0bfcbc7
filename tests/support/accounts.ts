import type { Kysely } from 'kysely';
import { mailLimits } from '@/content/mail-limits';
import { findVisitor } from '@/lib/accounts';
import { findAccount } from '@/lib/accounts/accounts.sql';
import { handleAccountAction } from '@/lib/accounts/reply';
import { siteRegister } from '@/lib/privacy';
import type { Database } from '@/lib/site/db/tables';
import type { AccountAction } from '@/lib/site/routes';
import { anErasureDir, notedAddresses } from './erasures';
import { aFormDoor } from './leads';
import { testSite, type SiteOverrides } from './site';

export const ACCOUNTS_NOW = Date.parse('2026-07-05T12:00:00Z');
export const PASSWORD = 'a canary walks by the sea';

export const ANA_SIGN_UP = {
  'form-name': 'signup-form',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'Ana.Ruiz@example.com',
  password: PASSWORD,
  agreeTerms: 'true',
};

export const SIGN_IN_POST = {
  'form-name': 'signin-form',
  email: 'ana.ruiz@example.com',
  password: PASSWORD,
};

/** The accounts over a real database, with a clock that only the test moves and passwords that are quick to hash. */
export function anAccountWorld(database: () => Kysely<Database>, { env, ...overrides }: SiteOverrides = {}) {
  const time = { now: ACCOUNTS_NOW };
  const costly = { works: 0 };
  const settings = {
    LEADS_PER_MINUTE: '20',
    LEADS_PER_HOUR: '100',
    ERASURES_DIR: anErasureDir(),
    ...env,
  };
  const options = (): SiteOverrides => ({
    now: () => time.now,
    mailsPerMailbox: mailLimits.perMailboxPerDay,
    passwordWork: work => {
      costly.works += 1;
      return work();
    },
    ...overrides,
    env: settings,
  });
  const site = () => testSite(database(), options());
  const post = (body: Post, headers: Record<string, string> = {}) =>
    aFormDoor(database).post(body, { ...options(), headers });
  return {
    time,
    /** How many passwords were checked or hashed: the costly work of a response. */
    costly,
    site,
    isDeletionNoted: async (address: string) =>
      (await notedAddresses(siteRegister(site()), [address])).includes(address),
    idOf: async (email: string) => (await findAccount(database(), 'email', email))?.id ?? '',
    post,
    postJson: async (body: Post, headers: Record<string, string> = {}) => {
      const response = await post(body, { accept: 'application/json', ...headers });
      return {
        status: response.status,
        cookie: cookieOf(response),
        body: (await response.json()) as Record<string, unknown>,
      };
    },
    act: (action: AccountAction, body: Post = {}, headers: Record<string, string> = {}) =>
      handleAccountAction(action, anActionRequest(body, headers), site()),
    visitor: (cookie: string) => findVisitor(cookie, site()),
  };
}

/** The cookie that a response sets, as the browser sends it back. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** The secrets of the mailed links, the oldest first. */
export async function mailedSecrets(db: Kysely<Database>, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('text')
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
  return rows.map(row => /token=([\w-]{43})/.exec(row.text)?.[1] ?? '');
}

function anActionRequest(body: Post, headers: Record<string, string>): Request {
  return new Request('https://agency.test/account-actions/x', {
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '198.51.100.7',
      ...headers,
    },
  });
}

type Post = Record<string, string>;
