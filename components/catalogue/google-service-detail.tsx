import { ServiceDirectory } from '@/components/sections/service-directory';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { FaqList } from '@/components/ui/faq-list';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import type { GoogleService } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';
import { topics } from '@/content/topics';
import { routes } from '@/lib/routes';
import { BenefitList } from './benefit-list';
import { googleEntries } from './google-entry';
import { ProofRows } from './proof-rows';
import { RouteSteps } from './route-steps';
import { ServiceProse } from './service-prose';
import { Split } from './split';

/** One Google tool from what it does to when to leave it alone. */
export function GoogleServiceDetail({ service, trail }: { service: GoogleService; trail: Crumb[] }) {
  const { labels } = googleHub;
  return (
    <>
      <PageHero title={service.heading} lede={service.lede} trail={trail}>
        <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
        <ButtonLink href={routes.contact('consultation')} variant="line">
          {labels.bookCall}
        </ButtonLink>
      </PageHero>
      <Section>
        <ServiceProse parts={service.prose} />
      </Section>
      <Section ground="mist">
        <Split title={labels.benefits} topic={topics.benefits} lede={service.benefitsLede}>
          <BenefitList benefits={service.benefits} />
        </Split>
      </Section>
      <Section className="overflow-hidden">
        <SectionHead title={labels.steps} topic={topics.process} />
        <RouteSteps steps={service.steps} />
      </Section>
      <Section ground="mist">
        <Split title={labels.costs} topic={topics.costs} lede={labels.costsLede}>
          <ProofRows rows={service.costs} />
        </Split>
      </Section>
      <Section>
        <NotNeeded text={service.notNeeded} />
        <Split
          title={labels.faq}
          topic={topics.faq}
          lede={<TextLink href={routes.googleServices()}>{labels.all}</TextLink>}
        >
          <FaqList items={service.faqs} />
        </Split>
      </Section>
      <Section ground="mist">
        <SectionHead title={labels.related} topic={topics.relatedServices} link={service.more} />
        <ServiceDirectory entries={googleEntries(service.related)} />
      </Section>
    </>
  );
}

/** The tip box in large: the case in which the visitor keeps the money. */
function NotNeeded({ text }: { text: string }) {
  return (
    <div className="mb-sec grid items-start gap-x-[clamp(28px,5vw,88px)] gap-y-4 rounded-panel bg-marigold-soft p-[clamp(26px,4.2vw,60px)] lg:grid-cols-[.8fr_1.35fr]">
      <h2 className="text-[clamp(1.5rem,1.25rem+.9vw,1.95rem)] leading-[1.12]">
        {googleHub.labels.notNeeded}
      </h2>
      <p className="max-w-[42rem] text-[1.1rem] leading-[1.68]">{text}</p>
    </div>
  );
}
