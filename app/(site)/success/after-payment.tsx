import { RouteSteps } from '@/components/catalog/route-steps';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { checkout } from '@/content/checkout';
import { facts } from '@/content/facts';
import { site } from '@/content/site';

/** The three next steps of a paid order. */
export function WhatHappensNext() {
  const { title, items } = checkout.success.steps;
  const days = String(facts.delivery.typicalBusinessDays);
  return (
    <Section>
      <SectionHead title={title} />
      <RouteSteps
        steps={items.map(item => ({
          title: item.title,
          description: item.text.replace('{typicalDays}', days),
        }))}
      />
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
