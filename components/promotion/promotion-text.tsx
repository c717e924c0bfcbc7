import { Fragment } from 'react';
import { Changing } from '#engine/page';
import { splitFigures, type Figures } from '@/lib/promotion/figures';

/** Words with their figures. Years and free places change without a build. */
export function PromotionText({ text, figures }: { text: string; figures: Figures }) {
  return splitFigures(text, figures).map((part, index) => {
    const name = CHANGING[part.name ?? ''];
    if (name === undefined) return <Fragment key={index}>{part.text}</Fragment>;
    const words = <Changing name={name}>{part.text}</Changing>;
    if (part.name === 'placesLeft') return <Fragment key={index}>{words}</Fragment>;
    return (
      <span key={index} data-promo-year={part.name === 'year' ? 0 : 1}>
        {words}
      </span>
    );
  });
}

/** By the figure's name, the name in the pages' state (lib/promotion/state.ts). */
const CHANGING: Readonly<Record<string, string>> = {
  placesLeft: 'places-left',
  year: 'promotion-year',
  nextYear: 'promotion-next-year',
};
