import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/** A heading at the left with, when there is one, its link at the right end. */
export function SectionHead({ title, lede, link, as: Heading = 'h2' }: SectionHeadProps) {
  return (
    <div className="mb-head grid grid-cols-1 items-end gap-x-12 gap-y-5 max-sm:gap-y-2 lg:grid-cols-[1fr_auto]">
      <div>
        <Heading>{title}</Heading>
        {lede ? <p className="soft mt-3 max-w-[32em] text-lede">{lede}</p> : null}
      </div>
      {link ? (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      ) : null}
    </div>
  );
}

type SectionHeadProps = {
  title: ReactNode;
  lede?: ReactNode;
  link?: { href: string; label: string };
  as?: 'h1' | 'h2';
};
