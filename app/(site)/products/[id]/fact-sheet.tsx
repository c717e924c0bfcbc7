import { BenefitList } from '@/components/catalogue/benefit-list';
import { ProofRows } from '@/components/catalogue/proof-rows';
import { RouteSteps } from '@/components/catalogue/route-steps';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { Split } from '@/components/catalogue/split';
import type { Product } from '@/components/packages/find-product';
import { PackageSection } from '@/components/packages/package-section';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Receipt } from '@/components/ui/receipt';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { productLabels as labels } from '@/content/platform-pages';
import { processSteps } from '@/content/process';
import { topics } from '@/content/topics';
import { formatDollars, toDecimal } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';

/** One product to the letter: what is in it, how it is built, what we need, and what can be added. */
export function FactSheet({ found, trail }: { found: Product; trail: Crumb[] }) {
  const { product, sheet, plan } = found;
  const amount = toDecimal(plan.setupPrice + plan.monthlyPrice);
  return (
    <>
      <PageHero title={sheet.heading} lede={sheet.lede} trail={trail} picture={<Inclusions found={found} />}>
        <ButtonLink href={routes.checkout({ plan: plan.id, amount, name: plan.name })}>
          {labels.buy}
          <span className="sr-only">, {plan.name} plan</span>
        </ButtonLink>
        <ButtonLink href={routes.platformProduct(product.id)} variant="line">
          {labels.platform}
        </ButtonLink>
      </PageHero>
      <Section>
        <Split title={labels.inclusions} topic={topics.inclusions} lede={labels.inclusionsLede}>
          <ProofRows rows={sheet.inclusions} />
        </Split>
      </Section>
      <Section ground="mist" className="overflow-hidden">
        <SectionHead
          title={labels.process}
          topic={topics.process}
          link={{ href: routes.process(), label: labels.processLink }}
        />
        <RouteSteps steps={processSteps} />
      </Section>
      <Section>
        <Split title={labels.yours} lede={sheet.needs.lede}>
          <BenefitList benefits={sheet.needs.items} />
        </Split>
      </Section>
      <Section tight>
        <ServiceProse parts={sheet.prose} />
        <p className="mt-10">
          <TextLink href={routes.products()}>{labels.notFound.link}</TextLink>
        </p>
      </Section>
      <PackageSection title={labels.addOns} lede={labels.addOnsLede} planId={plan.id} />
    </>
  );
}

function Inclusions({ found: { product, plan } }: { found: Product }) {
  return (
    <Receipt
      title={labels.receipt}
      lines={product.features.map(label => ({ label, value: labels.included }))}
      total={{ label: 'Each month', value: formatDollars(plan.monthlyPrice) }}
      note={`and ${formatDollars(plan.setupPrice)} for the setup, once`}
    />
  );
}
