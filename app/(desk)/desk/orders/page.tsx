import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { leadName } from '@/app/(desk)/desk/leads/parts';
import { Months } from '@/app/(desk)/desk/orders/months';
import { OrderFilters } from '@/app/(desk)/desk/orders/parts';
import { OrderTable } from '@/app/(desk)/desk/orders/table';
import { OrderViews } from '@/app/(desk)/desk/orders/views';
import { PaymentLinkForm, PaymentLinkTable } from '@/app/(desk)/desk/payments/links';
import { ComparisonResult, UnknownPayments } from '@/app/(desk)/desk/payments/parts';
import { KnownPayments, PaymentRules } from '@/app/(desk)/desk/payments/rules';
import { ExportForm, isExportRefused } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Empty, Hint } from '@/app/(desk)/desk/shell/parts';
import { PageLinks } from '@/app/(desk)/desk/shell/table';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { paymentLinkFigures } from '@/content/payment-links';
import { site as agency } from '@/content/site';
import { isConfirmed } from '@/lib/accounts/factor';
import { listPaymentLinks, paymentLinkUrl } from '@/lib/billing';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { listSources } from '@/lib/leads/leads.sql';
import { findComparison } from '@/lib/ledger/comparison.sql';
import { listKnownPayments, listPaymentRules } from '@/lib/ledger/payment-rule';
import { listUnknownPayments } from '@/lib/ledger/unknown-payment';
import { findNeeds, listDeskOrders } from '@/lib/orders/desk-orders.sql';
import { PAYMENT_LINKS, parseOrderFilter, toOrderParams, UNKNOWN_PAYMENTS } from '@/lib/orders/filter';
import { lastMonths, listMonthSums, sayMonth } from '@/lib/reports/months';
import { isId } from '@/lib/site/ids';
import { toParams } from '@/lib/site/list-filter';
import { parseListCursor } from '@/lib/site/list-page';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';
import { dayIn, daysAfter } from '@/lib/site/time';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Orders');
}

/** The orders, narrowed by what the address says; the payments that belong to none; or the payment links. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const params = toParams(await searchParams);
  const part: OrderPart = PARTS.get(params.get('state')) ?? 'all';
  const isMoneyConfirmed = isConfirmed(staff, 'money', site.now());
  return (
    <DeskPage
      staff={staff}
      current={part === 'links' ? 'links' : 'orders'}
      title={part === 'links' ? 'Payment links' : 'Orders'}
      more={staff.isOwner ? orderExports({ part, params, staff }) : null}
    >
      {part === 'links' ? null : (
        <OrderViews filter={part === 'payments' ? null : parseOrderFilter(params)} site={site} />
      )}
      {part === 'payments' ? (
        <>
          <UnknownPayments
            payments={await listUnknownPayments(site.db, PAYMENTS_MAX)}
            isConfirmed={isMoneyConfirmed}
          />
          <ComparisonResult comparison={await findComparison(site.db)} />
          <KnownPayments payments={await listKnownPayments(site.db, PAYMENTS_MAX)} />
          <OwnerOnly staff={staff}>
            <PaymentRules rules={await listPaymentRules(site.db)} isConfirmed={isMoneyConfirmed} />
          </OwnerOnly>
        </>
      ) : null}
      {part === 'links' ? <PaymentLinks leadId={params.get('lead')} staff={staff} /> : null}
      {part === 'all' ? <Orders params={params} /> : null}
    </DeskPage>
  );
}

/** The files of what is shown; payment links have none. */
function orderExports({ part, params, staff }: { part: OrderPart; params: URLSearchParams; staff: Staff }) {
  const site = getSite();
  const filter = parseOrderFilter(params);
  const filterParams = toOrderParams(filter);
  if (part === 'links') return null;
  if (part === 'payments')
    return {
      isOpen: isExportRefused('payments-export'),
      children: (
        <ExportForm
          action="payments-export"
          filter={[]}
          isConfirmed={isConfirmed(staff, 'export', site.now())}
          title="Download as CSV"
        >
          All payments without an order, the known ones too.
        </ExportForm>
      ),
    };
  return {
    isOpen: isExportRefused('orders-export', 'ledger-export'),
    children: (
      <>
        <ExportForm
          action="orders-export"
          filter={filterParams}
          isConfirmed={isConfirmed(staff, 'export', site.now())}
          title="Download as CSV"
        >
          All orders in this list, on every page.
        </ExportForm>
        <ExportForm
          action="ledger-export"
          filter={filterParams.filter(([name]) => name === 'month')}
          isConfirmed={isConfirmed(staff, 'export', site.now())}
          title={filter.month === null ? 'Money of all months' : `Money of ${sayMonth(filter.month)}`}
        >
          For the bookkeeper: every payment, refund and reversal with its tax, late fee and PayPal’s fee. It
          adds up to PayPal’s own list. Choose a month above to have that one alone.
        </ExportForm>
      </>
    ),
  };
}

type OrderPart = 'all' | 'payments' | 'links';

const PARTS: ReadonlyMap<string | null, 'payments' | 'links'> = new Map([
  [UNKNOWN_PAYMENTS, 'payments'],
  [PAYMENT_LINKS, 'links'],
]);

async function PaymentLinks({ leadId, staff }: { leadId: string | null; staff: Staff }) {
  const site = getSite();
  const lead = leadId !== null && isId(leadId) ? await findDeskLead(leadId, site) : null;
  const links = await listPaymentLinks(lead?.id ?? null, site);
  const isMoneyConfirmed = isConfirmed(staff, 'money', site.now());
  return (
    <>
      <OwnerOnly staff={staff}>
        <PaymentLinkForm
          linkId={site.newId()}
          until={daysAfter(dayOf(site.now()), paymentLinkFigures.days)}
          lead={lead && { id: lead.id, name: leadName(lead), email: lead.email }}
          isConfirmed={isMoneyConfirmed}
        />
      </OwnerOnly>
      <DeskSection
        title={lead ? 'Links for this lead' : 'All payment links'}
        aside={lead ? <TextLink href={serverRoutes.deskPaymentLinks()}>All payment links</TextLink> : null}
      >
        <PaymentLinkTable
          links={links.map(link => ({
            ...link,
            url: paymentLinkUrl(link, site),
            lastDay: dayOf(link.validUntil - 1),
          }))}
          mayChange={staff.isOwner}
          isConfirmed={isMoneyConfirmed}
        />
      </DeskSection>
    </>
  );
}

function dayOf(at: number): string {
  return dayIn(agency.timeZone, at);
}

async function Orders({ params }: { params: URLSearchParams }) {
  const site = getSite();
  const now = site.now();
  const filter = parseOrderFilter(params);
  const page = await listDeskOrders({ ...filter, cursor: parseListCursor(params) }, site);
  const filterParams = toOrderParams(filter);
  const months = lastMonths(now);
  return (
    <>
      {filter.state === 'needs-a-person' ? (
        <Hint>
          Money that doesn’t match our record, a capture that PayPal refused, money taken back, a dispute, a
          failed refund, a buyer who may pay twice, or an order unfinished for over half an hour.
        </Hint>
      ) : null}
      <OrderFilters filter={filter} months={months} sources={await listSources('orders', site)} />
      {page.rows.length === 0 && filterParams.length === 0 ? (
        <Empty
          title="No orders yet."
          action={
            <ButtonLink href={serverRoutes.deskPaymentLinks()} variant="line" size="sm">
              Make a payment link
            </ButtonLink>
          }
        >
          What someone buys in checkout or by a payment link is listed on this page.
        </Empty>
      ) : (
        <OrderTable
          orders={page.rows}
          needs={await findNeeds(
            page.rows.map(({ id }) => id),
            site,
          )}
          now={now}
          caption="Orders"
          empty={filter.state === 'needs-a-person' ? 'No order needs a person.' : 'No order matches.'}
        />
      )}
      <PageLinks page={page} path={serverRoutes.deskOrders()} filter={filterParams} />
      {filterParams.length === 0 ? <Months sums={await listMonthSums(site)} months={months} /> : null}
    </>
  );
}

const PAYMENTS_MAX = 100;

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
