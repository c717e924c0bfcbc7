import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { readPolicies } from '@/lib/documents/read-documents';

const OWN_PAGE = '/resources/support';
const CONFIGURED = 'https://help.example/';

afterEach(() => {
  vi.doUnmock('@/content/site');
  vi.resetModules();
});

test.each([
  ['our own page by default', '', OWN_PAGE],
  ['the configured address', CONFIGURED, CONFIGURED],
])(
  'the Support Center is %s in the header, the folded menu, /contact, the policies and a blog that fails, and one setting decides',
  async (_, supportCenter, href) => {
    vi.doMock('@/content/site', () => ({ site: { ...site, supportCenter } }));
    const links = await supportLinks();
    expect(links).toEqual([href, href, href, href, href, href]);
  },
);

async function supportLinks(): Promise<(string | undefined)[]> {
  const { SiteHeader } = await import('./site-header');
  const { ContactDetails } = await import('@/components/contact/contact-details');
  const { SupportPortal } = await import('@/components/mdx/contact-links');
  const { PolicyFoot } = await import('@/components/documents/policy-foot');
  const { ArticlesFailed } = await import('@/components/documents/article-states');
  const [policy] = readPolicies();
  if (!policy) throw new Error('no policy');
  const parts = [
    <SiteHeader key="1" />,
    <ContactDetails key="2" daysOff={[]} />,
    <SupportPortal key="3" />,
    <PolicyFoot key="4" policy={policy} related={[]} />,
    <ArticlesFailed key="5" />,
  ];
  const pages = parts.map(async part => text((await prerenderToNodeStream(part)).prelude));
  const html = (await Promise.all(pages)).join('').replace(/<span[^>]*>|<\/span>|<!-- -->/g, '');
  return Array.from(
    html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>\s*(?:Support Center|Contact Support)/gi),
    ([, href]) => href,
  );
}
