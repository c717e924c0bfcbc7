/**
 * Tells IndexNow (Bing, Yandex and others; not Google) which pages have changed since this was last run. Run by hand
 * after a deploy, never by itself: `SITE_URL=https://… npm run indexnow -- [--dry-run]`. It reads the live
 * sitemap, sends only addresses whose `lastmod` is new, and remembers what was sent in DATA_DIR/indexnow.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { SITE_URL, DATA_DIR = 'data', INDEXNOW_ENDPOINT = 'https://api.indexnow.org/indexnow' } = process.env;
const KEY_FILE = '/indexnow-key.txt';
const MAX_URLS_PER_CALL = 10_000;
const DRY_RUN = '--dry-run';
const isDryRun = process.argv.includes(DRY_RUN);

async function run() {
  // Not passed over: with a mistyped --dry-run everything would be sent.
  const unknown = process.argv.slice(2).find(word => word !== DRY_RUN);
  if (unknown) return fail(`There is no option ${unknown}, only ${DRY_RUN}.`);
  if (!SITE_URL) return fail('SITE_URL must be the public address of the site.');
  const origin = new URL(SITE_URL).origin;
  const key = await fetchText(`${origin}${KEY_FILE}`);
  const listed = readSitemap(await fetchText(`${origin}/sitemap.xml`));
  const sent = readSent();
  const changed = [...listed].filter(([url, changedOn]) => sent[url] !== changedOn).map(([url]) => url);
  const foreign = changed.find(url => new URL(url).origin !== origin);
  if (foreign)
    return fail(`The sitemap lists ${foreign}, which is not on ${origin}: build with this SITE_URL.`);
  if (changed.length === 0) return console.log('Nothing has changed since the last run.');
  if (isDryRun) return console.log(`Would send ${changed.length}:\n${changed.join('\n')}`);
  for (let start = 0; start < changed.length; start += MAX_URLS_PER_CALL)
    await submit({ origin, key, urls: changed.slice(start, start + MAX_URLS_PER_CALL) });
  writeSent(Object.fromEntries(listed));
  console.log(`Sent ${changed.length} of ${listed.size} addresses.`);
}

async function fetchText(url) {
  const answer = await fetch(url, { redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.text()).trim();
}

function readSitemap(xml) {
  const entries = Array.from(xml.matchAll(/<url>([\s\S]*?)<\/url>/g), ([, entry]) => [
    unescapeXml(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '',
  ]);
  return new Map(entries);
}

async function submit({ origin, key, urls }) {
  const answer = await fetch(INDEXNOW_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}${KEY_FILE}`,
      urlList: urls,
    }),
  });
  // 202: taken, the key still to be checked.
  if (answer.status !== 200 && answer.status !== 202)
    throw new Error(`IndexNow answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
}

function readSent() {
  try {
    return JSON.parse(readFileSync(stateFile(), 'utf8'));
  } catch {
    return {};
  }
}

function writeSent(entries) {
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  writeFileSync(stateFile(), `${JSON.stringify(entries, null, 1)}\n`);
}

function stateFile() {
  return join(DATA_DIR, 'indexnow.json');
}

function unescapeXml(text) {
  return text
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

await run().catch(error => fail(error instanceof Error ? error.message : String(error)));
