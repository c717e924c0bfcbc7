import { Fragment } from 'react';
import { Illustration } from '@/components/drawings/illustration';
import { priceShelf as stock } from '@/content/google-services/documents/price-shelf';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** Three shelves with a card under each product; two cards are refused and say why. */
export function PriceShelf({ marks }: DocumentProps) {
  return (
    <div className="g-doc g-loose g-stock">
      {stock.shelves.map((goods, index) => {
        const mark = marks[index];
        return (
          <Fragment key={goods[0].id}>
            <ul>
              {index === stock.shelves.length - 1 ? (
                <li className="empty">
                  <div>
                    <p className="g-cap">{stock.missing.title}</p>
                    <p>{stock.missing.text}</p>
                  </div>
                </li>
              ) : null}
              {goods.map(({ id, name, price, ...card }) => (
                <li key={id} className={'refused' in card ? 'refused' : undefined}>
                  <Illustration name={`shelf/${id}`} />
                  <div>
                    <b>{price}</b>
                    <p className="g-cap">{name}</p>
                    {'refused' in card ? (
                      <p>
                        <strong>{stock.refused}</strong> {card.refused}
                      </p>
                    ) : (
                      <p>{card.state}</p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
    </div>
  );
}
