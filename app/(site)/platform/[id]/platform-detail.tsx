import { NoteCards } from '@/components/exhibits/platform/note-cards';
import { ProductExhibit } from '@/components/exhibits/platform/product-exhibit';
import { ShopFront } from '@/components/exhibits/platform/shop-front';
import { CallAndFaq } from '@/components/exhibits/services/call-and-faq';
import type { Product } from '@/components/packages/find-product';
import { PlanPrice } from '@/components/packages/plan-price';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { productLabels as labels } from '@/content/platform-pages';
import { routes } from '@/lib/site/routes';

/** One product from its promise to its price: why an owner would want it. */
export function PlatformDetail({ entry, trail }: { entry: Product; trail: Crumb[] }) {
  const { product, page, plan } = entry;
  const isBrowser = page.id === 'local-seo-website';
  const buttons = (
    <>
      <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
      <ButtonLink href={routes.product(page.id)} variant="line">
        {labels.factSheet}
      </ButtonLink>
    </>
  );
  return (
    <>
      <ShopFront title={page.heading} lede={page.lede} trail={trail} look={product.color} buttons={buttons}>
        <ProductExhibit product={entry} />
      </ShopFront>
      {isBrowser ? null : (
        <Section>
          <SectionHead title={labels.benefits} lede={labels.benefitsLede} />
          <NoteCards notes={page.benefits} />
        </Section>
      )}
      <Section ground="mist">
        <SectionHead title={labels.price} lede={<span data-answer="get">{page.answers.get}</span>} />
        <div data-answer="cost">
          <PlanPrice plan={plan} />
        </div>
      </Section>
      <div className="pt-sec">
        <CallAndFaq
          call={page.call}
          faqTitle={labels.faq}
          faqs={page.faqs}
          link={{ href: routes.contact('consultation'), label: labels.call }}
          all={{ href: routes.product(page.id), label: labels.factSheet }}
        />
      </div>
    </>
  );
}
