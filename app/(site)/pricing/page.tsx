import type { Metadata } from 'next';
import { Island } from '@/components/islands/island';
import { PricingSection } from '@/components/pricing/pricing-section';
import { Closing } from '@/components/sections/closing';
import { FaqSection } from '@/components/sections/faq-section';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Section } from '@/components/ui/section';
import { embeds } from '@/content/embeds';
import { plans } from '@/content/plans';
import { pricingPage as words } from '@/content/pricing-page';
import { pageGraph } from '@/lib/seo/json-ld';
import { planNode } from '@/lib/seo/json-ld-offers';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { BelowPlans } from './below-plans';
import { Guarantee } from './guarantee';
import { page } from './record';

const { faq } = words;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function PricingPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Pricing' }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail, about: plans.map(planNode) })} />
      <PricingSection
        plans={plans}
        className="pt-split"
        head={
          <>
            <Breadcrumbs trail={trail} />
            <h1 className="mt-4 tracking-[-0.032em]">{words.heading}</h1>
            <p className="mt-4 max-w-[36em] text-lede">{words.lede}</p>
            <h2 className="mt-8 text-name">{words.plans}</h2>
          </>
        }
      />
      <BelowPlans />
      {embeds.pricingForm === '' ? null : (
        <Section>
          <Island name="embed" src={embeds.pricingForm} title={words.form} kind="form" shape="h-[720px]" />
        </Section>
      )}
      <Section tight>
        <Guarantee {...words.guarantee} />
      </Section>
      <FaqSection
        tight
        title={faq.title}
        lede={faq.lede}
        link={{ href: routes.policy('billing-and-payment-policy'), label: faq.link }}
        more={{ href: routes.ask(), label: faq.ask }}
        items={faq.items}
      />
      <Closing kind="prices" />
    </>
  );
}
