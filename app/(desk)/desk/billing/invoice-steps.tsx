import { DeskField, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { voidWords } from '@/content/billing';
import type { DeskInvoice } from '@/lib/billing/desk';
import { sayMinor } from '@/lib/billing/invoice';
import type { Subscription } from '@/lib/billing/subscription';
import { serverRoutes } from '@/lib/site/routes';
import { voidForm } from './forms';
import { customerOf, toldOf } from './parts';

/** The page that stops an invoice while a question is open, and lets it go on. */
export function HoldStep({ invoice, plan, isConfirmed }: InvoiceStepProps & { isConfirmed: boolean }) {
  const { id, number, isHeld, updatedAt } = invoice;
  const refusal = refusalOf('invoice-hold', ['invoice', id]);
  return (
    <DeskStep
      facts={[
        ...factsOf(invoice),
        [
          'What it does',
          isHeld
            ? 'Answer the customer first. The days to pay begin on that day, and nothing is charged before the next.'
            : 'While a question is open: no late fee, no reminder, no automatic payment.',
        ],
        ['They are told', toldOf(invoice, 'The customer gets an email.')],
      ]}
      isPossible={invoice.state === 'open'}
      back={backTo(plan)}
    >
      <PostForm
        action="invoice-hold"
        hidden={[
          ['subscription', plan.id],
          ['invoice', id],
          ['hold', isHeld ? 'no' : 'yes'],
        ]}
        seen={[updatedAt, plan.updatedAt]}
        refusal={refusal}
        className="desk-panel"
      >
        <FactorField action="invoice-hold" refusal={refusal} isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            {isHeld ? 'Take off hold' : 'Put on hold'}
            <span className="sr-only"> {number}</span>
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** The page that writes an invoice off. `isConfirmed`: null for staff who are no owner. */
export function VoidStep({ invoice, plan, isConfirmed }: InvoiceStepProps & { isConfirmed: boolean | null }) {
  const { id, updatedAt } = invoice;
  const refusal = refusalOf('invoice-void', ['invoice', id]);
  return (
    <DeskStep
      facts={[...factsOf(invoice), ['What it does', voidWords.hint]]}
      isAllowed={isConfirmed !== null}
      isPossible={invoice.state === 'open'}
      back={backTo(plan)}
    >
      <PostForm
        action="invoice-void"
        hidden={[
          ['subscription', plan.id],
          ['invoice', id],
        ]}
        seen={[updatedAt, plan.updatedAt]}
        refusal={refusal}
        className="desk-panel"
      >
        <DeskField action="invoice-void" schema={voidForm} name="again" refusal={refusal} />
        <FactorField action="invoice-void" refusal={refusal} isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Void this invoice
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

type InvoiceStepProps = { invoice: DeskInvoice; plan: Subscription };

function factsOf(invoice: DeskInvoice) {
  const { number, standing, totalMinor, currency } = invoice;
  return [
    ['Invoice', number],
    ['For', customerOf(invoice)],
    ['How much', sayMinor(standing.payableMinor || totalMinor, currency)],
  ] as const;
}

function backTo({ id }: Subscription) {
  return { label: 'Back to the plan', href: serverRoutes.deskBilling(id) };
}
