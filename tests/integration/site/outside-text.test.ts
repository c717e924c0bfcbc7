import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listMessages } from '@/lib/leads';
import { parseLeadFilter } from '@/lib/leads/filter';
import { LEAD_FORMS } from '@/lib/leads/leads.sql';
import { threadAddress } from '@/lib/leads/thread';
import { parseMailFilter } from '@/lib/mail/mails.sql';
import { parseOrderFilter } from '@/lib/orders/filter';
import { newId } from '@/lib/site/ids';
import { parseListCursor } from '@/lib/site/list-page';
import { siteProcess } from '@/lib/site/process';
import type { Site } from '@/lib/site/site';
import { serve, type RunningServer } from '@/simulators/http';
import { storeLead } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { BUSY, measureLoop } from '../../support/event-loop';
import { testSite } from '../../support/site';
import { API_KEY, WEBHOOK_SECRET } from '../mail/fixtures';

const SCHEDULER_SECRET = 'a secret of the scheduler';
const ORIGIN = 'https://agency.test';
const KB = 1024;

/** Every address that takes text from outside, by its folder: the routes that take posts, and those that read a query. */
const ENTRANCES = routesWith(/function POST/);
const QUERIED = routesWith(/function GET\(request/);

function routesWith(handler: RegExp): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter(file => /(?:^|\/)route\.tsx?$/.test(file))
    .filter(file => handler.test(readFileSync(`app/${file}`, 'utf8')))
    .map(file => file.replace(/\/route\.tsx?$/, ''));
}

const full = (text: string, size = 63 * KB) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const field = (name: string, text: string) =>
  `form-name=contact-form&name=Ana&email=ana@shop.test&${name}=${encodeURIComponent(text).slice(0, 60 * KB)}`;

/** The largest posts that the server lets in, each of one kind. */
const FORMS = {
  'nothing but separators': full('&'),
  'many fields': full('a=1&'),
  'percent signs': full('%'),
  'one long name': full('x'),
  'one long value': field('message', full('x')),
  'spaces in a value': field('message', full(' ')),
  'line breaks in a value': field('message', full('\n')),
  'tags in a value': field('message', full('<a ', 20 * KB)),
  'formulas in a value': field('message', full(';=', 20 * KB)),
  'an endless address': `form-name=contact-form&email=${full('a.', 60 * KB)}@shop.test`,
  'an address of signs': `form-name=contact-form&email=${full('@', 60 * KB)}`,
  'an endless domain': `form-name=contact-form&email=ana@${full('a-', 60 * KB)}`,
  'digits in a phone': field('phone', full('1 ', 30 * KB)),
  'a password': `form-name=signin-form&email=a@b.test&password=${full('x', 60 * KB)}`,
  'an invisible name': field('name', full('\u200b', 6 * KB)),
};

/** The names that a query of the site may have. */
const QUERY_NAMES = 'q type show token key id issue of state text month source after before form email next';

/** The longest queries that the server lets in, each of one kind. */
const QUERIES = {
  'nothing but separators': full('&', 14 * KB),
  'many names': full('a=1&', 14 * KB),
  'percent signs': QUERY_NAMES.replaceAll(' ', '=%&'),
  'one name again and again': full('q=x&', 14 * KB),
  'long values': QUERY_NAMES.split(' ')
    .map(name => `${name}=${full('x', 800)}`)
    .join('&'),
  'brackets and dots': QUERY_NAMES.split(' ')
    .map(name => `${name}=${full('[].', 800)}`)
    .join('&'),
  'numbers beyond all': QUERY_NAMES.replaceAll(' ', '=9e999_0&'),
  'invisible signs': QUERY_NAMES.replaceAll(' ', `=${encodeURIComponent('\u202e\u200b\u0000')}&`),
};

const JSONS = {
  'nested lists': full('['),
  'nested objects': full('{"a":'),
  'one long text': JSON.stringify({ type: full('x') }).slice(0, 63 * KB),
  'many entries': `[${full('{},').slice(0, -1)}]`,
  escapes: `"${full('\\u0000')}"`,
  spaces: full(' '),
};

/** An email of a stranger, as the service hands it out. */
const MAILS: Record<string, object | string> = {
  'a cell of enormous width':
    '<table data-text-format="dataTable"><tr><td colspan=100000000>Hello</td></tr></table>',
  'tags in tags': full('<div>', 500 * KB),
  'quotes in quotes': full('<blockquote>', 500 * KB),
  'lists in lists': full('<ul><li>', 500 * KB),
  'tables in tables': full('<table><tr><td>', 500 * KB),
  'open brackets': full('<', 500 * KB),
  'attributes without end': `<a ${full('a=', 500 * KB)}`,
  'comments without end': full('<!--', 500 * KB),
  entities: full('&#x', 500 * KB),
  breaks: full('<br>', 500 * KB),
  links: full('<a href=x>y</a>', 500 * KB),
  paragraphs: full('<p>x', 500 * KB),
  'a word without end': full('x', 500 * KB),
  'a long plain text': { text: full('line\r\n', 1_500 * KB) },
  'signs without end': { text: full('\u202e\u0007', 500 * KB) },
  'a subject and a sender without end': {
    text: 'Hello',
    subject: full('s', 500 * KB),
    from: full('<a', 500 * KB),
  },
  'no room': { text: full('x', 3_000 * KB) },
  'an unknown shape': { from: 7 },
};

onBothEngines('the worst that an entrance can be sent', engine => {
  let service: RunningServer;
  let mail: object = {};
  let site: Site;
  const former = siteProcess.site;

  beforeAll(async () => {
    service = await serve(() => Response.json(mail));
  });
  afterAll(async () => {
    siteProcess.site = former;
    await service.close();
  });
  beforeEach(async () => {
    await engine.clear();
    site = testSite(engine.database(), {
      now: Date.now,
      env: {
        SITE_URL: ORIGIN,
        MAIL_REPLY_ADDRESS: 'reply@in.agency.test',
        RESEND_API_KEY: API_KEY,
        RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET,
        RESEND_BASE_URL: service.origin,
        SCHEDULER_WEBHOOK_SECRET: SCHEDULER_SECRET,
      },
    });
    siteProcess.site = site;
  });

  test.each(ENTRANCES)('POST %s answers at once, whatever it is sent', async entrance => {
    // What is loaded with the first post does not count.
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', field('message', 'x')],
      ['application/x-www-form-urlencoded', 'form-name=contact-form&email=a'],
      ['application/x-www-form-urlencoded', 'form-name=signin-form&email=a@b.test&password=x'],
      ['application/json', '{}'],
    ] as const)
      await post(entrance, body, { 'content-type': type, ...signed(entrance, body) });
    for (const [type, bodies] of [
      ['application/x-www-form-urlencoded', FORMS],
      ['application/json', JSONS],
    ] as const)
      for (const body of Object.values(bodies))
        await expectCheap(async () => {
          const { status } = await post(entrance, body, { 'content-type': type, ...signed(entrance, body) });
          expect([body.slice(0, 30), status < 500 || status === 503]).toEqual([body.slice(0, 30), true]);
        });
  });

  test.each(QUERIED)('GET %s answers at once, whatever its address says', async entrance => {
    await read(entrance, '');
    for (const query of Object.values(QUERIES))
      await expectCheap(async () => {
        const { status } = await read(entrance, query);
        expect([query.slice(0, 30), status < 500 || status === 503]).toEqual([query.slice(0, 30), true]);
      });
  });

  test('a list of the desk reads its filter at once, whatever its address says', async () => {
    for (const query of Object.values(QUERIES))
      await expectCheap(() => {
        const params = new URLSearchParams(query);
        const filters = [
          parseLeadFilter(params, LEAD_FORMS),
          parseOrderFilter(params),
          parseMailFilter(params),
        ];
        expect(JSON.stringify([...filters, parseListCursor(params)]).length).toBeLessThan(4 * KB);
      });
  });

  test.each(Object.entries(MAILS))(
    'an answer by email of %s is kept at once, and never comes again',
    async (_, what) => {
      const lead = await storeLead(engine.database());
      const text = typeof what === 'string' ? { html: what } : what;
      mail = {
        from: 'Ana <ana@shop.test>',
        subject: 'Re: hello',
        message_id: '<1@shop.test>',
        attachments: [],
        ...text,
      };
      const data = {
        email_id: 'm1',
        from: 'ana@shop.test',
        subject: 'Re: hello',
        to: [threadAddress(lead, site)],
      };
      const body = JSON.stringify({ type: 'email.received', data });
      await expectCheap(async () => {
        const response = await post('webhooks/resend', body, signed('webhooks/resend', body));
        expect(response.status).toBe(200);
      });
      const [message] = await listMessages(lead, site);
      expect(message).toMatchObject({ direction: 'in', from_address: expect.any(String) as string });
      expect(message?.text.length).toBeLessThanOrEqual(20_000);
      const events = await engine
        .database()
        .selectFrom('webhook_events')
        .select(['outcome', 'payload'])
        .execute();
      expect(events).toEqual([
        { outcome: expect.stringMatching(/^(?:answer|unreadable)$/) as string, payload: '' },
      ]);
    },
  );

  test('an answer that is too large or of an unknown shape says so in the history', async () => {
    for (const what of ['no room', 'an unknown shape'] as const) {
      const lead = await storeLead(engine.database());
      mail = MAILS[what] as object;
      const data = {
        email_id: what,
        from: 'Ana <ana@shop.test>',
        subject: 'Hi',
        to: [threadAddress(lead, site)],
      };
      const body = JSON.stringify({ type: 'email.received', data });
      await post('webhooks/resend', body, signed('webhooks/resend', body));
      expect(await listMessages(lead, site)).toMatchObject([
        {
          from_address: 'ana@shop.test',
          subject: 'Hi',
          text: expect.stringContaining('can’t show') as string,
        },
      ]);
    }
  });
});

/** What proves to an entrance that its own sender has posted this. */
function signed(entrance: string, body: string): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1000));
  if (entrance === 'webhooks/scheduler') {
    const v1 = createHmac('sha256', SCHEDULER_SECRET).update(`${seconds}.${body}`).digest('hex');
    return { 'calendly-webhook-signature': `t=${seconds},v1=${v1}` };
  }
  if (entrance !== 'webhooks/resend') return {};
  const id = newId();
  const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': seconds, 'svix-signature': `v1,${signature}` };
}

async function post(entrance: string, body: string, headers: Record<string, string>): Promise<Response> {
  const file = join(process.cwd(), 'app', entrance, 'route.ts');
  const { POST } = (await import(/* @vite-ignore */ file)) as {
    POST: (request: Request, context: object) => Promise<Response>;
  };
  const request = new Request(`${ORIGIN}/`, {
    method: 'POST',
    body,
    headers: { origin: ORIGIN, ...headers },
  });
  return POST(request, { params: Promise.resolve({ action: 'unsubscribe' }) });
}

async function read(entrance: string, query: string): Promise<Response> {
  const file = join(process.cwd(), 'app', entrance, 'route.ts');
  const { GET } = (await import(/* @vite-ignore */ file)) as {
    GET: (request: Request, context: object) => Promise<Response>;
  };
  const params = Promise.resolve({ topic: 'leads', path: ['home'] });
  return GET(new Request(`${ORIGIN}/?${query}`), { params });
}

/** Garbage included: what one answer may add to the process before it is collected. */
const GROWN_MAX_BYTES = 128 * KB * KB;

async function expectCheap(work: () => unknown): Promise<void> {
  const { ms, blockedMs, grownBytes } = await measureLoop(work);
  expect(grownBytes).toBeLessThan(GROWN_MAX_BYTES);
  expect(ms).toBeLessThan(1_000 * BUSY);
  expect(blockedMs).toBeLessThan(200 * BUSY);
}
