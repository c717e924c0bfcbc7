import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { handleRequest } from '@/lib/requests/reply';
import { findRequest } from '@/lib/requests/requests';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { aDesk } from './desk';
import { aFormDoor, CONTACT_POST } from './leads';
import { testSite } from './site';

/** A request from its form to our answer, over a real database, with a clock that only the test moves. */
export function someRequests(database: () => Kysely<Database>, setup: RequestSetup = {}) {
  const site = () => testSite(database(), { ...clock, env: setup.env ?? {} });
  const desk = aDesk(database, {
    ...(setup.caps ? { mailsPerMailbox: setup.caps.perMailbox } : {}),
    ...setup.desk,
  });
  const clock = { now: () => desk.time.now };
  const mails = (kind: string) =>
    database().selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute();
  return {
    desk,
    site,
    mails,
    /** Sends a form. Returns the token in its confirmation. */
    send: async (fields: Record<string, string> = {}) => {
      const before = new Set((await mails('lead-confirm')).map(({ id }) => id));
      await aFormDoor(database).post({ ...CONTACT_POST, ...fields }, clock);
      return tokenIn((await mails('lead-confirm')).find(({ id }) => !before.has(id))?.text);
    },
    find: (token: string) => findRequest(token, site()),
    choose: (token: string, email: 'yes' | 'no' = 'yes') =>
      handleRequest(aPost(new URLSearchParams({ token, email })), { ...site(), ...setup.button }),
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
  return new Request(`https://agency.test${routes.requestEmail()}`, { method: 'POST', body });
}

type RequestSetup = {
  env?: Record<string, string>;
  caps?: { perMailbox: number };
  desk?: Parameters<typeof aDesk>[1];
  /** What the site that answers the button has of its own. */
  button?: Partial<Site>;
};
