import type { ComponentProps } from 'react';

/** A link in running text, spelled out on paper. One that leaves the site tells the other side nothing about us. */
export function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const leavesSite = /^https?:/.test(href);
  return (
    <a
      {...rest}
      href={href}
      {...(leavesSite ? { rel: 'noopener noreferrer' } : {})}
      className={`text-link ${leavesSite || href.startsWith('/') ? SPELLED_OUT : ''}`}
    >
      {children}
    </a>
  );
}

/** The site's own addresses begin with what `Prose` says. */
const SPELLED_OUT =
  "print:after:content-['_('attr(href)')'] print:[&[href^='/']]:after:content-['_('var(--site,)attr(href)')']";
