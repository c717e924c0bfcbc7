import { PriceTag } from '@/components/sections/price-tag';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { FaqList } from '@/components/ui/faq-list';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { comparisons } from '@/content/comparisons';
import type { Comparison } from '@/content/comparisons/comparison';
import { comparisonWords } from '@/content/comparisons/words';
import { routes } from '@/lib/site/routes';
import { BestFit } from './best-fit';
import { ComparisonChart } from './comparison-chart';
import { Ledger } from './ledger';
import { SplitHero } from './split-hero';
import './comparison.css';

/** Another way to get a website, beside ours: two halves, one chart, the ledger, the questions, and which one is for whom: two doors. */
export function ComparisonDetail({ comparison, trail }: { comparison: Comparison; trail: Crumb[] }) {
  const { table, choose, faq, otherComparisons } = comparisonWords;
  const { source, answers } = comparison;
  return (
    <>
      <SplitHero comparison={comparison} trail={trail} />
      <ComparisonChart chart={comparison.chart} />
      <Section ground="mist">
        <SectionHead title={table.title} lede={table.key} />
        <Ledger competitor={comparison.name} agency={table.agency} rows={comparison.rows} />
        <p className="soft mt-4 max-w-[31em] text-small">
          {source.text}{' '}
          {source.link ? (
            <>
              {table.check}{' '}
              <TextLink href={source.link.href} rel="noopener noreferrer">
                {source.link.label}
              </TextLink>
              .{' '}
            </>
          ) : null}
          {table.note}
        </p>
      </Section>
      <Section>
        <div className="grid gap-x-split gap-y-8 lg:grid-cols-[.8fr_1.35fr]">
          <div>
            <h2>{faq}</h2>
            <OtherComparisons than={comparison} label={otherComparisons} />
          </div>
          <FaqList items={comparison.faqs} />
        </div>
      </Section>
      <Section>
        <h2 className="mb-7">{choose.title}</h2>
        <BestFit competitor={comparison.chooseCompetitor} agency={comparison.chooseAgency} />
        <PriceTag get={answers.get} cost={answers.cost} wide className="mt-6" />
      </Section>
    </>
  );
}

function OtherComparisons({ than, label }: { than: Comparison; label: string }) {
  return (
    <nav className="mt-4" aria-label={label}>
      <p>{label}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {comparisons
          .filter(({ id }) => id !== than.id)
          .map(({ id, name }) => (
            <li key={id}>
              <TextLink href={routes.comparison(id)}>{name}</TextLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
