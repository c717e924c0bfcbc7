import { ButtonLink } from '@/components/ui/button';
import { checkout } from '@/content/checkout';
import type { Receipt } from '@/lib/orders/receipt';
import { routes } from '@/lib/site/routes';

/** The one way on that fits the state of the order. */
export function NextAction({ receipt, orderKey }: { receipt: Receipt; orderKey: string | undefined }) {
  const { action } = checkout.success.states[receipt.kind];
  const approveUrl = receipt.kind === 'unknown' ? null : receipt.approveUrl;
  const checkoutHref = receipt.kind === 'unknown' ? routes.checkout() : receipt.checkoutHref;
  const hrefs = {
    approve: approveUrl ?? checkoutHref,
    checkout: checkoutHref,
    contact: routes.contact(),
    home: routes.home(),
    reload: routes.success(orderKey),
  };
  const label =
    action.to === 'approve' && approveUrl === null
      ? checkout.success.states.expired.action.label
      : action.label;
  return <ButtonLink href={hrefs[action.to]}>{label}</ButtonLink>;
}
