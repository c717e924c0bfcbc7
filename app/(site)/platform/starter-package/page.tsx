import type { Metadata } from 'next';
import { Exhibit } from '@/components/exhibits/exhibit';
import { PinLabels } from '@/components/exhibits/platform/pin-labels';
import { ShopFront } from '@/components/exhibits/platform/shop-front';
import { BoardTable } from '@/components/packages/board-table';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Receipt } from '@/components/ui/receipt';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { packages } from '@/content/packages';
import { starterPackage as words } from '@/content/starter-package';
import { pageGraph } from '@/lib/seo/json-ld';
import { packageNode } from '@/lib/seo/json-ld-offers';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { page } from './record';

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
  // It is paid once: with an empty list, checkout leaves remembered monthly add-ons out (decision 18).
  const buy = `${routes.checkout({ plan: id, amount: toDecimal(price), name })}&addOns=`;
  const { inclusions, value, ...receipt } = words.receipt;
  const about = [packageNode({ ...page, name: words.name, price })];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'ItemPage', trail, about })} />
      <ShopFront
        title={words.heading}
        lede={words.lede}
        trail={trail}
        look="enamel"
        buttons={
          <>
            <ButtonLink href={buy}>
              {words.buy}
              <span className="sr-only">, {words.name}</span>
            </ButtonLink>
            <ButtonLink href={routes.platform()} variant="line">
              {words.compare}
            </ButtonLink>
          </>
        }
      >
        <Exhibit
          name="receipt"
          className="big-receipt grid gap-x-split gap-y-8 items-start lg:grid-cols-[1fr_1.1fr]"
        >
          <Receipt
            {...receipt}
            lines={inclusions.map((label, index) => ({ label: `${index + 1}. ${label}`, value }))}
          />
          <div>
            <h2>{words.inclusions.title}</h2>
            <PinLabels labels={words.inclusions.items} />
          </div>
        </Exhibit>
        <PriceTag get={words.answers.get} cost={words.answers.cost} wide className="mt-head" />
      </ShopFront>
      <Section>
        <h2>{words.enough.title}</h2>
        <p className="soft mt-4 max-w-[34em] text-lede">{words.enough.text}</p>
      </Section>
      <Section ground="mist">
        <SectionHead title={words.beside.title} lede={words.beside.lede} />
        <BoardTable caption={words.beside.title} head={words.beside.head} rows={words.beside.rows} />
      </Section>
      <Closing kind="plans" answers={words.answers} />
    </>
  );
}
