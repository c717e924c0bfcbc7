import { RouteSteps } from '@/components/catalog/route-steps';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { site } from '@/content/site';
import { whatComesNext } from '@/content/what-comes-next';
import type { WhatComesNext } from '@/lib/orders/what-comes-next';

/** The next steps of a paid order, by what was bought. */
export function WhatHappensNext({ steps }: Pick<WhatComesNext, 'steps'>) {
  return (
    <Section>
      <SectionHead title={whatComesNext.title} />
      <RouteSteps steps={steps.map(({ title, text }) => ({ title, description: text }))} />
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
