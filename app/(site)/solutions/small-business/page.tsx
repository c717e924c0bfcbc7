import type { Metadata } from 'next';
import { BenefitList } from '@/components/catalogue/benefit-list';
import { CallCard } from '@/components/catalogue/call-card';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { Split } from '@/components/catalogue/split';
import { StreetCrop } from '@/components/drawings/street-crop';
import { TownMap } from '@/components/drawings/town-map';
import { BoardTable } from '@/components/packages/board-table';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { smallBusiness as words } from '@/content/small-business';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

const page = { path: routes.smallBusiness(), title: words.title, description: words.description };

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function SmallBusinessPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: words.crumb }];
  const { table, needs, call } = words;
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <PageHero title={words.heading} lede={words.lede} trail={trail} picture={<Corner />}>
        <ButtonLink href={routes.getStarted()}>{words.buttons.start}</ButtonLink>
        <ButtonLink href={routes.pricing()} variant="line">
          {words.buttons.prices}
        </ButtonLink>
      </PageHero>
      <Section>
        <SectionHead title={table.title} lede={table.lede} />
        <BoardTable caption={table.caption} head={table.head} rows={table.rows} />
      </Section>
      <Section ground="mist">
        <Split title={needs.title} lede={needs.lede}>
          <BenefitList benefits={needs.items} />
        </Split>
      </Section>
      <Section>
        <ServiceProse parts={words.prose} />
        <p className="mt-12 flex flex-wrap items-baseline gap-x-8 gap-y-3">
          <b className="font-display text-[1.18rem]">{words.trust}</b>
          <TextLink href={routes.reviews()}>Read the reviews</TextLink>
          <TextLink href={routes.products()}>See the products</TextLink>
        </p>
      </Section>
      <Section tight>
        <CallCard
          title={call.title}
          text={call.text}
          link={{ href: routes.contact('consultation'), label: call.label }}
          picture={
            <TownMap
              seed={23}
              view="180 110 380 300"
              pin={[372, 270]}
              pinScale={2}
              className="absolute inset-0"
            />
          }
        />
      </Section>
      <Closing scene="morning" />
    </>
  );
}

function Corner() {
  return (
    <StreetCrop
      plan={['barber', 'coffee', 'auto']}
      pin="coffee"
      sky={450}
      align="xMidYMax slice"
      className="aspect-[1.21] overflow-hidden rounded-panel bg-sky-deep"
    />
  );
}
