import type { ReactNode } from 'react';
import { customerOf, MARKS, nameOfPlan } from '@/app/(desk)/desk/billing/parts';
import { InvoiceMark } from '@/app/(desk)/desk/billing/plan';
import { LeadMark, leadName, leadTopic } from '@/app/(desk)/desk/leads/parts';
import { OrderMark } from '@/app/(desk)/desk/orders/parts';
import { DeskMark, DeskSection, Empty, Moment } from '@/app/(desk)/desk/shell/parts';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { orderNumber } from '@/lib/orders/order';
import { SEARCH_MAX } from '@/lib/site/list-filter';
import { listAddress } from '@/lib/site/list-page';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import type { FoundPage } from './places';
import type { Found } from './queries';

/** The same field as in the rail, which a phone's page has no room for. */
export function SearchForm({ text }: { text: string }) {
  return (
    <search>
      <form method="get" action={serverRoutes.deskSearch()} aria-label="Search" className="desk-filters">
        <div>
          <label htmlFor="desk-q" className="sr-only">
            Name, email, phone, order or invoice number, or any word of a message
          </label>
          <input
            id="desk-q"
            type="search"
            name="q"
            className="input"
            defaultValue={text}
            maxLength={SEARCH_MAX}
            placeholder="Name, email, phone, order or invoice"
          />
        </div>
        <Button type="submit" variant="ink" size="sm">
          Search
        </Button>
      </form>
    </search>
  );
}

/** What was found, a group for each kind; a kind without any is left out. */
export function FoundGroups({ text, found: { leads, orders, plans, invoices }, places }: FoundGroupsProps) {
  const all = [places, leads.rows, orders.rows, plans, invoices];
  if (all.every(rows => rows.length === 0))
    return (
      <Empty title={`Nothing has “${text}”.`}>
        Try a part of a name, an email address, the last digits of a phone number, or an order number.
      </Empty>
    );
  const q: [string, string][] = [['q', text]];
  return (
    <>
      <FoundGroup title="Pages" rows={places.map(({ label, href }) => ({ key: href, href, name: label }))} />
      <FoundGroup
        title="Leads"
        all={leads.hasMore ? listAddress(serverRoutes.deskLeads(), q, null) : null}
        rows={leads.rows.map(lead => ({
          key: lead.id,
          href: serverRoutes.deskLead(lead.id),
          name: leadName(lead),
          line: [leadTopic(lead), lead.name ? lead.email : null].filter(Boolean).join(', '),
          mark: <LeadMark lead={lead} />,
          when: <Moment at={lead.receivedAt} />,
        }))}
      />
      <FoundGroup
        title="Orders"
        all={orders.hasMore ? listAddress(serverRoutes.deskOrders(), q, null) : null}
        rows={orders.rows.map(order => ({
          key: order.id,
          href: serverRoutes.deskOrder(order.id),
          name: order.payerName ?? order.payerEmail ?? orderNumber(order.id),
          line: `${order.description}, ${formatMoney({ minor: order.amountMinor, currency: order.currency })}, ${orderNumber(order.id)}`,
          mark: <OrderMark order={order} />,
          when: <Moment at={order.createdAt} />,
        }))}
      />
      <FoundGroup
        title="Customers with a plan"
        rows={plans.map(plan => ({
          key: plan.id,
          href: serverRoutes.deskBilling(plan.id),
          name: customerOf(plan),
          line: nameOfPlan(plan),
          mark: <DeskMark tone={MARKS[plan.state][1]}>{MARKS[plan.state][0]}</DeskMark>,
        }))}
      />
      <FoundGroup
        title="Invoices"
        rows={invoices.map(invoice => ({
          key: invoice.id,
          href: serverRoutes.deskBilling(invoice.subscriptionId),
          name: invoice.number,
          line: `${customerOf(invoice)}, ${formatMoney({ minor: invoice.totalMinor, currency: invoice.currency })}`,
          mark: <InvoiceMark invoice={invoice} />,
          when: `Due ${formatDay(invoice.dueOn)}`,
        }))}
      />
    </>
  );
}

type FoundGroupsProps = { text: string; found: Found; places: readonly FoundPage[] };

/** `all`: where its list has more of them. */
function FoundGroup({ title, rows, all = null }: FoundGroupProps) {
  if (rows.length === 0) return null;
  return (
    <DeskSection title={title} aside={all === null ? null : <TextLink href={all}>All that match</TextLink>}>
      <ul className="desk-found">
        {rows.map(({ key, href, name, line, mark, when }) => (
          <li key={key}>
            <a href={href}>{name}</a>
            {line ? <span className="soft">{line}</span> : null}
            {mark}
            {when ? <span className="soft">{when}</span> : null}
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

type FoundGroupProps = { title: string; rows: readonly FoundRow[]; all?: string | null };
type FoundRow = {
  key: string;
  href: string;
  name: string;
  line?: string;
  mark?: ReactNode;
  when?: ReactNode;
};
