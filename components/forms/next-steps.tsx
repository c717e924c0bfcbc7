import type { ReactNode } from 'react';
import { NumberPlate } from '@/components/ui/number-plate';

/** What happens next, in order: house numbers, because here the order matters. */
export function NextSteps({ items, columns = false }: { items: readonly Step[]; columns?: boolean }) {
  return (
    <ol className={`grid gap-x-10 gap-y-7 ${columns ? 'md:grid-cols-3' : ''}`}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className={`grid gap-x-[18px] gap-y-4 ${columns ? 'max-md:grid-cols-[46px_1fr]' : 'grid-cols-[46px_1fr]'}`}
        >
          <NumberPlate n={index + 1} size="sm" />
          <div>
            <p className="font-display text-[1.2rem] leading-snug font-[750] tracking-[-0.008em]">
              {item.title}
            </p>
            {item.text ? <p className="soft mt-1">{item.text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

type Step = { title: string; text?: ReactNode };
