import { Icon } from '@/components/ui/icon';
import type { NotNeeded as NotNeededWords } from '@/content/google-services/google-service';

/** The notice that hangs in the hero: when the visitor keeps the money. */
export function NotNeeded({ title, items, note }: NotNeededWords & { title: string }) {
  return (
    <div className="g-hang">
      <svg viewBox="0 0 120 62" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 62L60 6L118 62" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d="M60 6v.01" strokeWidth="13" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="font-display text-name leading-tight font-extrabold tracking-[-0.012em]">{title}</p>
      <ul className="mt-3 mb-3.5">
        {items.map(item => (
          <li key={item}>
            <Icon name="minus" className="size-[22px]" />
            {item}
          </li>
        ))}
      </ul>
      <p className="soft border-t border-line pt-3 text-small leading-[1.45]">{note}</p>
    </div>
  );
}
