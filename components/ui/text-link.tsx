import type { AnchorHTMLAttributes } from 'react';

export function TextLink({ className = '', children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={`text-link ${className}`}>
      {children}
    </a>
  );
}

type TextLinkProps = { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;
