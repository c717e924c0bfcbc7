import { RouteSteps } from '@/components/catalog/route-steps';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { receiptTermTexts } from '@/content/guarantees';
import { site } from '@/content/site';
import { whatComesNext } from '@/content/what-comes-next';
import type { OrderReceipt } from '@/lib/orders/receipt';

/** The next steps of a paid order, by what was bought, and the days of its guarantees and its next invoice. */
export function WhatHappensNext({ nextSteps, terms }: Pick<OrderReceipt, 'nextSteps' | 'terms'>) {
  return (
    <Section>
      <SectionHead title={whatComesNext.title} />
      <RouteSteps steps={nextSteps.map(({ title, text }) => ({ title, description: text }))} />
      {terms.length > 0 ? (
        <div className="mt-12 max-w-[46em]">
          <h2>{receiptTermTexts.title}</h2>
          <ul className="mt-4 grid list-disc gap-2 pl-5">
            {terms.map(term => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}

/** Whom to ask, where there is no next step to show. */
export function Help() {
  return (
    <Section as="div" ground="mist" className="print:hidden">
      <p className="max-w-[42em] text-lede">
        Questions about an order: call{' '}
        <a className="text-link" href={site.phone.href}>
          {site.phone.display}
        </a>{' '}
        or write to{' '}
        <a className="text-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        , {site.hours.text}.
      </p>
    </Section>
  );
}
