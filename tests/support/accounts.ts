import type { Kysely } from 'kysely';
import { mailLimits } from '@/content/mail-limits';
import { accountFigures, accountMails, accountTexts, passwordForms } from '@/content/account';
import { deskFigures, factorTexts } from '@/content/desk';
import { createAccountHandler } from '@/lib/accounts/account-handler';
import { scryptPasswords } from '@/lib/accounts/adapters/scrypt-passwords';
import { sqlAccountStore } from '@/lib/accounts/adapters/sql-account-store';
import { sqlAttemptStore } from '@/lib/accounts/adapters/sql-attempt-store';
import { sqlCustomerRecords } from '@/lib/accounts/adapters/sql-customer-records';
import { sqlSessionStore } from '@/lib/accounts/adapters/sql-session-store';
import { handleAction } from '@/lib/accounts/handle-action';
import { newSecret } from '@/lib/accounts/secrets';
import type { AccountServices } from '@/lib/accounts/services-type';
import { readSessionSecret } from '@/lib/accounts/session-cookie';
import { findVisitor } from '@/lib/accounts/visitor';
import { accountFactor } from '@/lib/desk/account-factor';
import { sqlAuditStore } from '@/lib/desk/adapters/sql-audit-store';
import { sqlFactorStore } from '@/lib/desk/adapters/sql-factor-store';
import { signInNotes } from '@/lib/desk/sign-in-notes';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { createAccountMails } from '@/lib/mail/render-account-mails';
import type { AccountAction } from '@/lib/site/routes';
import { countFailedPost } from '@/lib/site/security/failed-posts';
import { mailSettings } from '../integration/mail-fixtures';
import { aFormDoor } from './leads';
import { aMailQueue } from './mail-queue';
import { testSite } from './site';
import { FACTOR_KEY } from './staff-session';

export const ACCOUNTS_NOW = Date.parse('2026-07-05T12:00:00Z');
export const PASSWORD = 'a canary walks by the sea';

export const SIGN_UP_POST = {
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
export function anAccountWorld(database: () => Kysely<Database>, overrides: Partial<AccountServices> = {}) {
  const time = { now: ACCOUNTS_NOW };
  const hashed: string[] = [];
  const deletions: string[] = [];
  const services = () => someServices(database(), { time, hashed, deletions, overrides });
  const post = (body: Post, headers: Record<string, string> = {}) =>
    aFormDoor(database).post(body, { headers, accounts: createAccountHandler(services()) });
  return {
    time,
    /** Every password check or hash, by what it was: the costly work of a response. */
    hashed,
    /** The addresses whose account's deletion was noted. */
    deletions,
    services,
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
      handleAction(action, anActionRequest(body, headers), services()),
    visitor: (cookie: string) => findVisitor(readSessionSecret(cookie, true), services()),
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

function someServices(db: Kysely<Database>, { time, hashed, deletions, overrides }: World): AccountServices {
  const passwords = scryptPasswords({ logN: 4, r: 8, p: 1 });
  const clock = { now: () => time.now };
  const posts = { perMinute: 20, perHour: 100, secret: 'secret' };
  const { noteSecurity = () => {} } = overrides;
  const env = { LEADS_PER_MINUTE: '20', LEADS_PER_HOUR: '100' };
  const site = testSite(db, { env, ...clock });
  const factors = {
    factors: sqlFactorStore({ db, secret: FACTOR_KEY, limits: deskFigures.factor.wrongCodes }),
    factorFigures: deskFigures.factor,
    audit: sqlAuditStore(db),
    auditOnceMinutes: deskFigures.auditOnceMinutes,
    clock: overrides.clock ?? clock,
    newId,
  };
  return {
    accounts: sqlAccountStore({ db, queue: aMailQueue({ perMailbox: mailLimits.perMailboxPerDay }) }),
    sessions: sqlSessionStore(db),
    records: sqlCustomerRecords(db),
    attempts: sqlAttemptStore({
      db,
      requests: posts,
      failures: accountFigures.failures,
      ceiling: accountFigures.ceiling,
      aboveCeiling: accountFigures.aboveCeiling,
      signIns: { perMinute: 100, perHour: 1_000, secret: 'secret' },
    }),
    passwords: {
      hash: password => {
        hashed.push('hash');
        return passwords.hash(password);
      },
      verify: (password, hash) => {
        hashed.push('verify');
        return passwords.verify(password, hash);
      },
    },
    mails: createAccountMails({ settings: mailSettings, words: accountMails }),
    noteDeletion: email => {
      deletions.push(email);
      return Promise.resolve();
    },
    noteSignIn: signInNotes({ log: () => {}, noteSecurity, ...factors }),
    noteSecurity,
    confirmFactor: accountFactor({ ...factors, texts: factorTexts }),
    clock,
    newId,
    newSecret,
    limits: {
      freshSignInMinutes: accountFigures.freshSignInMinutes,
      resetLinkMinutes: accountFigures.resetLinkMinutes,
      confirmLinkDays: accountFigures.confirmLinkDays,
      sessionDays: accountFigures.sessionDays,
      sessions: {
        customer: {
          lifeMs: accountFigures.sessionDays * DAY_MS,
          idleMs: accountFigures.sessionIdleDays * DAY_MS,
        },
        staff: {
          lifeMs: deskFigures.session.hours * HOUR_MS,
          idleMs: deskFigures.session.idleHours * HOUR_MS,
        },
      },
    },
    ownWords: ['Cornerpin'],
    forms: passwordForms,
    texts: accountTexts,
    siteOrigin: 'https://agency.test',
    isSecure: true,
    trustedProxyHops: 0,
    fillPage: async (...page) => (await import('./fill-page')).fillFormPage(...page),
    countFailedPost: address => countFailedPost(address, site),
    report: () => {},
    ...overrides,
  };
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
type World = {
  time: { now: number };
  hashed: string[];
  deletions: string[];
  overrides: Partial<AccountServices>;
};
