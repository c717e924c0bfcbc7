import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { Topic } from '@/components/ui/topic';
import { topics } from '@/content/topics';
import { ReasonSigns } from './reason-signs';

/** The first reasons, hung beside their heading. */
export function WhyOwnersStay({
  reasons,
  href,
}: {
  reasons: ComponentProps<typeof ReasonSigns>['reasons'];
  href: string;
}) {
  return (
    <Section>
      <div className="grid gap-[clamp(32px,6vw,96px)] lg:grid-cols-[.95fr_1.5fr]">
        <div>
          <h2>
            <Topic name={topics.whyChooseUs} of="Why owners stay." />
            Why owners stay.
          </h2>
          <p className="soft mt-4 mb-6 text-lede">
            Four reasons, and you can check each one before you sign.
          </p>
          <TextLink href={href}>All the reasons</TextLink>
        </div>
        <ReasonSigns reasons={reasons} />
      </div>
    </Section>
  );
}
