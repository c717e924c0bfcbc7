import type { Metadata } from 'next';
import { BenefitList } from '@/components/catalogue/benefit-list';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { Split } from '@/components/catalogue/split';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Receipt } from '@/components/ui/receipt';
import { Section } from '@/components/ui/section';
import { packages } from '@/content/packages';
import { starterPackage as words } from '@/content/starter-package';
import { topics } from '@/content/topics';
import { toDecimal } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { packageNode } from '@/lib/seo/json-ld-offers';
import { pageMetadata } from '@/lib/seo/page-metadata';

const page = { path: routes.starterPackage(), title: words.title, description: words.description };

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function StarterPackagePage() {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Platform', href: routes.platform() },
    { label: words.name },
  ];
  const [{ id, name, price }] = packages;
  const { inclusions, value, ...receipt } = words.receipt;
  const about = [packageNode({ ...page, name: words.name, price })];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'ItemPage', trail, about })} />
      <PageHero
        title={words.heading}
        lede={words.lede}
        trail={trail}
        picture={<Receipt {...receipt} lines={inclusions.map(label => ({ label, value }))} />}
      >
        <ButtonLink href={routes.checkout({ plan: id, amount: toDecimal(price), name })}>
          {words.buy}
          <span className="sr-only">, {words.name}</span>
        </ButtonLink>
        <ButtonLink href={routes.platform()} variant="line">
          {words.compare}
        </ButtonLink>
      </PageHero>
      <Section>
        <Split title={words.inclusions.title} topic={topics.inclusions} lede={words.inclusions.lede}>
          <BenefitList benefits={words.inclusions.items} />
        </Split>
      </Section>
      <Section ground="mist">
        <ServiceProse parts={words.prose} />
      </Section>
      <Closing scene="morning" />
    </>
  );
}
