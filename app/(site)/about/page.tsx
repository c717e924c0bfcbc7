import type { Metadata } from 'next';
import { findTeamMember } from '@/components/company/find-team-member';
import { NextPages } from '@/components/company/next-pages';
import { Story } from '@/components/company/story';
import { ValueWall } from '@/components/company/value-wall';
import { FourStreets } from '@/components/exhibits/company/four-streets';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { ReasonSigns } from '@/components/sections/reason-signs';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { about } from '@/content/about';
import { ledeWithSamples, sampleWords } from '@/content/provenance';
import { reasons } from '@/content/reasons';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { heading, lede, story, storyTitle, values, doors } = about;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function AboutPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'About' }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'AboutPage', trail })} />
      <Stage
        title={heading}
        lede={ledeWithSamples(lede, team, sampleWords.team)}
        trail={trail}
        ground="butter"
      >
        <FourStreets />
      </Stage>
      <Section>
        <div className="grid items-start gap-x-split gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,.74fr)] lg:grid-rows-[auto_1fr]">
          <Story title={storyTitle} paragraphs={story} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ValueWall
              title={values.title}
              values={values.items}
              founder={findTeamMember(site.founder)}
              role={`Founder, since ${site.foundedYear}`}
            />
          </div>
          <div>
            <h2>{about.reasons.title}</h2>
            <p className="mt-3 mb-9">
              <TextLink href={routes.whyUs()}>{about.reasons.link}</TextLink>
            </p>
            <ReasonSigns label={about.reasons.title} reasons={reasons.slice(0, 4)} />
          </div>
        </div>
      </Section>
      <Section tight>
        <SectionHead title={doors.title} />
        <NextPages
          doors={[
            { href: routes.team(), ...doors.team },
            { href: routes.caseStudies(), ...doors.caseStudies },
          ]}
        />
      </Section>
      <Closing kind="company" />
    </>
  );
}
