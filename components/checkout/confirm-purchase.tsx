import { Button } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import type { PaidBefore } from '@/lib/orders/receipt';
import { serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { MINUTE_MS } from '@/lib/site/time';

/** Asks a buyer who has just paid for the same thing whether to pay again. A plain form: it works without scripts. */
export function ConfirmPurchase({ orderKey, paidBefore, words }: ConfirmPurchaseProps) {
  const { orderNumber, agoMs } = paidBefore;
  const question = agoMs === null ? words.paying : fillText(words.paid, { ago: describeSpan(agoMs) });
  return (
    <form action={serverRoutes.orderConfirm()} method="post">
      <input type="hidden" name="key" value={orderKey} />
      <p className="mt-4 max-w-[34em] text-lede font-bold">{fillText(question, { number: orderNumber })}</p>
      <ButtonRow className="mt-6">
        <Button type="submit" name="answer" value="no">
          {words.no}
        </Button>
        <Button type="submit" name="answer" value="yes" variant="line">
          {words.yes}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** "3 minutes", "2 hours"; never less than a minute. */
function describeSpan(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

type ConfirmPurchaseProps = {
  orderKey: string;
  paidBefore: PaidBefore;
  words: Record<'paid' | 'paying' | 'yes' | 'no', string>;
};
