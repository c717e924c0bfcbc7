import type { Metadata } from 'next';
import { NextPages } from '@/components/company/next-pages';
import { HungSigns } from '@/components/exhibits/company/hung-signs';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { TeamPreview } from '@/components/sections/team-preview';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { team } from '@/content/team';
import { whyUs } from '@/content/why-us';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { heading, lede, doors } = whyUs;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function WhyUsPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Why us' }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <Stage title={heading} lede={lede} trail={trail} ground="shopfront">
        <HungSigns />
      </Stage>
      <TeamPreview people={team.slice(0, 3)} href={routes.team()} />
      <Section>
        <SectionHead title={doors.title} />
        <NextPages
          doors={[
            { href: routes.about(), ...doors.about },
            { href: routes.caseStudies(), ...doors.caseStudies },
          ]}
        />
      </Section>
      <Closing kind="company" />
    </>
  );
}
