import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** Replaces a form that was stored. `children` is what comes next. */
export function ThanksPanel({ title, message, isPlain = false, children }: ThanksPanelProps) {
  return (
    <div className={isPlain ? '' : 'rounded-card bg-ok-soft p-inset text-ink'}>
      <h3 className="flex items-center gap-3 text-name">
        <Icon name="circle-check" className="size-7 text-ok" />
        {title}
      </h3>
      <p className="mt-2">{message}</p>
      <div className={isPlain ? '' : 'mt-6'}>{children}</div>
    </div>
  );
}

type ThanksPanelProps = { title: string; message: string; isPlain?: boolean; children: ReactNode };
