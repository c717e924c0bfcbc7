import type { Metadata } from 'next';
import { ServiceProse } from '@/components/catalog/service-prose';
import { CorkBoard } from '@/components/exhibits/help/cork-board';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { community as words } from '@/content/resources';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const rulesHref = routes.policy('complaints-and-community-guidelines');

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CommunityPage() {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Resources', href: routes.resources() },
    { label: words.crumb },
  ];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <Stage
        title={words.heading}
        lede={words.lede}
        trail={trail}
        ground="wall"
        side
        buttons={
          <>
            <ButtonLink href={routes.contact()}>{words.join}</ButtonLink>
            <ButtonLink href={rulesHref} variant="line">
              {words.rulesLink}
            </ButtonLink>
          </>
        }
      >
        <CorkBoard />
      </Stage>
      <Section>
        <ServiceProse parts={words.prose} />
      </Section>
      <Closing kind="guides" />
    </>
  );
}
