import { DeskField, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import type { Fact } from '@/app/(desk)/desk/shell/parts';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import type { UnknownPaymentRow } from '@/lib/orders/desk-orders.sql';
import { serverRoutes } from '@/lib/site/routes';
import { attachForm, settleForm } from './forms';
import { PAYMENT_KINDS, paymentAmount } from './parts';

/** The page that says which order a payment belongs to. */
export function AttachStep({ payment, isConfirmed }: PaymentStepProps) {
  const { id, settled_at: settledAt } = payment;
  const refusal = refusalOf('payment-attach');
  return (
    <DeskStep
      facts={[
        ...whatOf(payment),
        [
          'What it does',
          'Asks PayPal what it is, and writes it into the order. A payment makes the order paid.',
        ],
        ['They are told', 'The buyer of an order that is paid by it gets the receipt.'],
        ['Before', 'An order takes a payment only when it is expired or canceled.'],
      ]}
      isPossible={settledAt === null}
      back={{ label: 'Back to the payment', href: serverRoutes.deskPayments(id) }}
    >
      <PostForm
        action="payment-attach"
        hidden={[['id', id]]}
        seen={settledAt}
        refusal={refusal}
        className="desk-panel"
      >
        <DeskField action="payment-attach" schema={attachForm} refusal={refusal} name="number" />
        <FactorField action="payment-attach" refusal={refusal} isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Attach
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** The page that says why a payment without an order needs nothing more. */
export function SettleStep({ payment, isConfirmed }: PaymentStepProps) {
  const { id, settled_at: settledAt } = payment;
  const refusal = refusalOf('payment-settle');
  return (
    <DeskStep
      facts={[
        ...whatOf(payment),
        ['What it does', 'Takes it off the list, with your note. No money moves.'],
        ['They are told', 'Nothing.'],
        ['Undo', 'It stays in the download. It can’t be attached to an order then.'],
      ]}
      isPossible={settledAt === null}
      back={{ label: 'Back to the payment', href: serverRoutes.deskPayments(id) }}
    >
      <PostForm
        action="payment-settle"
        hidden={[['id', id]]}
        seen={settledAt}
        refusal={refusal}
        className="desk-panel"
      >
        <DeskField action="payment-settle" schema={settleForm} refusal={refusal} name="note" />
        <FactorField action="payment-settle" refusal={refusal} isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Settle
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

function whatOf(payment: UnknownPaymentRow): Fact[] {
  return [
    [
      'PayPal’s id',
      <span key="id" className="wrap-anywhere">
        {payment.id}
      </span>,
    ],
    ['How much', `${paymentAmount(payment)}, ${PAYMENT_KINDS[payment.kind].toLowerCase()}`],
  ];
}

/** `isConfirmed`: the second factor was, for money, a moment ago. */
type PaymentStepProps = { payment: UnknownPaymentRow; isConfirmed: boolean };
