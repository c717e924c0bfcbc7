import { orderTexts } from '@/content/orders';
import { plainNotice } from '@/lib/site/http/plain-page';
import { routes } from '@/lib/site/routes';

/** A whole document that says what was wrong with an order, with the way back to checkout and its choice kept. */
export function problemPage({ message, backHref, brand }: ProblemPage): string {
  const { notPlaced, backToCheckout } = orderTexts;
  return plainNotice({
    title: notPlaced.title,
    brand,
    sentences: [message, notPlaced.uncharged],
    ways: [
      { href: backHref, label: backToCheckout },
      { href: routes.contact(), label: notPlaced.contact },
    ],
  });
}

/** Checkout's address with what was posted, so nothing has to be chosen again; `rightAmount` where that was wrong. */
export function checkoutWith(posted: URLSearchParams, rightAmount: string | null): string {
  const kept = new URLSearchParams();
  for (const field of KEPT_FIELDS) {
    for (const value of posted.getAll(field).slice(0, KEPT_VALUES)) {
      if (value !== '' && value.length <= KEPT_LENGTH) kept.append(field, value);
    }
  }
  if (rightAmount !== null) kept.set('amount', rightAmount);
  return kept.size > 0 ? `${routes.checkout()}?${kept.toString()}` : routes.checkout();
}

const KEPT_FIELDS = ['plan', 'billing', 'package', 'amount', 'currency', 'name', 'addOns'] as const;
const KEPT_VALUES = 20;
const KEPT_LENGTH = 100;

type ProblemPage = { message: string; backHref: string; brand: string };
