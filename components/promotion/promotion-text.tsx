import { Fragment } from 'react';
import { splitFigures, type Figures } from './figures';

/** Words with their figures. A year is marked, so that the visitor's clock can put it right in an old static page. */
export function PromotionText({ text, figures }: { text: string; figures: Figures }) {
  return splitFigures(text, figures).map((part, index) =>
    part.name === 'year' || part.name === 'nextYear' ? (
      <span key={index} data-promo-year={part.name === 'year' ? 0 : 1}>
        {part.text}
      </span>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
