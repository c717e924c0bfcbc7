import type { Metadata } from 'next';
import { TermList } from '@/components/company/term-list';
import { BackDoor } from '@/components/exhibits/company/back-door';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { NumberPlate } from '@/components/ui/number-plate';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TickList } from '@/components/ui/tick-list';
import { careers } from '@/content/careers';
import { site } from '@/content/site';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { heading, lede, work, look, apply } = careers;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CareersPage() {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Team', href: routes.team() },
    { label: 'Careers' },
  ];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <Stage title={heading} lede={lede} trail={trail} ground="alley">
        <BackDoor />
      </Stage>
      <Section ground="mist">
        <SectionHead title={work.title} lede={work.lede} />
        <TermList entries={work.entries} />
      </Section>
      <Section>
        <div className="grid items-center gap-x-split gap-y-14 lg:grid-cols-2">
          <div>
            <h2>{look.title}</h2>
            <p className="soft mt-3 mb-7 text-lede">{look.lede}</p>
            <TickList items={look.items} />
          </div>
          <div
            id="apply"
            className="on-marigold rounded-panel bg-marigold p-split max-[23em]:px-4 text-ink-fixed"
          >
            <h2>{apply.title}</h2>
            <p className="mt-3.5 text-lede">{apply.text}</p>
            <ol className="my-6 grid max-w-[38rem] gap-4">
              {apply.steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[46px_1fr] items-center gap-4">
                  <NumberPlate n={index + 1} size="sm" />
                  {step}
                </li>
              ))}
            </ol>
            <p className="mb-6 max-w-[38rem]">{apply.after}</p>
            <ButtonLink
              href={`mailto:${site.email}?subject=${encodeURIComponent(apply.subject)}`}
              variant="ink"
              className="max-w-full wrap-anywhere max-[23em]:px-4 max-[23em]:text-small"
            >
              {apply.button}: {site.email}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Closing kind="company" />
    </>
  );
}
