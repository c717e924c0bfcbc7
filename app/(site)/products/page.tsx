import type { Metadata } from 'next';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { PackageSection } from '@/components/packages/package-section';
import { ProductShelf } from '@/components/packages/product-shelf';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { productsPage as words } from '@/content/platform-pages';
import { products } from '@/content/products';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';

const page = { path: routes.products(), title: words.title, description: words.description };

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function ProductsPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Products' }];
  const list = itemListNode(
    page.path,
    products.map(({ id, title }) => ({ name: title, path: routes.product(id) })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero title={words.heading} lede={words.lede} trail={trail} />
      <Section as="div">
        <ProductShelf />
      </Section>
      <PackageSection {...words.builder} />
      <Section>
        <ServiceProse parts={words.prose} />
        <p className="mt-12 flex flex-wrap gap-x-8 gap-y-3">
          <TextLink href={routes.process()}>{words.links.process}</TextLink>
          <TextLink href={routes.starterPackage()}>{words.links.starter}</TextLink>
          <TextLink href={routes.smallBusiness()}>{words.links.smallBusiness}</TextLink>
        </p>
      </Section>
      <Closing scene="morning" />
    </>
  );
}
