import { Fragment } from 'react';
import { splitFigures, type Figures } from '@/lib/promotion/figures';

/** Words with their figures. Years and free places are marked, because they change without a build. */
export function PromotionText({ text, figures }: { text: string; figures: Figures }) {
  return splitFigures(text, figures).map((part, index) => {
    if (part.name === 'placesLeft') return <places-left key={index}>{part.text}</places-left>;
    if (part.name !== 'year' && part.name !== 'nextYear') return <Fragment key={index}>{part.text}</Fragment>;
    return (
      <span key={index} data-promo-year={part.name === 'year' ? 0 : 1}>
        {part.text}
      </span>
    );
  });
}
