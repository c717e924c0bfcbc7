import type { Metadata } from 'next';
import { Split } from '@/components/catalog/split';
import { TermRows } from '@/components/catalog/term-rows';
import { ShopFront } from '@/components/exhibits/platform/shop-front';
import { TagShelf } from '@/components/exhibits/platform/tag-shelf';
import { PackageSection } from '@/components/packages/package-section';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { products } from '@/content/products';
import { productsPage as words } from '@/content/products-page';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

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
      <ShopFront title={words.heading} lede={words.lede} trail={trail} look="board">
        <TagShelf />
        <PriceTag get={words.answers.get} cost={words.answers.cost} wide className="mt-head" />
      </ShopFront>
      <PackageSection {...words.builder} />
      <Section>
        <h2>{words.sums.title}</h2>
        <p className="soft mt-4 max-w-[34em] text-lede">{words.sums.text}</p>
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          <TextLink href={routes.process()}>{words.links.process}</TextLink>
          <TextLink href={routes.starterPackage()}>{words.links.starter}</TextLink>
          <TextLink href={routes.smallBusiness()}>{words.links.smallBusiness}</TextLink>
        </p>
      </Section>
      <Section ground="mist">
        <Split title={words.extras.title} lede={words.extras.lede}>
          <TermRows items={words.extras.items} />
        </Split>
      </Section>
      <Closing kind="plans" answers={words.answers} />
    </>
  );
}
