import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { ReasonSigns } from './reason-signs';

/** The first reasons, hung beside their heading. */
export function WhyChooseUs({ title, lede, link, reasons, href }: WhyChooseUsProps) {
  return (
    <Section>
      <div className="grid gap-split lg:grid-cols-[.95fr_1.5fr]">
        <div>
          <h2>{title}</h2>
          <p className="soft mt-4 mb-6 text-lede">{lede}</p>
          <TextLink href={href}>{link}</TextLink>
        </div>
        <ReasonSigns label={title} reasons={reasons} />
      </div>
    </Section>
  );
}

type WhyChooseUsProps = {
  title: string;
  lede: string;
  link: string;
  reasons: ComponentProps<typeof ReasonSigns>['reasons'];
  href: string;
};
