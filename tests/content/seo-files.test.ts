import { afterEach, expect, test, vi } from 'vitest';
import { GET as getKey } from '@/app/indexnow-key.txt/route';
import { GET as getLlms } from '@/app/llms.txt/route';
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { indexNowKey, toSecurityText } from '@/lib/seo/text-files';
import { routes } from '@/lib/site/routes';

const ORIGIN = 'http://127.0.0.1:3000';

/** Around the promotion's edges in New York, and when its page last changed: when it began or ended. */
const DAYS = [
  ['2026-07-01T03:59:59Z', '2025-08-01T04:00:00.000Z'],
  ['2026-07-01T04:00:00Z', '2026-07-01T04:00:00.000Z'],
  ['2026-08-01T03:59:59Z', '2026-07-01T04:00:00.000Z'],
  ['2026-08-01T04:00:00Z', '2026-08-01T04:00:00.000Z'],
] as const;

afterEach(() => vi.useRealTimers());

test('robots close nothing and name the sitemap', () => {
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: `${ORIGIN}/sitemap.xml` });
});

test('the sitemap has each page once, on our own address, with the day of its last change', () => {
  const entries = sitemap();
  expect(new Set(entries.map(entry => entry.url)).size).toBe(entries.length);
  expect(entries.filter(entry => !entry.url.startsWith(`${ORIGIN}/`) || !entry.lastModified)).toEqual([]);
});

test.each([routes.search(), routes.checkout(), routes.success(), routes.signIn(), routes.signUp()])(
  'the sitemap leaves out %s, which asks not to be listed',
  path => {
    expect(sitemap().map(entry => entry.url)).not.toContain(ORIGIN + path);
  },
);

test.each(promotion.isOffered ? DAYS : [])(
  'at %s the sitemap has the promotion’s page, changed at %s',
  (now, changed) => {
    vi.useFakeTimers({ now: new Date(now) });
    const entry = sitemap().find(({ url }) => url === ORIGIN + routes.promotion());
    expect(entry?.lastModified).toBe(changed);
  },
);

test.each(promotion.isOffered ? [] : [routes.promotion()])(
  'the sitemap leaves out %s, a promotion that is not offered',
  path => {
    expect(sitemap().map(entry => entry.url)).not.toContain(ORIGIN + path);
  },
);

test.each(DAYS)('at %s the text for language models links to every listed page', async now => {
  vi.useFakeTimers({ now: new Date(now) });
  const text = await getLlms().text();
  expect(text.match(/^# .*$/gm)).toEqual([`# ${site.name}`]);
  const links = Array.from(text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm), match => match[1]);
  expect(links).toEqual(expect.arrayContaining(sitemap().map(entry => entry.url)));
});

test('the security text names a way to reach us and holds for less than a year', () => {
  const now = Date.parse('2026-01-01T10:00:00Z');
  const text = toSecurityText(now);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(now);
  expect(expires).toBeLessThan(now + 365 * 24 * 3_600_000);
  expect(text).toContain(`Contact: mailto:${site.supportEmail}\n`);
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  expect(text).toContain(`Policy: ${ORIGIN}${routes.policy('vulnerability-disclosure-policy')}\n`);
});

test('the IndexNow key belongs to the public address', async () => {
  expect(indexNowKey('https://one.example')).toMatch(/^[0-9a-f]{32}$/);
  expect(indexNowKey('https://one.example')).not.toBe(indexNowKey('https://two.example'));
  expect(await getKey().text()).toBe(indexNowKey(ORIGIN));
});

test('the manifest names the site and icons of the sizes that phones ask for', () => {
  const { short_name: name, icons = [] } = manifest();
  expect(name).toBe(site.name);
  expect(icons.map(icon => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
