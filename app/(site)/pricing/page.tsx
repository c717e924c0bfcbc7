import type { Metadata } from 'next';
import { Island } from '@/components/islands/island';
import { Split } from '@/components/catalog/split';
import { TermRows } from '@/components/catalog/term-rows';
import { BoardTable } from '@/components/packages/board-table';
import { PackageSection } from '@/components/packages/package-section';
import { TierTable } from '@/components/packages/tier-table';
import { PricingSection } from '@/components/pricing/pricing-section';
import { FiveAnswers } from '@/components/sections/five-answers';
import { FaqSection } from '@/components/sections/faq-section';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { embeds } from '@/content/embeds';
import { plans } from '@/content/plans';
import { platformComparison } from '@/content/platform-comparison';
import { pricingPage as words } from '@/content/pricing-page';
import { routes } from '@/lib/site/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { planNode } from '@/lib/seo/json-ld-offers';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Guarantee } from './guarantee';
import { NameLists } from './name-lists';
import { TableWords } from './table-words';
import { page } from './record';

const { addOns, answers, comparison, faq, notIncluded, packages } = words;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function PricingPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Pricing' }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail, about: plans.map(planNode) })} />
      <PricingSection
        plans={plans}
        className="pt-split"
        head={
          <>
            <Breadcrumbs trail={trail} />
            <h1 className="mt-4 tracking-[-0.032em]">{words.heading}</h1>
            <p className="mt-4 max-w-[36em] text-lede">{words.lede}</p>
            <h2 className="mt-8 text-name">{words.plans}</h2>
          </>
        }
      />
      <FiveAnswers title={answers.title} answers={answers.items} />
      <Section ground="mist">
        <Split title={notIncluded.title} lede={notIncluded.lede}>
          <TermRows items={notIncluded.items.map(({ label, value }) => ({ title: label, text: value }))} />
        </Split>
      </Section>
      <PackageSection {...addOns} ground="paper" />
      <Section ground="mist">
        <SectionHead
          title={packages.title}
          lede={packages.lede}
          link={{ href: routes.checkout(), label: packages.link }}
        />
        <BoardTable caption={packages.caption} head={packages.head} rows={packages.rows} />
        <p className="mt-5 max-w-[46em]">{packages.note}</p>
        <p className="mt-3 max-w-[46em]">{packages.bundle}</p>
      </Section>
      <Section>
        <NameLists />
      </Section>
      <Section id="comparison">
        <SectionHead
          title={comparison.title}

          lede={comparison.lede}
          link={{ href: routes.contact(), label: comparison.ask }}
        />
        <TierTable
          caption={comparison.caption}
          feature={comparison.feature}
          plans={platformComparison.plans}
          groups={platformComparison.groups}
          contactHref={routes.contact()}
        />
        <TableWords {...comparison.words} />
      </Section>
      {embeds.pricingForm === '' ? null : (
        <Section tight>
          <Island name="embed" src={embeds.pricingForm} title={words.form} kind="form" shape="h-[720px]" />
        </Section>
      )}
      <Section tight>
        <Guarantee {...words.guarantee} />
      </Section>
      <FaqSection
        tight
        title={faq.title}
        lede={faq.lede}
        link={{ href: routes.policy('billing-and-payment-policy'), label: faq.link }}
        items={faq.items}
      />
      <Closing kind="prices" />
    </>
  );
}
