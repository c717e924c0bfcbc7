import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';

/** The marigold invitation to a call, with a picture at its right half. */
export function CallCard({ title, text, link, second, picture }: CallCardProps) {
  return (
    <div className="on-marigold grid overflow-hidden rounded-panel bg-marigold text-ink-fixed lg:grid-cols-[1.35fr_1fr] print:hidden">
      <div className="p-split">
        <h2>{title}</h2>
        <p className="mt-3.5 mb-6 max-w-[31em] text-lede">{text}</p>
        <ButtonLink href={link.href} variant="ink">
          {link.label}
        </ButtonLink>
        {second ? (
          <p className="mt-4">
            <TextLink href={second.href}>{second.label}</TextLink>
          </p>
        ) : null}
      </div>
      <div className="relative min-h-[260px]" aria-hidden="true">
        {picture}
      </div>
    </div>
  );
}

type CallCardProps = {
  title: string;
  text: string;
  link: { href: string; label: string };
  /** Another way, in words. */
  second?: { href: string; label: string };
  picture: ReactNode;
};
