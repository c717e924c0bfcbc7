import { DeskField, FactorField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { formatInstant } from '@/app/(desk)/desk/shell/parts';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import type { PaymentLink } from '@/lib/billing';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { linkForm } from './forms';

/** The page that asks a customer for a sum; `lead` is whom it is for, if that is a lead. */
export function NewLinkStep({ linkId, until, lead, isConfirmed }: NewLinkStepProps) {
  const field = { action: 'payment-link-add', schema: linkForm, isOptional: false } as const;
  return (
    <DeskStep
      facts={[
        lead !== null && [
          'For the lead',
          <a key="lead" href={serverRoutes.deskLead(lead.id)} className="text-link">
            {lead.name}
          </a>,
        ],
        ['What it does', 'Makes a link by which anyone who has it can pay the sum once, with PayPal.'],
        [
          'They are told',
          'What it is for, the sum and the last day: on the page, and in the email if we send it.',
        ],
        ['Undo', 'The link can be withdrawn until it is paid.'],
      ]}
      isAllowed={isConfirmed !== null}
      back={{ label: 'Back to the payment links', href: serverRoutes.deskPaymentLinks() }}
    >
      <PostForm
        action="payment-link-add"
        hidden={[['link', linkId], ...(lead ? ([['lead', lead.id]] as const) : [])]}
        className="desk-panel"
      >
        <DeskField {...field} name="what" />
        <DeskField {...field} name="amount" />
        <DeskField {...field} name="email" value={lead?.email} />
        <DeskField {...field} name="until" value={until} />
        <DeskField {...field} name="way" />
        <FactorField action="payment-link-add" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Make the link
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

type NewLinkStepProps = {
  linkId: string;
  /** The last day that is suggested, `YYYY-MM-DD`. */
  until: string;
  lead: { id: string; name: string; email: string | null } | null;
  /** The second factor was, for money, a moment ago; null for staff who are no owner. */
  isConfirmed: boolean | null;
};

/** The page that emails a link to its customer, once more if it was. */
export function SendLinkStep({ link, isConfirmed }: LinkStepProps) {
  const { id, what, email, sentAt, state } = link;
  return (
    <DeskStep
      facts={[
        ['To', email ?? 'No one: the link names no address.'],
        ['How much', `${sumOf(link)} for ${what}`],
        ['They are told', 'What it is for, the sum, the last day, and the link.'],
        sentAt !== null && ['Before', `It was emailed ${formatInstant(sentAt)}. They get a second email.`],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={state === 'open' && email !== null}
      back={backTo(link)}
    >
      <PostForm
        action="payment-link-send"
        hidden={[['link', id]]}
        seen={[state, sentAt]}
        className="desk-panel"
      >
        <FactorField action="payment-link-send" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            {sentAt === null ? 'Email it' : 'Email it again'}
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** The page that ends a link before it is paid. */
export function WithdrawLinkStep({ link, isConfirmed }: LinkStepProps) {
  const { id, what, state, sentAt } = link;
  return (
    <DeskStep
      facts={[
        ['For', link.email ?? 'Anyone who has the link'],
        ['How much', `${sumOf(link)} for ${what}`],
        ['What it does', 'No one can pay by the link anymore, also who has it open at PayPal.'],
        ['They are told', 'Nothing by email. The link’s page says that it was withdrawn.'],
        ['Undo', 'You can’t undo this. You can make a new link.'],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={state === 'open'}
      back={backTo(link)}
    >
      <PostForm
        action="payment-link-withdraw"
        hidden={[['link', id]]}
        seen={[state, sentAt]}
        className="desk-panel"
      >
        <FactorField action="payment-link-withdraw" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Withdraw
            <span className="sr-only"> {what}</span>
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

function sumOf({ amountMinor: minor }: PaymentLink): string {
  return formatMoney({ minor, currency: 'USD' });
}

function backTo({ id }: PaymentLink) {
  return { label: 'Back to the link', href: serverRoutes.deskPaymentLink(id) };
}

/** `isConfirmed`: the second factor was, for money, a moment ago; null for staff who are no owner. */
type LinkStepProps = { link: PaymentLink; isConfirmed: boolean | null };
