import type { Metadata } from 'next';
import { PullQuotes } from '@/components/company/pull-quotes';
import { TermList } from '@/components/company/term-list';
import { LunchTable } from '@/components/exhibits/company/lunch-table';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { culture } from '@/content/culture';
import { ledeWithSamples, sampleWords } from '@/content/provenance';
import { team } from '@/content/team';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { personNodes } from './person-nodes';
import { page } from './record';

const { heading, lede, section, habits } = culture;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function TeamPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Team' }];
  const quotes = culture.quotes.flatMap(({ person, text }) =>
    team.filter(({ name }) => name === person).map(member => ({ ...member, text })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'AboutPage', trail, about: personNodes(team) })} />
      <Stage title={heading} lede={ledeWithSamples(lede, team, sampleWords.team)} trail={trail} ground="mint">
        <LunchTable />
      </Stage>
      <Section>
        <SectionHead
          title={section.title}

          lede={section.lede}
          link={{ href: routes.careers(), label: section.link }}
        />
        <PullQuotes quotes={quotes} />
        <div className="mt-16">
          <TermList entries={habits} />
        </div>
      </Section>
      <Closing kind="company" />
    </>
  );
}
