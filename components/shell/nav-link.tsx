'use client';

// oxlint-disable-next-line no-restricted-imports -- only the server draws it, and knows the address
import { usePathname } from 'next/navigation';
import type { AnchorHTMLAttributes } from 'react';

/** A link of the header that marks the current page, already in the static HTML. */
export function NavLink({ href, children, ...rest }: NavLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}

type NavLinkProps = { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;
