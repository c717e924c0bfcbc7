import type { Metadata } from 'next';
import { Split } from '@/components/catalog/split';
import { TermRows } from '@/components/catalog/term-rows';
import { ShopFront } from '@/components/exhibits/platform/shop-front';
import { StreetOfThree } from '@/components/exhibits/platform/street-of-three';
import { BoardTable } from '@/components/packages/board-table';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { platformIndex as words } from '@/content/platform-pages';
import { products } from '@/content/products';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

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
      <ShopFront
        title={words.heading}
        lede={words.lede}
        trail={trail}
        look="board"
        buttons={
          <>
            <ButtonLink href={routes.getStarted()}>Get Started</ButtonLink>
            <ButtonLink href={routes.products()} variant="line">
              {words.products.label}
            </ButtonLink>
          </>
        }
      >
        <h2>{words.choose.title}</h2>
        <StreetOfThree />
        <PriceTag get={words.answers.get} cost={words.answers.cost} wide className="mb-head" />
      </ShopFront>
      <Section ground="mist">
        <SectionHead
          title={words.compare.title}
          lede={words.compare.lede}
          link={{ href: routes.pricing(), label: 'See plans and prices' }}
        />
        <BoardTable
          caption={words.compare.title}
          head={[words.compare.head, ...products.map(({ title }) => title)]}
          rows={words.compare.rows.map(({ label, values }) => [label, ...values])}
        />
      </Section>
      <Section>
        <h2>{words.together.title}</h2>
        <p className="soft mt-4 max-w-[34em] text-lede">{words.together.text}</p>
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          <TextLink href={routes.starterPackage()}>{words.starter.label}</TextLink>
          <TextLink href={routes.smallBusiness()}>For small businesses</TextLink>
          <TextLink href={routes.landing()}>{words.demo.label}</TextLink>
        </p>
      </Section>
      <Section ground="mist">
        <Split title={words.questions.title} lede={words.questions.lede}>
          <TermRows items={words.questions.items} />
        </Split>
      </Section>
      <Closing kind="plans" answers={words.answers} />
    </>
  );
}
