import { Split } from '@/components/catalog/split';
import { TextLink } from '@/components/ui/text-link';
import { pricingPage } from '@/content/pricing-page';
import { routes } from '@/lib/routes';

/** Which names belong to what: plans, tiers, support levels and packages, so no one mixes them up. */
export function NameLists() {
  const { title, lede, items, links } = pricingPage.names;
  return (
    <Split title={title} lede={lede}>
      <NameList items={items} />
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <TextLink href={`${routes.getStarted()}#support-levels`}>{links.support}</TextLink>
        <TextLink href={routes.checkout()}>{links.packages}</TextLink>
      </p>
    </Split>
  );
}

/** Names with what each one means. */
export function NameList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {items.map(item => (
        <div key={item.title} className="border-b border-line py-5">
          <dt className="font-display text-[1.18rem] font-bold">{item.title}</dt>
          <dd className="soft mt-1 max-w-[42em]">{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
