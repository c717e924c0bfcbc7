import { Notice } from '@/components/ui/notice';
import type { AddOn } from '@/lib/orders/price';
import { formatMoney, type Currency } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';

/** Which add-ons are in the order, and the way out for each: a link, so it works without scripts too. */
export function AddOnNotes({ addOns, currency, hrefWithout, onTakenOut, words }: AddOnNotesProps) {
  return (
    <Notice tone="info">
      <ul className="grid gap-2">
        {addOns.map(({ id, name, monthlyPrice }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {fillText(words.note, { name, amount: formatMoney({ minor: monthlyPrice, currency }) })}
            </span>
            <a href={hrefWithout(id)} onClick={() => onTakenOut(id)} className="text-link">
              {words.remove} <span className="sr-only">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type AddOnNotesProps = {
  addOns: readonly AddOn[];
  currency: Currency;
  /** Checkout's address with the same choice, without this add-on. */
  hrefWithout: (id: string) => string;
  onTakenOut: (id: string) => void;
  words: { note: string; remove: string };
};
