import { TickList } from '@/components/ui/tick-list';

/** Why this way of paying, under the receipt. */
export function WhyProvider({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="mt-[26px]">
      <h2 className="text-[1.1rem] leading-tight tracking-normal">{title}</h2>
      <div className="mt-2 text-small">
        <TickList items={items} />
      </div>
    </div>
  );
}
