import { Icon } from '@/components/ui/icon';
import type { NotNeeded as NotNeededWords } from '@/content/google-services/google-service';

/** The notice that hangs in the hero: when the visitor keeps the money. */
export function NotNeeded({ title, items, note }: NotNeededWords & { title: string }) {
  return (
    <div className="relative mt-16 rounded-button bg-card px-8 py-6 shadow-lift outline-2 -outline-offset-8 outline-pin">
      <svg
        viewBox="0 0 120 62"
        preserveAspectRatio="none"
        className="absolute bottom-full left-[24%] h-[62px] w-[52%] overflow-visible fill-none stroke-ink"
        aria-hidden="true"
      >
        <path d="M2 62L60 6L118 62" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d="M60 6v.01" strokeWidth="13" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="font-display text-name leading-tight font-extrabold tracking-[-0.012em]">{title}</p>
      <ul className="mt-3 mb-3.5">
        {items.map(item => (
          <li key={item} className="grid grid-cols-[24px_minmax(0,1fr)] gap-2 py-1 leading-snug">
            <Icon name="minus" className="mt-0.5 size-[22px] text-pin" />
            {item}
          </li>
        ))}
      </ul>
      <p className="soft border-t border-line pt-3 text-small leading-[1.45]">{note}</p>
    </div>
  );
}
