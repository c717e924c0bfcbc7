import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** A form of the account page that is out of the way until someone wants it. */
export function Fold({ title, isOpen, children, ...rest }: FoldProps) {
  return (
    <details open={isOpen} className="group mt-5 rounded-card bg-mist px-5 py-3" {...rest}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-display text-label font-[750]">
        {title}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="pt-4 pb-2">{children}</div>
    </details>
  );
}

type FoldProps = {
  title: string;
  isOpen: boolean;
  children: ReactNode;
  /** Without scripts it cannot be used. */
  'data-js-only'?: true;
};
