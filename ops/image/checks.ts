/** What a site must do that runs from the image, as visitors, a buyer and an owner meet it behind Caddy. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { contact } from '@/content/contact';
import { factorField } from '@/content/desk';
import { codeAt } from '@/lib/accounts/factor-code';
import { connect } from '@/lib/site/db/connect';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { MailSimulator } from '../../simulators/mail/start.ts';
import type { PayPalSimulator } from '../../simulators/paypal/start.ts';
import { composeSettings, SITE_ENV, SITE_URL } from './settings.ts';
import { openBrowser, textsOf, type Browser } from './visitor.ts';

/** Throws at the first that is wrong. */
export async function checkImage(trial: Trial): Promise<void> {
  const { run, until, startedAt, health, container } = trial;
  const visitor = openBrowser(SITE_URL);
  await until('the first page', async () => (await visitor.open(routes.home())).status === 200);
  say(`starts: ${secondsSince(startedAt)} until the first page`);
  // It has a few tries in the image, too.
  await until('the health check', () => run(health).then(() => true));
  say(`health check: ${health.join(' ')}`);
  await checkTree(trial);
  await checkPages(visitor);
  await checkLead(visitor, trial);
  await checkOrder(visitor, trial);
  await checkPublishing(visitor, trial);
  await checkBackup(trial);
  container.kill('SIGTERM');
  const stoppedAt = Date.now();
  const [code] = await once(container, 'exit', { signal: AbortSignal.timeout(STOP_MAX_MS) });
  ensure(code === 0, `the site ends with 0, not ${code}`);
  say(`stops: ${secondsSince(stoppedAt)} after SIGTERM, with 0`);
  await checkLog(visitor, trial);
}

/** It runs as the image's user, who can write the data alone. */
async function checkTree({ run }: Trial): Promise<void> {
  const user = (await run(['id', '-un'])).trim();
  ensure(user === 'node', `the user is ${user}`);
  const refused = await run(['sh', '-c', 'touch /app/.next/new 2>&1 || true']);
  ensure(refused.includes('Read-only file system'), `the tree is read-only: ${refused}`);
  await run(['touch', '/data/new', '/tmp/new']);
  say(`rights: ${user} writes /data and /tmp, and no file of the site`);
}

async function checkPages(visitor: Browser): Promise<void> {
  for (const path of PAGES) {
    const { status, headers } = await visitor.open(path);
    ensure(status === 200, `${path} answers ${status}`);
    const policy = headers.get('content-security-policy') ?? '';
    ensure(/default-src|script-src/.test(policy), `${path} has no policy`);
  }
  const plain = await fetch(SITE_URL.replace('https:', 'http:'), { redirect: 'manual' });
  ensure(plain.headers.get('location') === `${SITE_URL}/`, 'http leads to https');
  const bare = await fetch(SITE_URL.replace('www.', '') + routes.contact(), { redirect: 'manual' });
  ensure(bare.headers.get('location') === SITE_URL + routes.contact(), 'the name without www leads to it');
  const hidden = await visitor.open('/healthz');
  ensure(hidden.status === 404, 'Caddy hides the health check');
  say(`pages: ${PAGES.length} answer 200 with their policy; redirects and the closed address are right`);
}

async function checkLead(visitor: Browser, { mail, until }: Trial): Promise<void> {
  const email = 'rita@bakery.test';
  const fields = { name: 'Rita Oak', email, inquiry: 'general', message: 'Do you build shops?' };
  const thanked = await visitor.send(routes.contact(), 'contact-form', fields);
  ensure(thanked.status === 200, `the form is answered with ${thanked.status}`);
  const stored = await inDatabase(db =>
    db.selectFrom('leads').select('name').where('email', '=', email).execute(),
  );
  ensure(stored.length === 1, `${stored.length} leads are stored`);
  const recipients = [email, SITE_ENV.MAIL_LEADS_TO];
  await until('the lead’s emails', () =>
    recipients.every(recipient => mail.messages().some(({ to }) => to.includes(recipient))),
  );
  say('lead: stored once, and both emails came');
}

async function checkOrder(visitor: Browser, { paypal, mail, until }: Trial): Promise<void> {
  const answer = await fetch(SITE_URL + routes.order(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'basic', currency: 'USD', intent: 'CAPTURE' }),
  });
  ensure(
    answer.status === 201,
    `the order is answered with ${answer.status}: ${await answer.clone().text()}`,
  );
  const { orderKey } = z.object({ orderKey: z.string() }).parse(await answer.json());
  const find = () =>
    inDatabase(db =>
      db.selectFrom('orders').selectAll().where('key', '=', orderKey).executeTakeFirstOrThrow(),
    );
  const { paypal_order_id: token } = await find();
  paypal.approveOrder(token ?? '');
  const receipt = await visitor.open(`/checkout/return?key=${orderKey}&token=${token}`);
  const { state, id } = await find();
  ensure(receipt.status === 200 && state === 'paid', `the order is ${state}, the receipt ${receipt.status}`);
  await until('the receipt', () =>
    mail.messages().some(({ idempotencyKey }) => idempotencyKey === `receipt/${id}`),
  );
  say('order: paid by way of the simulated PayPal, and the receipt came');
}

/** From the first owner’s account to a changed telephone number on every page. */
async function checkPublishing(visitor: Browser, { run, until }: Trial): Promise<void> {
  const [email, password] = ['owner@your-site.com', 'three quiet otters paint'];
  await run(['node', 'ops/cli.mjs', 'desk', 'add-user', email], `${password}\n`);
  const owner = openBrowser(SITE_URL);
  const entrance = await owner.send(routes.signIn(), 'signin-form', { email, password });
  const secret = textsOf(entrance.html, 'code').join('').replaceAll(' ', '');
  const enrolled = await owner.send(serverRoutes.deskEnter(), serverRoutes.deskAction('enroll'), {
    [factorField.name]: codeAt(secret, Date.now()),
  });
  const [recovery = ''] = textsOf(enrolled.html, 'code');
  await owner.send(serverRoutes.deskContent('contact'), serverRoutes.deskAction('content-save'), {
    phone: PHONE,
  });
  const madeAt = Date.now();
  await owner.send(serverRoutes.deskContent(), serverRoutes.deskAction('release-make'), {
    why: 'A trial',
    [factorField.name]: recovery,
  });
  const { id } = await inDatabase(db => db.selectFrom('releases').select('id').executeTakeFirstOrThrow());
  const [page, show, publish] = [
    serverRoutes.deskRelease(id),
    serverRoutes.deskAction('preview-show'),
    serverRoutes.deskAction('release-publish'),
  ];
  await until('the pages', async () => (await owner.open(page)).html.includes(publish));
  const made = secondsSince(madeAt);
  await owner.send(page, show);
  ensure((await owner.open(routes.contact())).html.includes(PHONE), 'the owner sees the new number');
  ensure(
    (await visitor.open(routes.contact())).html.includes(contact.phone),
    'a visitor sees the old number',
  );
  await owner.send(page, publish);
  const publishedAt = Date.now();
  await until('the new number', async () => (await visitor.open(routes.contact())).html.includes(PHONE));
  say(
    `publishing: the pages made in ${made}, looked at, and live ${secondsSince(publishedAt)} after “Publish”`,
  );
}

async function checkBackup({ run, backups }: Trial): Promise<void> {
  await run(['node', 'ops/cli.mjs', 'backup']);
  await run(['node', 'ops/healthcheck.mjs', '--backup']);
  const name = readdirSync(backups).find(file => file.startsWith('site-'));
  ensure(name !== undefined, 'there is a backup');
  say(`backup: ${name}`);
}

/** Without a site Caddy logs each request as an error. What stands behind the question mark may open a receipt. */
async function checkLog(visitor: Browser, { printed, until }: Trial): Promise<void> {
  const { status } = await visitor.open(`/success?key=${SECRET_KEY}`);
  ensure(status === 502, `without a site Caddy answers ${status}`);
  await until('Caddy’s line about it', () => printed().includes('"uri":"/success"'));
  ensure(!printed().includes(SECRET_KEY), 'no log has the key of a receipt');
  say('log: Caddy’s error has the address without what stands behind the question mark');
}

function inDatabase<T>(use: (db: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const db = connect({ databaseUrl: composeSettings('site')['DATABASE_URL'] ?? '', dataDir: '' });
  return use(db).finally(() => db.destroy());
}

function ensure(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Error(`Not right: ${what}`);
}

function secondsSince(at: number): string {
  return `${((Date.now() - at) / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  console.log(`ok   ${line}`);
}

type Trial = {
  /** When the container was started, in ms since 1970. */
  startedAt: number;
  container: ChildProcess;
  paypal: PayPalSimulator;
  mail: MailSimulator;
  /** What a command prints in the container. */
  run: (command: string[], input?: string) => Promise<string>;
  /** The image's health check. */
  health: string[];
  /** The logs of Caddy and of the container. */
  printed: () => string;
  /** Where the container's backups are. */
  backups: string;
  until: (what: string, look: () => boolean | Promise<boolean>) => Promise<unknown>;
};

const PAGES = [
  routes.home(),
  routes.contact(),
  routes.about(),
  routes.search(),
  `${routes.checkout()}?plan=basic`,
  '/llms.txt',
];
const SECRET_KEY = 'a-key-that-no-log-has';
const PHONE = '(555) 010-9944';
/** Compose waits for so long (`stop_grace_period`). */
const STOP_MAX_MS = 25_000;
