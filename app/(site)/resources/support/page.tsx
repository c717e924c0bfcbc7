import type { Metadata } from 'next';
import { Split } from '@/components/catalog/split';
import { TermList } from '@/components/company/term-list';
import { DeskPhone } from '@/components/exhibits/help/desk-phone';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { supportCenter as words } from '@/content/resources';
import { site } from '@/content/site';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { Guides } from './guides';
import { ReachRows } from './reach-rows';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function SupportPage() {
  const { reach, priorities, emergencies, knowledge, included } = words;
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
        ground="desk"
        side
        buttons={
          <>
            <ButtonLink href={site.phone.href}>
              <Icon name="phone" className="size-5" />
              {words.call} {site.phone.display}
            </ButtonLink>
            <ButtonLink href={routes.contact('support')} variant="line">
              {words.write}
            </ButtonLink>
          </>
        }
      >
        <DeskPhone />
      </Stage>
      <Section>
        <Split title={reach.title} lede={reach.lede}>
          <ReachRows rows={reach.rows} />
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
            <TextLink href={routes.policy('customer-support-policy')}>{priorities.policy}</TextLink>
            <TextLink href={routes.policy('service-level-agreement-policy')}>{priorities.sla}</TextLink>
          </p>
        </Split>
      </Section>
      <Section tight>
        <SectionHead title={emergencies.title} lede={emergencies.lede} />
        <TermList entries={emergencies.steps} />
      </Section>
      <Section ground="mist">
        <SectionHead title={knowledge.title} lede={knowledge.lede} />
        <Guides groups={knowledge.groups} />
      </Section>
      <Section>
        <Split
          title={included.title}
          lede={<TextLink href={`${routes.getStarted()}#support-levels`}>{included.levels}</TextLink>}
        >
          <div className="grid max-w-[31rem] gap-[1.1em] text-body leading-[1.68]">
            {included.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Split>
      </Section>
      <Closing kind="guides" />
    </>
  );
}
