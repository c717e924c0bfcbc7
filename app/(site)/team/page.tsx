import type { Metadata } from 'next';
import { PeopleWindows } from '@/components/company/people-windows';
import { PullQuotes } from '@/components/company/pull-quotes';
import { TermList } from '@/components/company/term-list';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { culture } from '@/content/culture';
import { team } from '@/content/team';
import { topics } from '@/content/topics';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { personNodes } from './person-nodes';

const { title, description, heading, lede, leadership, specialists, section, habits } = culture;
const page = { path: routes.team(), title, description };

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
      <PageHero title={heading} lede={lede} trail={trail} />
      <Section>
        <SectionHead title={leadership} />
        <PeopleWindows people={team.filter(({ group }) => group === 'leadership')} named />
      </Section>
      <Section tight>
        <SectionHead title={specialists} />
        <PeopleWindows people={team.filter(({ group }) => group === 'specialist')} />
      </Section>
      <Section ground="mist">
        <SectionHead
          title={section.title}
          topic={topics.culture}
          lede={section.lede}
          link={{ href: routes.careers(), label: section.link }}
        />
        <PullQuotes quotes={quotes} />
        <div className="mt-16">
          <TermList entries={habits} />
        </div>
      </Section>
      <Closing scene="evening" />
    </>
  );
}
