import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contact } from '@/content/contact';
import { connect } from '@/lib/site/db/connect';
import { serverRoutes } from '@/lib/site/routes';
import { findHeadlessShell } from '@/ops/system-packages.mjs';
import { freePort } from '../support/site-process';
import { openConfirmedSession } from '../support/staff-session';
import { end, PHONE, settings, start, untilAnswering, WITHIN_MS } from './launched-site';

// On a site of its own: the browser tests share one, and each of them reads its pages with the content of the folder.
const shell = findHeadlessShell();
let dataDir = '';
let launcher: ChildProcess | undefined;
let browser: Browser | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-watched-'));
});

afterEach(async () => {
  await browser?.close();
  await end(launcher);
  rmSync(dataDir, { recursive: true, force: true });
});

test.skipIf(process.platform !== 'linux' || !shell)(
  'an owner changes the phone at the desk, watches the pages being made, and publishes them',
  async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    launcher = start(settings({ port, dataDir }));
    await untilAnswering(origin);
    const db = connect({ databaseUrl: null, dataDir });
    const cookie = await openConfirmedSession(db, 'money').finally(() => db.destroy());
    browser = await chromium.launch({ executablePath: shell ?? '', chromiumSandbox: false });
    const opened = await openPage(browser, `${origin}/contact`);
    expect(await opened.page.content()).toContain(contact.phone);

    const desk = await browser.newContext({ baseURL: origin });
    const [name = '', value = ''] = cookie.split('=');
    await desk.addCookies([{ name, value, url: origin }]);
    const page = await desk.newPage();
    page.setDefaultTimeout(WITHIN_MS);
    await page.goto(serverRoutes.deskContent('contact'));
    await page.getByLabel('Phone').fill(PHONE);
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await page.getByLabel('Why does it change?').fill('We moved');
    await page.getByRole('button', { name: 'Build the preview' }).click();

    await page.waitForFunction(said => new RegExp(said).test(document.title), MADE_SO_FAR.source);
    await page.locator('main').getByText(MADE_SO_FAR).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Version 1 is ready'));
    await page.getByRole('cell', { name: PHONE }).first().waitFor();
    expect(await readPhone(origin)).toBe('old');
    await page.getByRole('button', { name: 'Publish' }).click();
    await vi.waitUntil(async () => (await readPhone(origin)) === 'new', { timeout: WITHIN_MS, interval: 50 });

    // Its scripts were not all fetched when the site changed.
    await useSearch(opened.page);
    const fresh = await openPage(browser, `${origin}/contact`);
    expect(await fresh.page.content()).toContain(PHONE);
    await wakeAll(fresh.page);
    await useSearch(fresh.page);
    expect([opened.said, fresh.said]).toEqual([[], []]);
  },
  WITHIN_MS,
);

const MADE_SO_FAR = /\d+ of \d{3} pages are made/;

/** A new visitor's page, with all that its console and its scripts complain about. */
async function openPage(visitors: Browser, url: string): Promise<{ page: Page; said: string[] }> {
  const page = await visitors.newPage();
  const said: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', error => said.push(error.message));
  await page.goto(url);
  return { page, said };
}

/** Opens the search of the header, whose script comes when it is wanted. */
async function useSearch(page: Page): Promise<void> {
  await page.locator('[data-search-open][role="button"]').click();
  await page.locator('dialog[open] [data-search-input="popup"]').fill('price');
  await page.locator('dialog[open]').getByRole('option').first().waitFor();
}

/** Comes near every island of the page, and waits until all are awake. */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-awake])') === null);
}

/** Which phone a visitor gets. */
async function readPhone(origin: string): Promise<'old' | 'new'> {
  const html = await (await fetch(`${origin}/contact`)).text();
  return html.includes(PHONE) && !html.includes(contact.phone) ? 'new' : 'old';
}
