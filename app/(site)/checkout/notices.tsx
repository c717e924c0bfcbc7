import type { SearchParams } from '@/components/checkout/checkout-query';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { checkout } from '@/content/checkout';
import { routes } from '@/lib/routes';

/** Simulated payments say so, before anybody types a card. */
export function TestModeNotice() {
  return (
    <div className="mb-[18px]">
      <Notice tone="info">{checkout.testMode}</Notice>
    </div>
  );
}

/** PayPal sent the buyer back without a payment: say so, in words. */
export function ReturnNotice({ params }: { params: SearchParams }) {
  const { cancelled, declined, expired } = checkout.returned;
  const words = params['cancelled']
    ? cancelled
    : params['declined']
      ? declined
      : params['expired']
        ? expired
        : null;
  if (!words) return null;
  return (
    <div className="mb-[18px]">
      <Notice tone={words === cancelled ? 'info' : 'error'} title={words.title}>
        {words.text}
      </Notice>
    </div>
  );
}

/** In the place of checkout while payments are switched off in the configuration. */
export function PaymentsOff() {
  const { title, text, button } = checkout.off;
  return (
    <Notice tone="info" title={title} action={<ButtonLink href={routes.contact()}>{button}</ButtonLink>}>
      {text}
    </Notice>
  );
}
