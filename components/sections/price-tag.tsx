import { fiveQuestions } from '@/content/five-answers';
import './price-tag.css';

/** A paper tag with its hole: what one gets, where the drawing beside it doesn't say so, and what it costs. */
export function PriceTag({ get, cost, wide = false, className = '' }: PriceTagProps) {
  return (
    <dl
      className={`price-tag relative grid gap-3 bg-butter py-4 pr-6 text-left text-small text-ink-fixed ${wide ? 'gap-x-8 md:grid-cols-2 ' : 'max-w-[40rem] '}${className}`}
    >
      {get ? (
        <div>
          <dt className="font-display font-extrabold">{fiveQuestions.get}</dt>
          <dd className="max-w-[30em]" data-answer="get">
            {get}
          </dd>
        </div>
      ) : null}
      <div>
        <dt className="font-display font-extrabold">{fiveQuestions.cost}</dt>
        <dd className="max-w-[30em]" data-answer="cost">
          {cost}
        </dd>
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
