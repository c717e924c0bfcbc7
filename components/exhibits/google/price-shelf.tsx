import { Fragment } from 'react';
import { Illustration } from '@/components/drawings/illustration';
import { priceShelf as stock } from '@/content/google-services/documents/price-shelf';
import { Document, RedRemark, type DocumentProps } from './document';

/** Three shelves with a card under each product; two cards are refused and say why. */
export function PriceShelf({ marks }: DocumentProps) {
  return (
    <Document back="rounded-sign border-14 border-(--b-wood) bg-stone-90">
      {stock.shelves.map((goods, index) => {
        const mark = marks[index];
        return (
          <Fragment key={goods[0].id}>
            <ul className="grid px-8 pt-8 last-of-type:pb-8 max-sm:gap-4 max-sm:px-6 sm:grid-cols-3 sm:gap-x-2">
              {index === stock.shelves.length - 1 ? (
                <li className={`${PLACE} sm:grid-rows-[minmax(137.5px,auto)_auto_1fr]`}>
                  <div
                    className={`${CARD} mb-6 self-end border-2 border-dashed border-sand-50 max-sm:col-span-2`}
                  >
                    <p className={NAME}>{stock.missing.title}</p>
                    <p>{stock.missing.text}</p>
                  </div>
                  <Plank />
                </li>
              ) : null}
              {goods.map(({ id, name, price, ...card }) => (
                <li key={id} className={`${PLACE} sm:grid-rows-[auto_auto_1fr]`}>
                  <Illustration name={`shelf/${id}`} className="h-auto w-[min(100%,150px)]" />
                  <Plank />
                  <div
                    className={`${CARD} bg-(--b-white) shadow-near ${'refused' in card ? 'inset-ring-3 inset-ring-pin-fixed' : ''}`}
                  >
                    <b
                      className={`font-display text-name leading-none font-extrabold ${'refused' in card ? 'line-through decoration-pin-fixed decoration-3' : ''}`}
                    >
                      {price}
                    </b>
                    <p className={NAME}>{name}</p>
                    {'refused' in card ? (
                      <p>
                        <strong className="block w-max rounded-edge bg-brick-49 px-2 text-white">
                          {stock.refused}
                        </strong>{' '}
                        {card.refused}
                      </p>
                    ) : (
                      <p>{card.state}</p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {mark ? (
              <RedRemark {...mark} className="self-center max-lg:mx-8 max-lg:mb-0 last:mb-8 max-sm:mx-6" />
            ) : null}
          </Fragment>
        );
      })}
    </Document>
  );
}

/** The board below one product; on a phone below its card too. */
function Plank() {
  return <i className="plank w-[calc(100%+10px)] max-sm:order-1 max-sm:col-span-2 max-sm:w-full" />;
}

const PLACE =
  'grid justify-items-center [--n:0%] max-sm:grid-cols-[104px_minmax(0,1fr)] max-sm:grid-rows-[1fr_auto] max-sm:items-end';
const CARD = 'w-[calc(100%-14px)] rounded-edge px-4 pt-2 pb-3 text-small/snug max-sm:w-full';
const NAME = 'mb-1 font-display leading-tight font-[750]';
