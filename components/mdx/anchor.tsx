import type { ComponentProps } from 'react';

/** A link in running text, spelled out on paper. One that leaves the site tells the other side nothing about us. */
export function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isPage = /^(?:\/|https?:)/.test(href);
  const leavesSite = /^https?:/.test(href);
  return (
    <a
      {...rest}
      href={href}
      {...(leavesSite ? { rel: 'noopener noreferrer' } : {})}
      className={isPage ? "text-link print:after:content-['_('attr(href)')']" : 'text-link'}
    >
      {children}
    </a>
  );
}
