import type { ComponentProps } from 'react';

/** A link in running text. One that leaves the site is spelled out on paper, and tells the other side nothing about us. */
export function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const leavesSite = /^https?:/.test(href);
  return (
    <a
      {...rest}
      href={href}
      {...(leavesSite ? { rel: 'noopener noreferrer' } : {})}
      className={leavesSite ? "text-link print:after:content-['_('attr(href)')']" : 'text-link'}
    >
      {children}
    </a>
  );
}
