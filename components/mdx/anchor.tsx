import type { ComponentProps } from 'react';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** A link in running text, spelled out on paper. One that leaves the site tells the other side nothing about us. */
export function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const leavesSite = /^https?:/.test(href);
  const url = href.startsWith('/') ? absoluteUrl(href) : href;
  return (
    <a
      {...rest}
      href={href}
      {...(leavesSite ? { rel: 'noopener noreferrer' } : {})}
      {...(/^https?:/.test(url) ? { 'data-url': url } : {})}
      className="text-link print:data-url:after:content-['_('attr(data-url)')']"
    >
      {children}
    </a>
  );
}
