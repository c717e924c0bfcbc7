import { fiveQuestions } from '@/content/five-answers';
import './price-tag.css';

/** A paper tag on its string: what one gets, where the drawing beside it doesn't say so, and what it costs. */
export function PriceTag({ get, cost, wide = false, className = '' }: PriceTagProps) {
  return (
    <dl className={`price-tag paper ${wide ? 'price-tag-wide ' : ''}${className}`}>
      {get ? (
        <div>
          <dt>{fiveQuestions.get}</dt>
          <dd data-answer="get">{get}</dd>
        </div>
      ) : null}
      <div>
        <dt>{fiveQuestions.cost}</dt>
        <dd data-answer="cost">{cost}</dd>
      </div>
    </dl>
  );
}

type PriceTagProps = {
  get?: string;
  cost: string;
  /** Both answers side by side, where there is room. */
  wide?: boolean;
  className?: string;
};
