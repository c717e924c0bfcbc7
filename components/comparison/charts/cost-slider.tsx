'use client';

import { useState } from 'react';
import type { CostColumn } from '@/content/comparisons/chart';
import { CostColumns } from './cost-columns';
import { formatWhole, totalOf, withHour } from './cost-sums';

/** The cost chart whose middle building follows the price of the owner's hour. Without scripts it stays as drawn. */
export function CostSlider({ columns, label, hours, dollars }: CostSliderProps) {
  const [price, setPrice] = useState(dollars);
  const moved = withHour(columns, hours, price);
  const most = Math.max(...withHour(columns, hours, MOST).map(({ parts }) => totalOf(parts)));
  return (
    <>
      <div className="costs-price" data-js-only="">
        <label htmlFor="hour-price">{label}</label>
        <output htmlFor="hour-price">{formatWhole(price)}</output>
        <input
          id="hour-price"
          type="range"
          min={0}
          max={MOST}
          step={5}
          value={price}
          aria-valuetext={`${formatWhole(price)}: ${moved.map(({ parts }) => formatWhole(totalOf(parts))).join(', ')}`}
          onChange={event => setPrice(event.target.valueAsNumber)}
        />
      </div>
      <ul
        className="grid gap-8 min-[68.75em]:grid-cols-3 min-[68.75em]:gap-0 min-[68.75em]:items-end min-[68.75em]:min-h-125"
        data-sample=""
      >
        <CostColumns columns={moved} most={most} />
      </ul>
    </>
  );
}

/** Dollars an hour. */
const MOST = 80;

type CostSliderProps = { columns: readonly CostColumn[]; label: string; hours: number; dollars: number };
