import type { Metadata } from 'next';
import { findTeamMember } from '@/components/company/find-team-member';
import { ConsultationForm } from '@/components/contact/consultation-form.slot';
import { StepSlips } from '@/components/exhibits/step-slips';
import { PricingSection } from '@/components/pricing/pricing-section';
import { PromotionHomeSection } from '@/components/promotion/home-section';
import { OfferReceipt } from '@/components/promotion/offer-receipt';
import { ReviewSection } from '@/components/reviews/review-section';
import { BookCall } from '@/components/sections/book-call';
import { CallDialog } from '@/components/sections/call-dialog';
import { Closing } from '@/components/sections/closing';
import { FactsStrip } from '@/components/sections/facts-strip';
import { FaqSection } from '@/components/sections/faq-section';
import { FiveAnswers } from '@/components/sections/five-answers';
import { Founder } from '@/components/sections/founder';
import { Hero } from '@/components/sections/hero';
import { HomeServices } from '@/components/sections/home-services';
import { NightShift } from '@/components/sections/night-shift';
import { TeamPreview } from '@/components/sections/team-preview';
import { VideoDialog } from '@/components/sections/video-dialog';
import { WhyChooseUs } from '@/components/sections/why-choose-us';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { businessTypes } from '@/content/business-types';
import { embeds } from '@/content/embeds';
import { homeFaqs } from '@/content/faqs';
import { home } from '@/content/home';
import { plans } from '@/content/plans';
import { promotionPage } from '@/content/promotion-page';
import { reasons } from '@/content/reasons';
import { defaultGooglePlaceId } from '@/content/review-source';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { heroLines } from '@/lib/documents/read-reviews';
import { pageFigures } from '@/lib/promotion/state';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { momentNow, windowNow } from './christmas-in-july/moment-now';
import { page } from './record';
import { shownReviews } from './shown-reviews';

export const metadata: Metadata = pageMetadata(page);

export default function HomePage() {
  const { stats, items, heroStats } = shownReviews();
  return (
    <>
      <JsonLd graph={pageGraph(page)} />
      <Hero
        words={businessTypes}
        text={{ ...home.hero, ...heroLines(heroStats) }}
        packages={routes.getStarted()}
        videoDialog="support-video"
        stats={heroStats}
      />
      <FactsStrip items={home.facts} />
      <PromotionHomeSection
        window={windowNow()}
        receipt={<OfferReceipt as="h3" words={promotionPage.receipt} figures={pageFigures(momentNow())} />}
      />
      <Founder
        {...home.founder}
        person={findTeamMember(site.founder)}
        videoDialog="founder-video"
        reasonsHref={routes.whyUs()}
      />
      <NightShift
        {...home.night}
        reader={findTeamMember(site.accountLead)}
        href={routes.service('ai-chatbot-integration')}
      />
      <BookCall {...home.call} dialog="book-a-call" href={routes.contact('consultation')} />
      <HomeServices slides={home.slides} services={services} />
      <PricingSection
        plans={plans}
        head={
          <>
            <h2>{home.plans.title}</h2>
            <p className="mt-3 text-lede">{home.plans.lede}</p>
          </>
        }
      />
      <Section>
        <SectionHead
          title={home.process.title}
          lede={home.process.lede}
          link={{ href: routes.process(), label: home.process.link }}
        />
        <StepSlips label={home.process.title} steps={home.process.steps} />
      </Section>
      <FiveAnswers title={home.answers.title} answers={home.answers.items} ground="mist" />
      <WhyChooseUs {...home.reasons} reasons={reasons.slice(0, 4)} href={routes.whyUs()} />
      <TeamPreview people={team.slice(0, 3)} href={routes.team()} />
      <ReviewSection reviews={items.slice(0, 3)} stats={stats} placeId={defaultGooglePlaceId} />
      <FaqSection
        tight
        title="Questions about websites and prices"
        lede="If you have another question, call or email us, and a person answers."
        link={{ href: routes.contact(), label: 'Contact us' }}
        items={homeFaqs}
      />
      <Closing kind="home" />
      <VideoDialog id="support-video" {...home.support} film="support" video={embeds.supportVideo} />
      <VideoDialog id="founder-video" {...home.founder.video} film="founder" video={embeds.founderVideo} />
      <CallDialog id="book-a-call" {...home.call.dialog}>
        <ConsultationForm isWide />
      </CallDialog>
    </>
  );
}
