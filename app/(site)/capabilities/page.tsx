import type { Metadata } from 'next';
import { RouteSteps } from '@/components/catalogue/route-steps';
import { CapabilityDirectory } from '@/components/company/capability-directory';
import { TermList } from '@/components/company/term-list';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { capabilities } from '@/content/capabilities';
import { services } from '@/content/services';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { serviceNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { title, description, heading, lede, cards, cardsTitle, expertise, approach, close, buttons } =
  capabilities;
const page = { path: routes.capabilities(), title, description };

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CapabilitiesPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Capabilities' }];
  const parts = services.map(service => ({ name: service.title, path: routes.service(service.id) }));
  const about = [serviceNode({ path: page.path, name: 'Websites and local search', description, parts })];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail, about })} />
      <PageHero title={heading} lede={lede} trail={trail}>
        <ButtonLink href={routes.getStarted()}>{buttons.start}</ButtonLink>
        <ButtonLink href={routes.contact()} variant="line">
          {buttons.contact}
        </ButtonLink>
      </PageHero>
      <Section>
        <SectionHead title={cardsTitle} />
        <CapabilityDirectory cards={cards} />
      </Section>
      <Section ground="mist">
        <SectionHead title={expertise.title} lede={expertise.lede} />
        <TermList entries={expertise.entries} />
      </Section>
      <Section className="overflow-hidden">
        <SectionHead
          title={approach.title}
          lede={approach.lede}
          link={{ href: routes.process(), label: 'Every step in detail' }}
        />
        <RouteSteps steps={approach.steps} />
      </Section>
      <Section tight>
        <div className="on-marigold rounded-panel bg-marigold p-[clamp(30px,4.8vw,68px)] text-ink-fixed">
          <h2>{close.title}</h2>
          <p className="mt-3.5 mb-[26px] max-w-[38em] text-lede">{close.text}</p>
          <ButtonRow>
            <ButtonLink href={routes.getStarted()} variant="ink">
              {buttons.start}
            </ButtonLink>
            <ButtonLink href={routes.contact()} variant="line">
              {buttons.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
      </Section>
      <Closing scene="morning" />
    </>
  );
}
