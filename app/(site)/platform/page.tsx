import type { Metadata } from 'next';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { StreetCrop } from '@/components/drawings/street-crop';
import { BoardTable } from '@/components/packages/board-table';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { platformIndex as words } from '@/content/platform-pages';
import { products } from '@/content/products';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Doors } from './doors';

const page = { path: routes.platform(), title: words.title, description: words.description };

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function PlatformPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Platform' }];
  const list = itemListNode(
    page.path,
    products.map(({ id, title }) => ({ name: title, path: routes.platformProduct(id) })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero title={words.heading} lede={words.lede} trail={trail} picture={<ThreeShops />}>
        <ButtonLink href={routes.getStarted()}>Get Started</ButtonLink>
        <ButtonLink href={routes.products()} variant="line">
          {words.products.label}
        </ButtonLink>
      </PageHero>
      <Section>
        <SectionHead title={words.choose.title} lede={words.choose.lede} />
        <Doors items={words.choose.items} />
      </Section>
      <Section ground="mist">
        <SectionHead
          title={words.compare.title}
          lede={words.compare.lede}
          link={{ href: routes.pricing(), label: 'All prices' }}
        />
        <BoardTable
          caption={words.compare.title}
          head={[words.compare.head, ...products.map(({ title }) => title)]}
          rows={words.compare.rows.map(({ label, values }) => [label, ...values])}
        />
      </Section>
      <Section>
        <ServiceProse parts={words.prose} />
        <p className="mt-12 flex flex-wrap gap-x-8 gap-y-3">
          <TextLink href={routes.starterPackage()}>{words.starter.label}</TextLink>
          <TextLink href={routes.smallBusiness()}>For small businesses</TextLink>
          <TextLink href={routes.landing()}>{words.demo.label}</TextLink>
        </p>
      </Section>
      <Closing scene="morning" />
    </>
  );
}

function ThreeShops() {
  return (
    <StreetCrop
      plan={['florist', 'plumber', 'dentist']}
      pin="plumber"
      sky={450}
      align="xMidYMax slice"
      className="aspect-[1.21] overflow-hidden rounded-panel bg-sky-deep"
    />
  );
}
