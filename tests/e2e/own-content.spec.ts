/** What holds whatever the content is: run on ours, and on another agency's by `npm run other-agency`. */
import { expect } from '@playwright/test';
import { promotion } from '@/content/promotion';
import { reviews } from '@/content/reviews';
import { site as agency } from '@/content/site';
import { team } from '@/content/team';
import { readArticles, readProjects } from '@/lib/documents/read-documents';
import { FEEDS } from '@/lib/seo/addresses';
import { routes } from '@/lib/site/routes';
import { site as original } from '../../content/site';
import { waitForMails } from './mailbox';
import { IN_JULY, openPage } from './open-page';
import { pagesOf, visit } from './site/crawl';
import { test } from './site/site-test';

const projects = readProjects();

test('each person has a seat, each project a card, each article a place in the list', async ({ page }) => {
  await page.goto(routes.team());
  for (const { name } of team) await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto(routes.portfolio());
  await expect(page.locator('.project')).toHaveCount(projects.length);
  await page.goto(routes.blog());
  for (const { title } of readArticles())
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await page.goto(routes.reviews());
  for (const { author } of reviews.items) await expect(page.getByText(author).first()).toBeVisible();
});

test('each photo comes in the width that a screen needs, and is kept for good', async ({ site, request }) => {
  const sets = pagesOf(site).flatMap(({ html }) =>
    Array.from(html.matchAll(/srcSet="([^"]+)"/gi), ([, set = '']) => set),
  );
  const named = [...team, ...projects, ...readArticles()].filter(({ photo }) => photo);
  expect(sets.length).toBeGreaterThanOrEqual(named.length);
  const addresses = new Set(sets.flatMap(set => set.split(', ').map(file => file.split(' ')[0] ?? '')));
  for (const address of addresses) {
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/webp']);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('every project leads on, and its picture has words', async ({ site }) => {
  const pages = pagesOf(site).filter(({ path }) => path.startsWith(`${routes.portfolio()}/`));
  expect(pages).toHaveLength(projects.length);
  const words = new Set(pages.flatMap(({ page }) => page.images.map(({ alt }) => alt)));
  expect(projects.flatMap(({ photo }) => photo ?? []).filter(({ alt }) => !words.has(alt))).toEqual([]);
});

test('a lead is thanked for, and reaches the visitor and the agency in the agency’s name', async ({
  page,
}) => {
  await openPage(page, routes.contact());
  const email = `own-${Date.now()}@cafe.test`;
  await page.locator('#contact-form-name').fill('Ann O’Neil');
  await page.locator('#contact-form-email').fill(email);
  await page.locator('#contact-form-message').fill('Our website is from 2009.');
  await page.locator('#contact-form button[type=submit]').click();
  await expect(page.locator('[data-thanks-for="contact-form"]')).toBeVisible();
  const mails = await waitForMails(email, 2);
  const confirmation = mails.find(mail => mail.to.includes(email));
  expect(confirmation?.text).toContain(agency.name);
  expect(confirmation?.text).toContain(agency.phone.display);
});

test('in July the promotion is on every page if there is one, and on none if there is none', async ({
  page,
}) => {
  await page.clock.setFixedTime(IN_JULY);
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-promo', promotion.isOffered ? 'active' : 'ended');
});

if (process.env['CONTENT_DIR'])
  test('no page, feed or file names another agency', async ({ site, request }) => {
    const visits = [...site.visits];
    for (const url of ['/llms.txt', FEEDS.rss, '/manifest.webmanifest', '/search-index.json'])
      visits.push({ ...(await visit(request, { url })), html: await (await request.get(url)).text() });
    const names = [
      original.name,
      original.phone.display,
      original.email,
      original.address.street,
      original.founder,
    ];
    const faults = visits.flatMap(({ url, html }) =>
      names.filter(name => html.includes(name)).map(name => `${url}: ${name}`),
    );
    expect(faults).toEqual([]);
  });
