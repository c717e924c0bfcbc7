import { createHash } from 'node:crypto';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { toSingleLine } from '@/lib/site/text';
import { DAY_MS, toDay } from '@/lib/site/time';
import { absoluteUrl } from './absolute-url';
import { FEEDS, SECURITY_TEXT } from './addresses';

/** The site in one text for language models (llmstxt.org): who we are, how to reach us, and every page by section. */
export function toLlmsText(sections: readonly PageSection[]): string {
  return [
    `# ${site.name}`,
    `> ${home.description}`,
    contactLine(),
    ...sections.map(({ title, pages }) => {
      const links = pages.map(page => `- [${page.title}](${absoluteUrl(page.path)}): ${page.description}`);
      return [`## ${title}`, '', ...links].join('\n');
    }),
    [
      '## Optional',
      '',
      `- [RSS feed](${absoluteUrl(FEEDS.rss)}): the articles of the blog`,
      `- [JSON feed](${absoluteUrl(FEEDS.json)}): the same, with their full text`,
      `- [Sitemap](${absoluteUrl('/sitemap.xml')}): every page with the day of its last change`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

function contactLine(): string {
  const { street, city, region, postalCode } = site.address;
  const address = [street, city, `${region} ${postalCode}`].map(asMarkdown).join(', ');
  return `Phone ${asMarkdown(site.phone.display)}, email ${asMarkdown(site.email)}, ${address}. Open ${asMarkdown(site.hours.text)}.`;
}

/** One line of text that Markdown reads as it is. */
function asMarkdown(text: string): string {
  return toSingleLine(text).replace(/[[\]<>`*\\]/g, '\\$&');
}

/** Where to report a weakness, in the form of RFC 9116. `now` in epoch milliseconds; it holds for half a year from then. */
export function toSecurityText(now: number): string {
  const expires = toDay(now + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${toSingleLine(site.supportEmail)}`,
    `Contact: ${site.phone.href}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(SECURITY_TEXT)}`,
    `Policy: ${absoluteUrl(routes.policy('vulnerability-disclosure-policy'))}`,
    '',
  ].join('\n');
}

/**
 * The key that proves to IndexNow that a list of changed pages comes from this site. It is published at
 * /indexnow-key.txt and so no secret: made from the public address, it needs no setting and survives a rebuild.
 */
export function indexNowKey(siteUrl: string): string {
  return createHash('sha256').update(`indexnow ${siteUrl}`).digest('hex').slice(0, KEY_LENGTH);
}

const VALID_DAYS = 180;

const KEY_LENGTH = 32;

type PageSection = { title: string; pages: { path: string; title: string; description: string }[] };
