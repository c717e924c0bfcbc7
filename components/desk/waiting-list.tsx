import { Icon } from '@/components/ui/icon';
import { DeskSection } from './desk-section';

/** What waits for a person, with the way there. */
export function WaitingList({ title, nothing, items }: WaitingListProps) {
  const waiting = items.filter(({ count }) => count > 0);
  return (
    <DeskSection title={title}>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2">
          <Icon name="circle-check" className="size-5 text-ok" />
          {nothing}
        </p>
      ) : (
        <ul className="desk-tiles">
          {waiting.map(({ label, count, href }) => (
            <li key={label}>
              <a href={href}>
                <span className="desk-figure">{count}</span>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </DeskSection>
  );
}

type WaitingListProps = {
  title: string;
  nothing: string;
  items: readonly { label: string; count: number; href: string }[];
};
