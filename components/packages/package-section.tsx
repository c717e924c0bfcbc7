import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { addOns } from '@/content/add-ons';
import { plans } from '@/content/plans';

/** The package builder with its heading. Only what the builder shows travels to the browser. */
export function PackageSection({ title, lede, planId = 'pro', ground = 'mist' }: PackageSectionProps) {
  const props = {
    plans: plans.map(({ id, name, setupPrice, monthlyPrice }) => ({ id, name, setupPrice, monthlyPrice })),
    addOns,
    initialPlanId: planId,
  };
  return (
    <Section ground={ground} id="package">
      <SectionHead title={title} lede={lede} />
      <Island name="package-builder" {...props} />
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
