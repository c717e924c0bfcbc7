import { Receipt } from '@/components/ui/receipt';
import { fill, type Figures } from './figures';

/** What the July price is, what the same year costs otherwise, and the difference. */
export function OfferReceipt({ words, figures }: { words: OfferWords; figures: Figures }) {
  const say = (text: string) => fill(text, figures);
  return (
    <Receipt
      title={words.title}
      lines={words.lines.map(({ label, value, struck }) => ({
        label: say(label),
        value: struck ? <s className="opacity-75">{say(value)}</s> : say(value),
      }))}
      total={{ label: words.total.label, value: say(words.total.value) }}
      note={say(words.note)}
      strip={{ label: words.saving.label, value: say(words.saving.value) }}
    />
  );
}

type OfferWords = {
  title: string;
  lines: readonly { label: string; value: string; struck: boolean }[];
  total: { label: string; value: string };
  note: string;
  saving: { label: string; value: string };
};
