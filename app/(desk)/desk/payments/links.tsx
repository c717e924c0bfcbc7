import type { ReactNode } from 'react';
import {
  DeskMark,
  DeskSection,
  Empty,
  Hint,
  ShortMoment,
  type MarkTone,
} from '@/app/(desk)/desk/shell/parts';
import { DeskTable, ListParts } from '@/app/(desk)/desk/shell/table';
import { ButtonLink } from '@/components/ui/button';
import type { PaymentLink } from '@/lib/billing';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import '../money/money.css';

/** The links that staff look for, as tabs with their counts; each is a state, or all of them that need no one. */
export function PaymentLinkViews({ links, view }: { links: readonly PaymentLink[]; view: LinkView }) {
  return (
    <ListParts
      parts={LINK_VIEWS.map(name => ({
        label: VIEW_NAMES[name],
        href: name === 'all' ? LIST : `${LIST}?show=${name}`,
        isCurrent: name === view,
        count: linksOf(links, name).length,
      }))}
    />
  );
}

/** Those of a view. */
export function linksOf(links: readonly PaymentLink[], view: LinkView): PaymentLink[] {
  return links.filter(({ state }) => view === 'all' || (view === 'over' ? isOver(state) : state === view));
}

function isOver(state: PaymentLink['state']): boolean {
  return state !== 'open' && state !== 'paid';
}

export function parseLinkView(value: string | null): LinkView {
  return LINK_VIEWS.find(name => name === value) ?? 'all';
}

const LINK_VIEWS = ['all', 'open', 'paid', 'over'] as const;
type LinkView = (typeof LINK_VIEWS)[number];
const VIEW_NAMES = { all: 'All', open: 'Not paid', paid: 'Paid', over: 'Ended' };
const LIST = serverRoutes.deskPaymentLinks();

/** Payment links, one a row, each the way to its page. `empty`: in place of a list without any. */
export function PaymentLinkTable({ links, now, empty }: PaymentLinkTableProps) {
  return (
    <DeskTable
      caption="Payment links"
      empty={empty}
      rows={links}
      look="money-rows"
      columns={[
        [
          'What for',
          ({ id, what, email }) => (
            <>
              <a href={serverRoutes.deskPaymentLink(id)} className="text-link font-bold">
                {what}
              </a>
              <span className="soft">{email ?? 'No address named'}</span>
            </>
          ),
          'main',
        ],
        ['Amount', ({ amountMinor: minor }) => formatMoney({ minor, currency: 'USD' }), 'figure'],
        ['State', link => <PaymentLinkMark state={link.state} />],
        ['Made', ({ createdAt }) => <ShortMoment at={createdAt} now={now} />, 'time'],
      ]}
    />
  );
}

type PaymentLinkTableProps = { links: readonly PaymentLink[]; now: number; empty: ReactNode };

/** Where there is no link yet. `mayAdd`: for an owner. */
export function NoPaymentLinks({ mayAdd }: { mayAdd: boolean }) {
  return (
    <Empty
      title="No payment link yet."
      action={
        mayAdd ? (
          <ButtonLink href={serverRoutes.deskNewPaymentLink()} variant="line" size="sm">
            Make the first one
          </ButtonLink>
        ) : null
      }
    >
      Ask for a deposit or another sum: the customer pays with PayPal, and the order is in the books.
    </Empty>
  );
}

export function PaymentLinkMark({ state }: Pick<PaymentLink, 'state'>) {
  const [tone, word] = STATES[state];
  return <DeskMark tone={tone}>{word}</DeskMark>;
}

const STATES = {
  open: ['open', 'Not paid'],
  paid: ['good', 'Paid'],
  returned: ['over', 'Went back'],
  expired: ['over', 'Expired'],
  withdrawn: ['over', 'Withdrawn'],
} as const satisfies Record<PaymentLink['state'], readonly [MarkTone, string]>;

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
              <a href={serverRoutes.deskPaymentLink(id)} className="text-link">
                {what}, {formatMoney({ minor, currency: 'USD' })}
              </a>
              <PaymentLinkMark state={state} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd ? (
        <ButtonLink href={serverRoutes.deskNewPaymentLink(leadId)} variant="line" size="sm">
          New payment link
        </ButtonLink>
      ) : null}
    </DeskSection>
  );
}

type LeadPaymentLinksProps = { links: readonly PaymentLink[]; leadId: string; mayAdd: boolean };
