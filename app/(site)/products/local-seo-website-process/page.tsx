import type { Metadata } from 'next';
import { ProofRows } from '@/components/catalog/proof-rows';
import { Split } from '@/components/catalog/split';
import { Exhibit } from '@/components/exhibits/exhibit';
import { ShopFront } from '@/components/exhibits/platform/shop-front';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { FaqList } from '@/components/ui/faq-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { processSteps } from '@/content/process';
import { processPage as words } from '@/content/process-page';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';
import { StepRow } from './step-row';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function ProcessPage() {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Products', href: routes.products() },
    { label: 'The process' },
  ];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <ShopFront
        title={words.heading}
        lede={words.lede}
        trail={trail}
        look="board"
        buttons={
          <>
            <ButtonLink href={routes.getStarted()}>{words.links.start}</ButtonLink>
            <ButtonLink href={routes.products()} variant="line">
              {words.links.products}
            </ButtonLink>
          </>
        }
      >
        <Exhibit name="road">
          <ol className="long-road relative grid gap-12">
            {processSteps.map(step => (
              <StepRow
                key={step.id}
                step={step}
                more={words.steps.find(({ id }) => id === step.id)}
                labels={words.labels}
              />
            ))}
          </ol>
        </Exhibit>
      </ShopFront>
      <Section ground="mist">
        <Split title={words.clocks.title} lede={words.clocks.lede}>
          <ProofRows rows={words.clocks.rows} />
        </Split>
      </Section>
      <Section>
        <Split
          title={words.faqTitle}

          lede={
            <TextLink href={routes.policy('project-abandonment-policy')}>Project abandonment policy</TextLink>
          }
        >
          <FaqList items={words.faqs} />
        </Split>
      </Section>
      <Closing kind="plans" />
    </>
  );
}
