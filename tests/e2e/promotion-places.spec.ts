import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { leadForms } from '@/content/lead-forms';
import { promotion } from '@/content/promotion';
import { promotionOffers } from '@/content/promotion-offers';
import { promotionPage } from '@/content/promotion-page';
import { MINUTE_MS } from '@/lib/site/time';
import { freePort, startSite, type SiteProcess } from '../support/site-process';
import { expect, test, type Page } from './test';

const { places } = promotion;
const PAGE = '/christmas-in-july';
const START = Date.parse('2027-07-01T00:00:00-04:00');
const END = Date.parse('2027-08-01T00:00:00-04:00');
const IN_JULY = Date.parse('2027-07-15T12:00:00-04:00');
const WAITING_LIST = '/contact?inquiry=waiting-list';
const PROMOTION_POST = {
  'form-name': 'christmas-in-july-form',
  name: 'Ann O’Neil',
  businessName: 'Ann’s Café',
  phoneNumber: '(555) 010-2030',
  businessType: 'restaurant',
};

let dir = '';
let site: SiteProcess;

// Many pages are compressed again when the last place is sold, and the machine may be busy.
const SOON = { timeout: 20_000 };

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-july-'));
  moveClock(IN_JULY);
  const env = {
    DATA_DIR: dir,
    CLOCK_OFFSET_FILE: join(dir, 'offset'),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/moved-clock.mjs')}`,
  };
  site = startSite({ port: await freePort(), env });
  await site.ready();
});

test.afterAll(async () => {
  await site.kill();
  rmSync(dir, { recursive: true, force: true });
});

const EDGES = [
  ['a minute before the start', START - MINUTE_MS, false, '2026-08-01T04:00:00.000Z', '2026'],
  ['a minute after the start', START + MINUTE_MS, true, '2027-07-01T04:00:00.000Z', '2027'],
  ['a minute before the end', END - MINUTE_MS, true, '2027-07-01T04:00:00.000Z', '2027'],
  ['a minute after the end', END + MINUTE_MS, false, '2027-08-01T04:00:00.000Z', '2027'],
] as const;

for (const [when, at, isOffered, changed, year] of EDGES)
  test(`${when}, pages, structured data, sitemap, feeds and emails of a running site say what holds`, async ({
    browser,
  }) => {
    moveClock(at);
    await expect.poll(() => pageSays('/sitemap.xml', `${PAGE}</loc>\n<lastmod>${changed}`), SOON).toBe(true);
    await expect.poll(async () => offersOf(await read(PAGE)), SOON).toHaveLength(isOffered ? 1 : 0);
    expect(await read('/llms.txt')).toContain(`${PAGE}): ${promotionPage.meta.listed}`);
    for (const feed of ['/feed.xml', '/feed.json']) expect(await read(feed)).not.toContain(PAGE);
    const email = `edge-${at}@cafe.test`;
    await send({ email });
    expect(findMail(email)).toContain(
      at < START || at > END ? 'The promotion has ended' : `within ${promotion.contactWithinHours} hours`,
    );
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.origin + PAGE);
    await expect(page.getByText(`The offer runs from July 1 through July 31, ${year},`)).toBeVisible();
    await context.close();
  });

test('a sale is on the page within seconds, and with the last one every surface turns to the waiting list', async ({
  page,
  browser,
}) => {
  moveClock(IN_JULY);
  sellUpTo(places - 1);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await expect.poll(() => pageSays(PAGE, `1 of ${places} spots are left`), SOON).toBe(true);
  await openInJuly(page, PAGE);
  await expect(
    page.getByText(`For the next ${places} customers from July 1: 1 of ${places} spots are left.`),
  ).toBeVisible();
  sellUpTo(places);
  // It says so last: by then every page does.
  const listed = 'All spots in this year’s promotion are taken';
  await expect.poll(() => pageSays('/llms.txt', listed), SOON).toBe(true);
  expect(await pageSays(PAGE, `All ${places} spots are taken`)).toBe(true);
  expect(offersOf(await read(PAGE))).toEqual([]);
  for (const path of ['/', PAGE, '/pricing', '/search?q=website', '/no-such-page', '/checkout'])
    for (const visitor of [page, plain]) {
      if (visitor === page) await openInJuly(page, path);
      else await plain.goto(site.origin + path);
      const html = await visitor.content();
      expect(/<places-|See the offer|See the details|Claim the July price/.exec(html), path).toBeNull();
      expect(html.includes(WAITING_LIST), path).toBe(true);
    }
  await openInJuly(page, '/');
  const banner = page.getByRole('complementary', { name: 'Promotion' });
  await expect(banner).toContainText(`all ${places} spots are taken, and the waiting list is open.`);
  await banner.getByRole('link', { name: promotionOffers.banner.full.button }).click();
  await expect(page.locator('select[name=inquiry]')).toHaveValue('waiting-list');
  await plain.context().close();
});

test('a form that comes back with errors has the current banner, not the one from before the last sale', async () => {
  const again = await send({ 'form-name': 'contact-form', email: 'not an address' });
  expect(again.status).toBe(422);
  const html = (await again.text()).replaceAll('<!-- -->', '');
  expect(html).toContain(`all ${places} spots are taken`);
  expect(html).not.toContain(promotionOffers.banner.open.button);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor who sends the form from an old page reads there and in the email that the places are gone', async ({
      page,
    }) => {
      freeOne();
      await expect.poll(() => pageSays(PAGE, `1 of ${places} spots are left`), SOON).toBe(true);
      await openInJuly(page, PAGE);
      const email = `old-${javaScriptEnabled}@cafe.test`;
      for (const [name, value] of Object.entries({ ...PROMOTION_POST, email }))
        if (name === 'businessType')
          await page.locator(`#christmas-in-july-form-${name}`).selectOption(value);
        else if (name !== 'form-name') await page.locator(`#christmas-in-july-form-${name}`).fill(value);
      sellUpTo(places);
      await page.locator('#christmas-in-july-form button[type=submit]').click();
      const heading = page.getByRole('heading', {
        name: leadForms['christmas-in-july-form'].successWhen.title,
      });
      await expect(heading).toBeVisible();
      await expect(
        page.getByText(leadForms['christmas-in-july-form'].successWhen.message).first(),
      ).toBeVisible();
      // With scripts the thanks stands in the old page.
      const thanks = javaScriptEnabled ? page.locator('[data-thanks-for]') : page.getByRole('main');
      await expect(thanks.getByText('We start building', { exact: true })).toBeHidden();
      await expect(page.getByRole('main').getByText('inquiry')).toBeHidden();
      expect(findMail(email)).toContain(`All ${places} spots in ${promotion.name} were taken before`);
    });
  });

/** With the visitor's clock at the server's. */
async function openInJuly(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(IN_JULY);
  await page.goto(site.origin + path);
}

function moveClock(to: number): void {
  writeFileSync(join(dir, 'offset'), String(to - Date.now()));
}

async function pageSays(path: string, words: string): Promise<boolean> {
  return (await read(path)).includes(words);
}

async function read(path: string): Promise<string> {
  return (await (await fetch(site.origin + path)).text()).replaceAll('<!-- -->', '');
}

function send(fields: Record<string, string>): Promise<Response> {
  return fetch(site.origin, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `${site.origin}/contact` },
    body: new URLSearchParams({ ...PROMOTION_POST, ...fields }),
  });
}

function offersOf(html: string): string[] {
  return html.match(/"@type":"Offer"/g) ?? [];
}

/** Sells places as another process would: in the database. */
function sellUpTo(count: number): void {
  withDatabase(db => {
    const insert = db.prepare(
      'insert or ignore into promotion_places (id, year, number, taken_at) values (?, 2027, ?, 0)',
    );
    for (let number = 1; number <= count; number += 1) insert.run(`sold-${number}`, number);
  });
}

function freeOne(): void {
  withDatabase(db => db.exec('delete from promotion_places where number = 100'));
}

/** The text of the email to a visitor. */
function findMail(to: string): string {
  return withDatabase(db => {
    const row = db.prepare('select text from outbox where to_address = ?').get(to);
    return String(row?.['text']);
  });
}

function withDatabase<T>(use: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dir, 'site.sqlite'));
  db.exec('pragma busy_timeout = 5000');
  try {
    return use(db);
  } finally {
    db.close();
  }
}
