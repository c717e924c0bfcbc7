import { isCurrency } from '@/lib/site/money';
import { isInDataLayer } from './data-layer';
import { track } from './track';

/** Reports a product page once. Other pages report nothing. */
export function trackViewItem(root: ParentNode): void {
  const mark = root.querySelector<HTMLDataElement>('[data-view-item]');
  const { viewItem, currency = '' } = mark?.dataset ?? {};
  const minor = Number(mark?.value);
  if (!viewItem || !isCurrency(currency) || !Number.isSafeInteger(minor)) return;
  if (isInDataLayer('event', 'view_item')) return;
  track({
    event: 'view_item',
    ecommerce: { currency, value: minor / 100, items: [{ item_id: viewItem }] },
  });
}
