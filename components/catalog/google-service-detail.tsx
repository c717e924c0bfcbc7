import { ChangePlates } from '@/components/exhibits/google/change-plates';
import { googleDocuments } from '@/components/exhibits/google/documents';
import { NotNeeded } from '@/components/exhibits/google/not-needed';
import { ToolDesk } from '@/components/exhibits/google/tool-desk';
import { ToolSetup } from '@/components/exhibits/google/tool-setup';
import { ToolShelf } from '@/components/exhibits/google/tool-shelf';
import { WhoGetsPaid } from '@/components/exhibits/google/who-gets-paid';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import type { GoogleService } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';
import { routes } from '@/lib/site/routes';
import { googleEntries } from './google-entry';

/** One Google tool: when to leave it alone, the thing itself on the desk, what we set up, and what it costs. */
export function GoogleServiceDetail({ service, trail }: { service: GoogleService; trail: Crumb[] }) {
  const { labels } = googleHub;
  const Document = googleDocuments[service.id];
  return (
    <>
      <PageHero
        title={service.heading}
        lede={service.lede}
        trail={trail}
        picture={<NotNeeded title={labels.notNeeded} {...service.notNeeded} />}
      >
        <ButtonLink href={routes.contact('consultation')}>{labels.bookCall}</ButtonLink>
        <ButtonLink href={routes.pricing()} variant="line">
          {labels.seePlans}
        </ButtonLink>
      </PageHero>
      <ToolDesk name={service.id} title={service.desk.title} sample={service.desk.sample}>
        <Document marks={service.desk.marks} />
      </ToolDesk>
      <Section>
        <SectionHead
          title={service.setup.title}
          lede={<span data-answer="get">{service.answers.get}</span>}
        />
        <ChangePlates caption={labels.change.caption(service.name)} rows={service.change} />
        <ToolSetup setup={service.setup} />
      </Section>
      <Section ground="mist">
        <WhoGetsPaid name={service.name} costs={service.costs} faqs={service.faqs} />
      </Section>
      <Section>
        <SectionHead title={labels.related} link={service.more} />
        <ToolShelf entries={googleEntries(service.related)} />
        <p className="mt-8">
          <TextLink href={routes.googleServices()}>{labels.all}</TextLink>
        </p>
      </Section>
    </>
  );
}
