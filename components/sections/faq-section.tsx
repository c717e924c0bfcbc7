import type { ReactNode } from 'react';
import { FaqList, type FaqItem } from '@/components/ui/faq-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { CounterDrawing } from './counter-drawing';

/** Questions at the right, the counter at the left. */
export function FaqSection({
  title,
  lede,
  link,
  more,
  items,
  tight = false,
  counter = true,
}: FaqSectionProps) {
  return (
    <Section tight={tight}>
      <div className="grid items-start gap-x-split gap-y-8 lg:grid-cols-[.8fr_1.35fr]">
        <div>
          <h2>{title}</h2>
          {lede ? <p className="soft mt-4 mb-5 text-lede">{lede}</p> : null}
          {link ? <TextLink href={link.href}>{link.label}</TextLink> : null}
          {more ? (
            <p className="mt-3">
              <TextLink href={more.href}>{more.label}</TextLink>
            </p>
          ) : null}
          {counter ? <CounterDrawing /> : null}
        </div>
        <FaqList items={items} />
      </div>
    </Section>
  );
}

type FaqSectionProps = {
  title: ReactNode;
  lede?: ReactNode;
  link?: { href: string; label: string };
  /** A second way on. */
  more?: { href: string; label: string };
  items: readonly FaqItem[];
  tight?: boolean;
  counter?: boolean;
};
