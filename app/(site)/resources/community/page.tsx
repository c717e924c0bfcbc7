import type { Metadata } from 'next';
import { BenefitList } from '@/components/catalogue/benefit-list';
import { RouteSteps } from '@/components/catalogue/route-steps';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { Split } from '@/components/catalogue/split';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { TickList } from '@/components/ui/tick-list';
import { community as words } from '@/content/resources';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Neighbors } from './neighbors';

const page = { path: routes.community(), title: words.title, description: words.description };
const rulesHref = routes.policy('complaints-and-community-guidelines');

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CommunityPage() {
  const { inside, rules, steps } = words;
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Resources', href: routes.resources() },
    { label: words.crumb },
  ];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <PageHero title={words.heading} lede={words.lede} trail={trail} picture={<Neighbors />}>
        <ButtonLink href={routes.contact()}>{words.join}</ButtonLink>
        <ButtonLink href={rulesHref} variant="line">
          {words.rulesLink}
        </ButtonLink>
      </PageHero>
      <Section>
        <Split title={inside.title} lede={inside.lede}>
          <BenefitList benefits={inside.items} />
        </Split>
      </Section>
      <Section ground="mist" className="overflow-hidden">
        <SectionHead title={steps.title} link={{ href: routes.contact(), label: words.join }} />
        <RouteSteps steps={steps.items} />
      </Section>
      <Section>
        <Split title={rules.title} lede={rules.lede}>
          <TickList items={rules.items} />
          <p className="soft mt-5">{rules.note}</p>
          <p className="mt-5">
            <TextLink href={rulesHref}>{rules.link}</TextLink>
          </p>
        </Split>
      </Section>
      <Section tight>
        <ServiceProse parts={words.prose} />
      </Section>
      <Closing scene="rain" />
    </>
  );
}
