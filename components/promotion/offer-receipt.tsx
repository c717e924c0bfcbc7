import { Receipt } from '@/components/ui/receipt';
import { fill, type Figures } from '@/lib/promotion/figures';

/** What each part of the bundle costs in July and otherwise, the July price of the year, and the difference. */
export function OfferReceipt({ words, figures, as }: OfferReceiptProps) {
  const say = (text: string) => fill(text, figures);
  return (
    <Receipt
      title={say(words.title)}
      {...(as ? { as } : {})}
      lines={words.lines.map(({ label, value, struck }) => ({
        label: say(label),
        value: (
          <>
            <s className="opacity-75">{say(struck)}</s> {say(value)}
          </>
        ),
      }))}
      total={{ label: words.total.label, value: say(words.total.value) }}
      note={say(words.note)}
      strip={{ label: words.saving.label, value: say(words.saving.value) }}
    />
  );
}

type OfferReceiptProps = { words: OfferWords; figures: Figures; as?: 'h3' };

type OfferWords = {
  title: string;
  lines: readonly { label: string; value: string; struck: string }[];
  total: { label: string; value: string };
  note: string;
  saving: { label: string; value: string };
};
