import { home } from '@/content/home';
import { site } from '@/content/site';
import { absoluteUrl } from './absolute-url';
import { FEEDS } from './addresses';

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
  return `Phone ${site.phone.display}, email ${site.email}, ${street}, ${city}, ${region} ${postalCode}. Open ${site.hours.text}.`;
}

type PageSection = { title: string; pages: { path: string; title: string; description: string }[] };
