import { TownMap } from '@/components/drawings/town-map';
import { ButtonLink } from '@/components/ui/button';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { FaqList } from '@/components/ui/faq-list';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { processSteps } from '@/content/process';
import { servicePages } from '@/content/service-pages';
import { topics } from '@/content/topics';
import type { ServicePage } from '@/lib/documents/read-services';
import { routes } from '@/lib/routes';
import { BenefitList } from './benefit-list';
import { CallCard } from './call-card';
import { ServicePicture } from './pictures/service-picture';
import { RouteSteps } from './route-steps';
import { ServiceProof } from './service-proof';
import { ServiceProse } from './service-prose';
import { ServiceReasons } from './service-reasons';
import { Split } from './split';

/** One service from its promise to the questions before signing. */
export function ServiceDetail({ service, trail }: { service: ServicePage; trail: Crumb[] }) {
  const { labels } = servicePages;
  const call = { href: routes.contact('consultation'), label: labels.bookCall };
  return (
    <>
      <PageHero
        title={service.heading}
        lede={service.fullDescription}
        trail={trail}
        picture={<ServicePicture name={service.picture} />}
      >
        <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
        <ButtonLink href={call.href} variant="line">
          {call.label}
        </ButtonLink>
      </PageHero>
      <ServiceProof proof={service.proof} />
      <Section ground="mist">
        <Split title={labels.benefits} topic={topics.benefits} lede={labels.benefitsLede}>
          <BenefitList benefits={service.benefits} />
        </Split>
      </Section>
      <Section>
        <SectionHead title={service.reasons.title} topic={topics.reasons} />
        <ServiceReasons items={service.reasons.items} />
      </Section>
      <Section tight>
        <ServiceProse parts={service.prose} />
      </Section>
      <Section ground="mist" className="overflow-hidden">
        <SectionHead
          title={labels.route}
          topic={topics.process}
          link={{ href: routes.process(), label: labels.routeLink }}
        />
        <RouteSteps steps={processSteps} />
      </Section>
      <Section>
        <CallCard {...service.call} link={call} picture={<OwnMap />} />
      </Section>
      <Section tight>
        <Split
          title={labels.faq}
          topic={topics.faq}
          lede={<TextLink href={routes.services()}>{labels.viewAll}</TextLink>}
        >
          <FaqList items={service.faqs} />
        </Split>
      </Section>
    </>
  );
}

function OwnMap() {
  return (
    <TownMap seed={11} view="180 72 380 300" pin={[372, 270]} pinScale={2} className="absolute inset-0" />
  );
}
