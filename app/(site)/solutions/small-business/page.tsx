import type { Metadata } from 'next';
import { DayClock } from '@/components/exhibits/day-clock';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { ExhibitHero } from '@/components/exhibits/services/exhibit-hero';
import { TagRail } from '@/components/exhibits/services/tag-rail';
import { BoardTable } from '@/components/packages/board-table';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { reviews } from '@/content/reviews';
import { smallBusiness as words } from '@/content/small-business';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function SmallBusinessPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: words.crumb }];
  const { table, needs, call } = words;
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <ExhibitHero
        title={words.heading}
        lede={words.lede}
        trail={trail}
        ground="bg-marigold-soft"
        buttons={
          <>
            <ButtonLink href={routes.getStarted()}>{words.buttons.start}</ButtonLink>
            <ButtonLink href={routes.pricing()} variant="line">
              {words.buttons.prices}
            </ButtonLink>
          </>
        }
      >
        <DayClock />
      </ExhibitHero>
      <TagRail
        title={needs.title}
        lede={needs.lede}
        tags={needs.items}
        look="tags-stalls"
        tag={<PriceTag get={words.answers.get} cost={words.answers.cost} />}
      />
      <Section>
        <SectionHead title={table.title} lede={table.lede} />
        <BoardTable caption={table.caption} head={table.head} rows={table.rows} />
      </Section>
      <Section tight>
        <div className="grid gap-x-split gap-y-8 lg:grid-cols-2">
          <div>
            <h2>{call.title}</h2>
            <p className="soft mt-3.5 mb-6 text-lede">{call.text}</p>
            <ButtonLink href={routes.contact('consultation')} variant="ink">
              {call.label}
            </ButtonLink>
          </div>
          <div className="grid content-center gap-4">
            <p>
              <b className="font-display text-label">{words.trust}</b> <SampleTagOf item={reviews.stats} />
            </p>
            <p className="flex flex-wrap gap-x-8 gap-y-3">
              <TextLink href={routes.reviews()}>{words.links.reviews}</TextLink>
              <TextLink href={routes.products()}>{words.links.products}</TextLink>
            </p>
          </div>
        </div>
      </Section>
      <Closing kind="plans" answers={words.answers} />
    </>
  );
}
