import {
  postedName,
  CodeButton,
  DeskField,
  FactorField,
  FilterSelect,
  PostForm,
  refusalOf,
} from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, formatInstant, Hint, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button, ButtonLink } from '@/components/ui/button';
import { paymentLinkFigures } from '@/content/payment-links';
import type { PaymentLink } from '@/lib/billing';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';

/** Asks a customer for a sum; `lead` is whom it is for, if that is a lead. */
export function PaymentLinkForm({ linkId, until, lead, isConfirmed }: PaymentLinkFormProps) {
  const refusal = refusalOf('payment-link-add');
  const field = { refusal, form: 'payment-link-add', isOptional: false } as const;
  return (
    <DeskSection title="New payment link">
      <PostForm
        action="payment-link-add"
        hidden={[['link', linkId], ...(lead ? ([['lead', lead.id]] as const) : [])]}
        className="desk-panel max-w-[46em]"
      >
        {lead ? (
          <p>
            For the lead{' '}
            <a href={serverRoutes.deskLead(lead.id)} className="text-link">
              {lead.name}
            </a>
          </p>
        ) : null}
        <DeskField
          {...field}
          name="what"
          label="What for"
          hint="The customer reads it at checkout and on the receipt."
          required
          maxLength={paymentLinkFigures.whatLength}
        />
        <DeskField
          {...field}
          name="amount"
          label="Amount in US dollars"
          required
          inputMode="decimal"
          maxLength={15}
        />
        <DeskField
          {...field}
          name="email"
          type="email"
          label="The customer’s email address"
          value={lead?.email ?? ''}
          autoComplete="off"
          maxLength={254}
        />
        <DeskField
          {...field}
          name="until"
          label="Works through"
          value={until}
          required
          inputProps={{ type: 'date' }}
        />
        <FilterSelect
          name={postedName('payment-link-add', 'way')}
          label="How they get it"
          value={refusal.values['way'] ?? 'email'}
          options={[
            ['email', 'We email it now'],
            ['copy', 'I copy it from the list below'],
          ]}
        />
        <FactorField action="payment-link-add" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Make the link
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

type PaymentLinkFormProps = {
  linkId: string;
  /** The last day that is suggested, `YYYY-MM-DD`. */
  until: string;
  lead: { id: string; name: string; email: string | null } | null;
  /** The second factor was, for money, a moment ago. */
  isConfirmed: boolean;
};

/** The links with their states, and the addresses of those that work. */
export function PaymentLinkTable({ links, mayChange, isConfirmed }: PaymentLinkTableProps) {
  return (
    <DeskTable
      caption="Payment links"
      empty="No payment links yet."
      rows={links}
      columns={[
        ['What for', link => <WhatFor link={link} />, 'main'],
        ['Amount', ({ amountMinor: minor }) => formatMoney({ minor, currency: 'USD' }), 'figure'],
        ['Customer', ({ email }) => email ?? 'Not named'],
        ['State', link => <PaymentLinkMark link={link} />],
        ['Link', link => <LinkActions link={link} mayChange={mayChange} isConfirmed={isConfirmed} />],
      ]}
    />
  );
}

type PaymentLinkTableProps = {
  /** `lastDay`: as `YYYY-MM-DD`. */
  links: readonly (PaymentLink & { url: string; lastDay: string })[];
  mayChange: boolean;
  /** The second factor was, for money, a moment ago. */
  isConfirmed: boolean;
};

type ListedLink = PaymentLinkTableProps['links'][number];

function WhatFor({ link: { what, leadId, createdAt } }: { link: ListedLink }) {
  return (
    <>
      <span className="font-bold">{what}</span>
      <span className="soft block text-tiny">
        Made {formatInstant(createdAt)}
        {leadId === null ? null : (
          <>
            {' '}
            for{' '}
            <a href={serverRoutes.deskLead(leadId)} className="text-link">
              this lead
            </a>
          </>
        )}
      </span>
    </>
  );
}

function PaymentLinkMark({ link: { state, lastDay, sentAt, order } }: { link: ListedLink }) {
  const [tone, word] = STATES[state];
  return (
    <>
      <DeskMark tone={tone}>{word}</DeskMark>
      <span className="soft block text-tiny">
        {order ? (
          <a href={serverRoutes.deskOrder(order.id)} className="text-link">
            The order
          </a>
        ) : (
          `Through ${formatDay(lastDay)}`
        )}
        {sentAt === null ? null : `. Emailed ${formatInstant(sentAt)}`}
      </span>
    </>
  );
}

const STATES = {
  open: ['open', 'Not paid'],
  paid: ['good', 'Paid'],
  returned: ['over', 'Went back'],
  expired: ['over', 'Expired'],
  withdrawn: ['over', 'Withdrawn'],
} as const satisfies Record<PaymentLink['state'], readonly [MarkTone, string]>;

function LinkActions({ link, mayChange, isConfirmed }: LinkActionsProps) {
  if (link.state !== 'open') return null;
  const row = ['link', link.id] as const;
  const seen = [link.state, link.sentAt] as const;
  const button = { row, hidden: [row], seen, about: link.what, isConfirmed };
  return (
    <div className="grid gap-2">
      <input
        type="text"
        readOnly
        className="input"
        defaultValue={link.url}
        aria-label={`Link for ${link.what}, to copy`}
      />
      {mayChange ? (
        <div className="flex flex-wrap gap-2">
          {link.email === null ? null : (
            <CodeButton action="payment-link-send" {...button}>
              {link.sentAt === null ? 'Email it' : 'Email it again'}
            </CodeButton>
          )}
          <CodeButton action="payment-link-withdraw" {...button}>
            Withdraw
          </CodeButton>
        </div>
      ) : null}
    </div>
  );
}

type LinkActionsProps = Omit<PaymentLinkTableProps, 'links'> & { link: ListedLink };

/** On the lead's page: what was asked for so far, and the way to ask. */
export function LeadPaymentLinks({ links, leadId, mayAdd }: LeadPaymentLinksProps) {
  if (links.length === 0 && !mayAdd) return null;
  return (
    <DeskSection title="Payment links">
      {links.length === 0 ? (
        <Hint>Ask for a deposit or another sum: they pay with PayPal, and the order is in the books.</Hint>
      ) : (
        <ul className="mb-3 grid gap-1">
          {links.map(({ id, what, amountMinor: minor, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <a href={serverRoutes.deskPaymentLinks(leadId)} className="text-link">
                {what}, {formatMoney({ minor, currency: 'USD' })}
              </a>
              <DeskMark tone={STATES[state][0]}>{STATES[state][1]}</DeskMark>
            </li>
          ))}
        </ul>
      )}
      {mayAdd ? (
        <ButtonLink href={serverRoutes.deskPaymentLinks(leadId)} variant="line" size="sm">
          New payment link
        </ButtonLink>
      ) : null}
    </DeskSection>
  );
}

type LeadPaymentLinksProps = { links: readonly PaymentLink[]; leadId: string; mayAdd: boolean };
