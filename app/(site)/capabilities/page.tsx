import type { Metadata } from 'next';
import { TermList } from '@/components/company/term-list';
import { CutawayShop } from '@/components/exhibits/cutaway-shop';
import { ExhibitHero } from '@/components/exhibits/services/exhibit-hero';
import { StepSlips } from '@/components/exhibits/step-slips';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { capabilities } from '@/content/capabilities';
import { services } from '@/content/services';
import { pageGraph } from '@/lib/seo/json-ld';
import { serviceNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { heading, lede, cards, expertise, approach, answers, close, buttons } = capabilities;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CapabilitiesPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Capabilities' }];
  const parts = services.map(service => ({ name: service.title, path: routes.service(service.id) }));
  const about = [
    serviceNode({ path: page.path, name: 'Websites and local search', description: page.description, parts }),
  ];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail, about })} />
      <ExhibitHero
        title={heading}
        lede={lede}
        trail={trail}
        ground="bg-sky"
        buttons={
          <>
            <ButtonLink href={routes.getStarted()}>{buttons.start}</ButtonLink>
            <ButtonLink href={routes.contact()} variant="line">
              {buttons.contact}
            </ButtonLink>
          </>
        }
      >
        <CutawayShop rooms={cards} />
      </ExhibitHero>
      <Section>
        <SectionHead
          title={approach.title}
          lede={approach.lede}
          link={{ href: routes.process(), label: approach.link }}
        />
        <StepSlips label={approach.title} steps={approach.steps} />
      </Section>
      <Section ground="mist">
        <SectionHead title={expertise.title} lede={expertise.lede} />
        <TermList entries={expertise.entries} />
        <PriceTag get={answers.get} cost={answers.cost} wide className="mt-head" />
      </Section>
      <Section ground="mist">
        <h2>{close.title}</h2>
        <p className="soft mt-3.5 mb-6 max-w-[34em] text-lede">{close.text}</p>
        <ButtonRow>
          <ButtonLink href={routes.getStarted()} variant="ink">
            {buttons.start}
          </ButtonLink>
          <ButtonLink href={routes.contact()} variant="line">
            {buttons.contact}
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Closing kind="services" answers={answers} />
    </>
  );
}
