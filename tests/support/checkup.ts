import type { CheckId } from '@/content/checkup-findings';
import type { Facts } from '@/lib/checkup/facts';
import { judge } from '@/lib/checkup/judge';
import type { Typed } from '@/lib/checkup/judging';
import { readPage } from '@/lib/checkup/read-page';

/** A page with nothing to fix. */
export const GOOD = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Auto repair in Liverpool, NY</title><meta name="description" content="Brakes, oil, tires and inspections by two certified mechanics in Liverpool.">
<script type="application/ld+json">{"@type":"AutoRepair","name":"Northside Auto","telephone":"315-555-0160","address":"7 Oswego Street","openingHours":"Mo-Fr 08:00-17:30"}</script></head>
<body><h1>Auto repair</h1><p>Northside Auto fixes cars. Call <a href="tel:+13155550160">(315) 555-0160</a>. Monday to Friday, 8 a.m. to 5:30 p.m.</p>
<p>7 Oswego Street, Liverpool, NY 13088. <a href="/privacy">Privacy</a></p><footer>© 2026</footer></body></html>`;

/** What a checkup would know of a website with this page, whose server does everything well. */
export async function factsOf(html = GOOD, more: Partial<Facts> = {}): Promise<Facts> {
  return {
    version: 1,
    checkedAt: Date.parse('2026-11-28T15:00:00Z'),
    url: 'https://northside.test/',
    host: 'northside.test',
    status: 200,
    page: await readPage(html, new URL('https://northside.test/')),
    contactPages: [],
    unreadContactPages: 0,
    firstByteMs: 100,
    html: {
      wireBytes: 5_000,
      bytes: 9_000,
      gzippedBytes: 5_000,
      encoding: 'gzip',
      isAscii: false,
      headerCharset: null,
    },
    robotsTag: null,
    certificate: { problem: null, validTo: Date.parse('2027-01-27T15:00:00Z'), daysLeft: 60 },
    https: 'yes',
    robots: { result: 'none', status: 404, googleLine: null, forbidsUs: false, isUnread: false },
    sitemap: {
      result: 'fine',
      url: 'https://northside.test/sitemap.xml',
      status: 200,
      count: 3,
      otherHost: null,
    },
    missingPage: { result: 'missing', status: 404 },
    httpVariant: { result: 'leads-to-https', hops: [] },
    wwwVariant: { host: 'www.northside.test', result: 'leads-here', detail: '' },
    files: [],
    ownFiles: { sheets: 0, scripts: 0, pictures: 0 },
    links: { named: 1, checked: 1, broken: [] },
    requests: 9,
    tookMs: 900,
    ...more,
  };
}

export const NOTHING: Typed = { business: null, town: null, phone: null };
export const typed = (one: Partial<Typed>): Typed => ({ ...NOTHING, ...one });

/** The verdict of one check: a severity, `fine`, why it is unknown, or nothing where it was skipped. */
export function verdictOf(id: CheckId, facts: Facts, typed = NOTHING): string | null {
  const findings = judge(facts, typed);
  const unknown = findings.unknown.find(one => one.id === id);
  if (unknown) return unknown.why;
  if (findings.fine.includes(id)) return 'fine';
  return findings.fix.find(finding => finding.id === id)?.severity ?? null;
}
