import type { Metadata } from 'next';
import { NextPages } from '@/components/company/next-pages';
import { Story } from '@/components/company/story';
import { ValueBoards } from '@/components/company/value-boards';
import { FourStreets } from '@/components/exhibits/company/four-streets';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { ReasonSigns } from '@/components/sections/reason-signs';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { about } from '@/content/about';
import { reasons } from '@/content/reasons';
import { site } from '@/content/site';
import { topics } from '@/content/topics';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { title, description, heading, lede, story, storyTitle, values, doors } = about;
const page = { path: routes.about(), title, description };

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function AboutPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'About' }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'AboutPage', trail })} />
      <Stage title={heading} topic={topics.about} lede={lede} trail={trail} ground="butter">
        <FourStreets />
      </Stage>
      <Section>
        <Story
          title={storyTitle}
          paragraphs={story}
          founder={site.founder}
          role={`Founder, since ${site.foundedYear}`}
        />
      </Section>
      <Section ground="mist">
        <SectionHead title={values.title} />
        <ValueBoards values={values.items} />
      </Section>
      <Section>
        <SectionHead title={about.reasons.title} link={{ href: routes.whyUs(), label: about.reasons.link }} />
        <ReasonSigns reasons={reasons.slice(0, 4)} className="xl:grid-cols-4" />
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
      <Closing scene="evening" />
    </>
  );
}
