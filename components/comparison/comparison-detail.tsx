import { CallCard } from '@/components/catalogue/call-card';
import { ServicePicture } from '@/components/catalogue/pictures/service-picture';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { Split } from '@/components/catalogue/split';
import { TownMap } from '@/components/drawings/town-map';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { FaqList } from '@/components/ui/faq-list';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { comparisons } from '@/content/comparisons';
import type { Comparison } from '@/content/comparisons/comparison';
import { comparisonWords } from '@/content/comparisons/words';
import { topics } from '@/content/topics';
import { routes } from '@/lib/routes';
import { ChooseLists } from './choose-lists';
import { ComparisonLinks } from './comparison-links';
import { ComparisonTable } from './comparison-table';

/** Another way to get a website, beside ours: the table, the reasoning, and which one is for whom. */
export function ComparisonDetail({ comparison, trail }: { comparison: Comparison; trail: Crumb[] }) {
  const { table, choose, labels, call, faq, others, checked } = comparisonWords;
  return (
    <>
      <PageHero
        title={comparison.heading}
        lede={comparison.lede}
        trail={trail}
        picture={<ServicePicture name={comparison.picture} />}
      >
        <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
        <ButtonLink href={routes.contact()} variant="line">
          {labels.contact}
        </ButtonLink>
      </PageHero>
      <Section>
        <SectionHead title={table.title} topic={topics.featureComparison} lede={`${checked}.`} />
        <ComparisonTable them={comparison.name} us={table.us} rows={comparison.rows} />
        <p className="soft mt-4 max-w-[52em] text-small">{table.note}</p>
      </Section>
      <Section ground="mist">
        <ServiceProse parts={comparison.prose} />
      </Section>
      <Section>
        <SectionHead title={choose.title} />
        <ChooseLists comparison={comparison} />
      </Section>
      <Section tight>
        <Split title={faq} topic={topics.faq}>
          <FaqList items={comparison.faqs} />
        </Split>
      </Section>
      <Section tight>
        <CallCard
          title={call.title}
          text={call.text}
          link={{ href: routes.contact('consultation'), label: call.link }}
          picture={<TownMap seed={11} view="180 64 380 300" pinScale={2} className="absolute inset-0" />}
        />
      </Section>
      <Section ground="mist">
        <SectionHead title={others.title} />
        <ComparisonLinks comparisons={comparisons.filter(other => other.id !== comparison.id)} />
      </Section>
    </>
  );
}
