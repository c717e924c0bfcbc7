import { TextLink } from '@/components/ui/text-link';
import { blog } from '@/content/blog';
import type { Article } from '@/lib/documents/read-documents';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { routes } from '@/lib/site/routes';

/** Ways to share an article: plain links, with no code of other companies on the page. */
export function ShareLinks({ article: { slug, title } }: { article: Article }) {
  const url = absoluteUrl(routes.article(slug));
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <b className="font-display">{blog.share.title}</b>
      <TextLink href={`mailto:?${query({ subject: title, body: url })}`}>{blog.share.email}</TextLink>
      {SERVICES.map(({ name, address }) => (
        <TextLink key={name} href={address(url)} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
      ))}
    </p>
  );
}

/** Mail programs read a plus sign as a plus sign, so spaces are written out. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}

const SERVICES = [
  {
    name: 'LinkedIn',
    address: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  },
  {
    name: 'Facebook',
    address: (url: string) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
];
