import { Split } from '@/components/catalog/split';
import { TermRows } from '@/components/catalog/term-rows';
import { TextLink } from '@/components/ui/text-link';
import { pricingPage } from '@/content/pricing-page';
import { routes } from '@/lib/site/routes';

/** Which names belong to what: plans, tiers, support levels and packages, so no one mixes them up. */
export function NameLists() {
  const { title, lede, items, links } = pricingPage.names;
  return (
    <Split title={title} lede={lede}>
      <TermRows items={items} />
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <TextLink href={`${routes.getStarted()}#support-levels`}>{links.support}</TextLink>
        <TextLink href={routes.checkout()}>{links.packages}</TextLink>
      </p>
    </Split>
  );
}
