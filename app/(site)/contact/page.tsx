import type { Metadata } from 'next';
import { ContactDetails } from '@/components/contact/contact-details';
import { StepSlips } from '@/components/exhibits/step-slips';
import { Closing } from '@/components/sections/closing';
import { CounterDrawing } from '@/components/sections/counter-drawing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { contactPage as words } from '@/content/contact-page';
import { closedDays } from '@/content/hours';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { ContactSlot } from './contact-forms.slot';
import { contactPointNode } from './contact-point-node';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function ContactPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Contact' }];
  const about = [contactPointNode()];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'ContactPage', trail, about })} />
      <PageHero
        title={words.heading}
        lede={words.lede}
        trail={trail}
        picture={<CounterDrawing person="kofi" className="ml-auto max-w-[440px]" />}
      >
        <ButtonLink href="#message" variant="ink">
          {words.jump.message}
        </ButtonLink>
        <ButtonLink href="#consultation" variant="line">
          {words.jump.consultation}
        </ButtonLink>
      </PageHero>
      <Section ground="mist">
        <ContactSlot />
      </Section>
      <Section>
        <ContactDetails daysOff={closedDays} />
      </Section>
      <Section ground="mist" className="overflow-hidden">
        <SectionHead title={words.next.title} />
        <StepSlips label={words.next.title} steps={words.next.items} />
      </Section>
      <Closing kind="contact" />
    </>
  );
}
