import type { Metadata } from 'next';
import { BenefitList } from '@/components/catalog/benefit-list';
import { ServiceProse } from '@/components/catalog/service-prose';
import { Split } from '@/components/catalog/split';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { landing as words } from '@/content/landing-page';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { Claims } from './claims';
import { DemoForm } from './demo-form.slot';
import { LandingHero } from './landing-hero';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function LandingPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: words.crumb }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <LandingHero trail={trail}>
        <DemoForm />
      </LandingHero>
      <Section>
        <Split title={words.inside.title}>
          <BenefitList benefits={words.inside.items} />
          <PriceTag get={words.answers.get} cost={words.answers.cost} className="mt-8" />
        </Split>
      </Section>
      <Section ground="mist">
        <Claims {...words.claims} />
      </Section>
      <Section>
        <ServiceProse parts={words.prose} />
      </Section>
      <Closing kind="plans" answers={words.answers} />
    </>
  );
}
