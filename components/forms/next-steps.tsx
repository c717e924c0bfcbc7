import type { ReactNode } from 'react';
import { NumberPlate } from '@/components/ui/number-plate';

/** What happens next, in order: house numbers, because here the order matters. */
export function NextSteps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="grid gap-y-7">
      {items.map((item, index) => (
        <li key={item.title} className="grid grid-cols-[46px_1fr] gap-x-4 gap-y-4">
          <NumberPlate n={index + 1} size="sm" />
          <div>
            <p className="font-display text-label leading-snug font-[750] tracking-[-0.008em]">
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
