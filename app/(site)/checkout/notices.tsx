import type { SearchParams } from '@/components/checkout/checkout-query';
import type { AddressCorrection } from '@/components/checkout/checkout-start';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { checkout } from '@/content/checkout';
import type { AmountLimits } from '@/lib/forms/define';
import { formatMoney, type Currency } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';

/** Simulated payments say so, before anyone types a card. */
export function TestModeNotice() {
  return (
    <div className="mb-4">
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
    <div className="mb-4">
      <Notice tone={words === cancelled ? 'info' : 'error'} title={words.title}>
        {words.text}
      </Notice>
    </div>
  );
}

/** Says what was wrong with the address and is put right below. */
export function CorrectionNotice({ correction, limits, currency }: CorrectionNoticeProps) {
  if (!correction) return null;
  const { title, pricing, ...texts } = checkout.corrected;
  const money = (minor: number) => formatMoney({ minor, currency });
  const filled = fillText(texts[correction.kind], {
    minimum: money(limits.minimum),
    maximum: money(limits.maximum),
    linkAmount: 'requestedMinor' in correction ? money(correction.requestedMinor) : '',
    price: 'minor' in correction ? money(correction.minor) : '',
    name: 'option' in correction ? correction.option : '',
  });
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={title}
        action={
          correction.kind === 'unknown' ? (
            <ButtonLink href={routes.pricing()} size="sm" variant="ink">
              {pricing}
            </ButtonLink>
          ) : null
        }
      >
        {filled}
      </Notice>
    </div>
  );
}

type CorrectionNoticeProps = {
  correction: AddressCorrection | null;
  limits: AmountLimits;
  currency: Currency;
};

/** In the place of checkout while payments are switched off in the configuration. */
export function PaymentsOff() {
  const { title, text, button } = checkout.off;
  return (
    <Notice tone="info" title={title} action={<ButtonLink href={routes.contact()}>{button}</ButtonLink>}>
      {text}
    </Notice>
  );
}
