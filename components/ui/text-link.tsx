import type { AnchorHTMLAttributes } from 'react';

/** An underlined link, alone or in a sentence. */
export function TextLink({ className = '', children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={`text-link ${className}`}>
      {children}
    </a>
  );
}

type TextLinkProps = { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;
