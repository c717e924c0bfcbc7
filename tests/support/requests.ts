import type { Kysely } from 'kysely';
import { requestPage } from '@/content/requests';
import { takeRequest } from '@/lib/accounts';
import { sitePromise } from '@/lib/leads';
import type { Database } from '@/lib/site/db/tables';
import { sqlRequestStore } from '@/lib/requests/adapters/sql-request-store';
import { handleRequest, type RequestServices } from '@/lib/requests/handle-request';
import { findRequest } from '@/lib/requests/request';
import { routes } from '@/lib/site/routes';
import { aDesk } from './desk';
import { aFormDoor, CONTACT_POST } from './leads';
import { testSite } from './site';

const SITE = 'https://agency.test';

/** A request from its form to our answer, over a real database, with a clock that only the test moves. */
export function someRequests(database: () => Kysely<Database>, setup: RequestSetup = {}) {
  const desk = aDesk(database, {
    ...(setup.caps?.perMailbox ? { mailsPerMailbox: setup.caps.perMailbox } : {}),
    ...setup.desk,
  });
  const clock = { now: () => desk.time.now };
  const env = { LEADS_PER_MINUTE: String(setup.postsPerMinute ?? 1_000) };
  const services = (): RequestServices => ({
    site: testSite(database(), clock),
    store: sqlRequestStore(database()),
    promise: sitePromise,
    takeRequest: address => takeRequest(address, testSite(database(), { ...clock, env })),
    trustedProxyHops: 0,
    brand: 'Agency',
    texts: requestPage,
    report: () => {},
    ...setup.services,
  });
  const mails = (kind: string) =>
    database().selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute();
  return {
    desk,
    services,
    mails,
    /** Sends a form, and gives the token in its confirmation. */
    send: async (fields: Record<string, string> = {}) => {
      const before = new Set((await mails('lead-confirm')).map(({ id }) => id));
      await aFormDoor(database).post({ ...CONTACT_POST, ...fields }, clock);
      return tokenIn((await mails('lead-confirm')).find(({ id }) => !before.has(id))?.text);
    },
    find: (token: string) => findRequest(token, services()),
    choose: (token: string, email: 'yes' | 'no' = 'yes') =>
      handleRequest(aPost(new URLSearchParams({ token, email })), services()),
    /** Staff moves the lead behind a token on. */
    move: async (token: string, from: string, to: string) => {
      const { cookie } = await desk.signIn();
      return desk.act('lead-status', { lead: token.split('.')[0] ?? '', from, to }, { cookie });
    },
  };
}

/** The token of the link to a request in an email's text. */
export function tokenIn(text = ''): string {
  return /\/request\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

function aPost(body: URLSearchParams): Request {
  return new Request(`${SITE}${routes.requestEmail()}`, { method: 'POST', body });
}

type RequestSetup = {
  caps?: { perMailbox: number };
  postsPerMinute?: number;
  desk?: Parameters<typeof aDesk>[1];
  services?: Partial<RequestServices>;
};
