import type { Metadata } from 'next';
import { EndedScreen } from '@/components/promotion/ended-screen';
import { fill, type Figures } from '@/components/promotion/figures';
import { Inclusions } from '@/components/promotion/inclusions';
import { LockInOptions } from '@/components/promotion/lock-in-options';
import { OfferReceipt } from '@/components/promotion/offer-receipt';
import { PromotionClock } from '@/components/promotion/promotion-clock';
import { PromotionFaq } from '@/components/promotion/promotion-faq';
import { PromotionHero } from '@/components/promotion/promotion-hero';
import { Restrictions } from '@/components/promotion/restrictions';
import { Testimonials } from '@/components/promotion/testimonials';
import { JsonLd } from '@/components/seo/json-ld';
import { promotion } from '@/content/promotion';
import { promotionPage as words } from '@/content/promotion-page';
import { site } from '@/content/site';
import { getEnv } from '@/lib/env/server';
import { arePlacesTaken } from '@/lib/promotion/places';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { CLAIM_ID, ClaimForms } from './claim-forms';
import { readFigures } from './read-figures';
import { readOffer } from './read-offer';

export function generateMetadata(): Metadata {
  return pageMetadata(pageFacts(readFigures()));
}

export default function PromotionPage() {
  const figures = readFigures();
  const trail = [{ label: 'Home', href: routes.home() }, { label: promotion.name }];
  const page = pageFacts(figures);
  const isFull = arePlacesTaken(getEnv());
  return (
    <PromotionClock timeZone={site.timeZone}>
      <JsonLd graph={pageGraph({ ...page, trail, about: readOffer(page.description) })} />
      <PromotionHero
        words={isFull ? { ...words.hero, ...words.full.hero } : words.hero}
        timing={isFull ? null : words.timing}
        figures={figures}
        trail={trail}
        buttonHref={isFull ? routes.contact('waiting-list') : `#${CLAIM_ID}`}
        receipt={isFull ? null : <OfferReceipt words={words.receipt} figures={figures} />}
      />
      <LockInOptions words={words.lockIn} figures={figures} hrefTo={routes.contact} />
      <Inclusions words={words.inclusions} figures={figures} />
      <Testimonials {...words.testimonials} />
      <ClaimForms figures={figures} isFull={isFull} />
      <Restrictions words={words.restrictions} figures={figures} />
      <PromotionFaq words={words.faq} figures={figures} />
      <EndedScreen words={words.ended} figures={figures} homeHref={routes.home()} />
    </PromotionClock>
  );
}

function pageFacts(figures: Figures) {
  const { title, description } = arePlacesTaken(getEnv()) ? words.full : words.meta;
  return {
    path: routes.promotion(),
    title,
    description: fill(description, figures),
  };
}
