import type { Metadata } from 'next';
import { Changing } from '#engine/page';
import { EndedScreen } from '@/components/promotion/ended-screen';
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
import { pageData, pageFacts, pageFigures, PROMOTION_TRAIL } from '@/lib/promotion/state';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { CLAIM_ID, ClaimForms } from './claim-forms';
import { momentNow } from './moment-now';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...pageFacts(momentNow()), noindex: !promotion.isOffered });
}

export default function PromotionPage() {
  const moment = momentNow();
  const figures = pageFigures(moment);
  const { timing, ended } = words;
  const { start, end } = moment.rule.override;
  const isYearly = start === null && end === null;
  return (
    <PromotionClock timeZone={site.timeZone}>
      <Changing name="promotion-data">
        <JsonLd graph={pageData(moment)} />
      </Changing>
      <PromotionHero
        words={{ ...words.hero, href: `#${CLAIM_ID}` }}
        full={{ ...words.full.hero, href: routes.contact('waiting-list') }}
        timing={isYearly ? timing : { ...timing, withoutClock: timing.onceWithoutClock }}
        figures={figures}
        trail={PROMOTION_TRAIL}
        receipt={<OfferReceipt words={words.receipt} figures={figures} />}
      />
      <LockInOptions words={words.lockIn} figures={figures} hrefTo={routes.contact} />
      <Inclusions words={words.inclusions} figures={figures} />
      <Testimonials {...words.testimonials} />
      <ClaimForms figures={figures} />
      <Restrictions words={words.restrictions} figures={figures} />
      <PromotionFaq words={words.faq} figures={figures} />
      <EndedScreen
        words={isYearly ? ended : { ...ended, text: ended.onceText }}
        figures={figures}
        homeHref={routes.home()}
      />
    </PromotionClock>
  );
}
