import { BenefitList } from '@/components/catalogue/benefit-list';
import { CallCard } from '@/components/catalogue/call-card';
import { ServicePicture } from '@/components/catalogue/pictures/service-picture';
import { ServiceProof } from '@/components/catalogue/service-proof';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { Split } from '@/components/catalogue/split';
import { TownMap } from '@/components/drawings/town-map';
import type { Product } from '@/components/packages/find-product';
import { PlanPrice } from '@/components/packages/plan-price';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { FaqList } from '@/components/ui/faq-list';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { productLabels as labels } from '@/content/platform-pages';
import { topics } from '@/content/topics';
import { routes } from '@/lib/routes';

/** One product from its promise to its price: why an owner would want it. */
export function PlatformDetail({ found, trail }: { found: Product; trail: Crumb[] }) {
  const { page, plan } = found;
  const call = { href: routes.contact('consultation'), label: labels.call };
  return (
    <>
      <PageHero
        title={page.heading}
        lede={page.lede}
        trail={trail}
        picture={<ServicePicture name={page.picture} />}
      >
        <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
        <ButtonLink href={routes.product(page.id)} variant="line">
          {labels.factSheet}
        </ButtonLink>
      </PageHero>
      <ServiceProof proof={page.proof} />
      <Section ground="mist">
        <Split title={labels.benefits} topic={topics.benefits} lede={labels.benefitsLede}>
          <BenefitList benefits={page.benefits} />
        </Split>
      </Section>
      <Section>
        <ServiceProse parts={page.prose} />
      </Section>
      <Section ground="mist">
        <SectionHead title={labels.price} topic={topics.pricing} />
        <PlanPrice plan={plan} />
      </Section>
      <Section>
        <CallCard {...page.call} link={call} picture={<OwnMap />} />
      </Section>
      <Section tight>
        <Split
          title={labels.faq}
          topic={topics.faq}
          lede={<TextLink href={routes.product(page.id)}>{labels.factSheet}</TextLink>}
        >
          <FaqList items={page.faqs} />
        </Split>
      </Section>
    </>
  );
}

function OwnMap() {
  return (
    <TownMap seed={11} view="180 110 380 300" pin={[372, 270]} pinScale={2} className="absolute inset-0" />
  );
}
