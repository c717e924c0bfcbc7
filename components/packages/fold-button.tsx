'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** The head of a table's group of rows, which it folds away: the styles go by what it says of itself (tier-table.tsx). */
export function FoldButton({ title, rowsId }: { title: string; rowsId: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <button
      type="button"
      data-js-only
      aria-expanded={isOpen}
      aria-controls={rowsId}
      onClick={() => setOpen(!isOpen)}
      className="group sticky left-0 flex min-h-[46px] items-center gap-3 px-3.5 py-2 text-left hover:text-pin sm:px-5 forced-colors:underline"
    >
      <Icon
        name="chevron-down"
        className="size-4 transition-transform group-aria-[expanded=false]:-rotate-90"
      />
      {title}
    </button>
  );
}
