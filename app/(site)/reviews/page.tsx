import type { Metadata } from 'next';
import { TermList } from '@/components/company/term-list';
import { StarWall } from '@/components/exhibits/company/star-wall';
import { Stage } from '@/components/exhibits/stage';
import { ReviewCard } from '@/components/reviews/review-card';
import { ReviewCarousel } from '@/components/reviews/review-carousel';
import { ReviewSource } from '@/components/reviews/review-source';
import { ReviewsPageRating } from '@/components/reviews/reviews-page-rating';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { ledeWithSamples, sampleWords } from '@/content/provenance';
import { defaultGooglePlaceId } from '@/content/review-source';
import { reviewsPage } from '@/content/reviews-page';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { shownReviews } from '../shown-reviews';
import { page } from './record';

const { heading, lede, ratingLine, section, carousel, honest } = reviewsPage;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function ReviewsPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Reviews' }];
  const { items, stats } = shownReviews();
  const signs = items.slice(0, carousel.most).map((review, index) => ({
    id: review.id,
    card: <ReviewCard review={review} among={items} place={index} />,
  }));
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <Stage
        title={heading}
        lede={ledeWithSamples(lede, [stats, ...items], sampleWords.reviews)}
        trail={trail}
        ground="plum"
      >
        <div className="mt-8 lg:mx-auto lg:w-fit">
          <ReviewsPageRating stats={stats} among={[stats, ...items]} line={ratingLine} />
        </div>
        <StarWall stars={Number.parseInt(stats.fiveStarWords, 10)} reviews={items.slice(0, carousel.most)} />
      </Stage>
      <Section>
        <h2 className="mb-head text-center">{section}</h2>
        <div className="mx-auto max-w-[760px]">
          <ReviewSource placeId={defaultGooglePlaceId} />
          <ReviewCarousel reviews={signs} autoRotate={carousel.autoRotate} />
        </div>
      </Section>
      <Section ground="mist">
        <SectionHead title={honest.title} lede={honest.lede} />
        <TermList entries={honest.entries} />
      </Section>
      <Closing kind="plans" />
    </>
  );
}
