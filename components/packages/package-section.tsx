import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { addOns } from '@/content/add-ons';
import { plans } from '@/content/plans';
import { PackageBuilder } from './package-builder';

/** The package builder with its heading. Only what the builder shows travels to the browser. */
export function PackageSection({ title, lede, planId = 'pro', ground = 'mist' }: PackageSectionProps) {
  return (
    <Section ground={ground} id="package">
      <SectionHead title={title} lede={lede} />
      <PackageBuilder
        plans={plans.map(({ id, name, setupPrice, monthlyPrice }) => ({
          id,
          name,
          setupPrice,
          monthlyPrice,
        }))}
        addOns={addOns}
        initialPlanId={planId}
      />
    </Section>
  );
}

type PackageSectionProps = {
  title: string;
  lede: string;
  /** The plan that is chosen at first. */
  planId?: (typeof plans)[number]['id'];
  ground?: 'mist' | 'paper';
};
