import '@/components/ui/notice-line.css';
import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { InvoicePaper } from '@/components/account/invoice-paper';
import { Island } from '@/components/islands/island';
import { Button, ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextLink } from '@/components/ui/text-link';
import { automaticPayment, invoicePage, renewalTexts } from '@/content/billing';
import { site as agency } from '@/content/site';
import { readInvoice } from '@/lib/billing/account';
import type { Invoice } from '@/lib/billing/invoice';
import { unprintableIn } from '@/lib/billing/print-faces';
import { formatMoney } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { logRefusal } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { formatDay } from '@/lib/site/time';

/** Where the link in an invoice's email leads. Opening it charges nothing, so a link scanner may. */
export const InvoiceSlot = defineSlot<{ invoice: VisitedInvoice | null }>({
  name: 'invoice',
  perRequest: true,
  load: async ({ params, headers }) => {
    const key = params.get('key') ?? '';
    const isNotCharged = params.get('notCharged') === '1';
    const invoice = await readInvoice(key, getSite());
    if (!invoice && key !== '') logRefusal('link_unknown', 'invoice', headers);
    return { invoice: invoice && { ...invoice, isNotCharged } };
  },
  Part: ({ visit }) => {
    if (!visit) return null;
    return visit.invoice ? <InvoiceView {...visit.invoice} /> : <NoInvoice />;
  },
});

type VisitedInvoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>> & {
  /** Its visitor comes from PayPal, and what they approved was not taken. */
  isNotCharged: boolean;
};

function InvoiceView({ invoice, standing, renewal, automatic, isUnderWay, isNotCharged }: VisitedInvoice) {
  const { titles, pay, print, download, unprintable, wrong } = invoicePage;
  const letters = unprintableOf(invoice);
  const minor = isUnderWay ? 0 : standing.payableMinor;
  return (
    <section className="notice-line overflow-x-clip bg-sky print:bg-transparent">
      <div className="wrap grid items-start gap-x-split gap-y-10 py-[clamp(36px,5vw,84px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0 [&>*]:min-w-0">
        <div>
          <h1>{titles[invoice.state]}</h1>
          <p className="mt-[18px] max-w-[34em] text-lede">{describe({ invoice, standing, isUnderWay })}</p>
          {isNotCharged ? (
            <output className="mt-4 block max-w-[34em]">{invoicePage.notCharged[invoice.state]}</output>
          ) : null}
          {minor > 0 && automatic === 'on' && !invoice.isHeld ? (
            <p className="mt-4 max-w-[34em]">{automaticPayment.on}</p>
          ) : null}
          {renewal ? (
            <p className="mt-4 max-w-[34em]">
              {renewalTexts[renewal.hasCommitment ? 'bundle' : 'plan']}{' '}
              {fillText(renewalTexts.leave, {
                next: formatDay(renewal.leaveOn),
                cancelBy: formatDay(renewal.cancelBy),
              })}
            </p>
          ) : null}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <InvoicePaper invoice={invoice} standing={standing} words={invoicePage.lines} />
        </div>
        <div>
          {minor > 0 ? (
            <form
              method="post"
              action={serverRoutes.invoicePay()}
              className="grid lg:mt-[26px] gap-5 print:hidden"
            >
              <input type="hidden" name="key" value={invoice.key} />
              {automatic === 'offered' ? (
                <CheckboxField
                  form="invoice"
                  name="automatic"
                  label={automaticPayment.consent}
                  inputProps={{ value: 'yes' }}
                />
              ) : null}
              <ButtonRow>
                <Button type="submit">
                  {fillText(pay, { amount: formatMoney({ minor, currency: invoice.currency }) })}
                </Button>
              </ButtonRow>
            </form>
          ) : null}
          <ButtonRow className="mt-[26px] print:hidden">
            <Island name="print-button" label={print} />
            <TextLink href={serverRoutes.invoiceFile(invoice.key)} className="self-center">
              {download}
            </TextLink>
          </ButtonRow>
          {letters.length > 0 ? (
            <p className="soft mt-3 max-w-[34em] text-small print:hidden">
              {fillText(unprintable, { letters: letters.join(', ') })}
            </p>
          ) : null}
          {minor > 0 ? <p className="soft mt-6 max-w-[34em] text-small print:hidden">{wrong}</p> : null}
        </div>
      </div>
    </section>
  );
}

/** What of an invoice's texts its file can't show. */
function unprintableOf({ customerName, customerEmail, lines }: Invoice): string[] {
  return unprintableIn([customerName, customerEmail, ...lines.map(({ label }) => label)].join(' '));
}

function describe({
  invoice,
  standing: { months, lastDay },
  isUnderWay,
}: Pick<VisitedInvoice, 'invoice' | 'standing' | 'isUnderWay'>): string {
  const { texts } = invoicePage;
  const values = { due: formatDay(invoice.dueOn), lastDay: formatDay(lastDay) };
  if (invoice.state !== 'open') return texts[invoice.state];
  if (isUnderWay) return invoicePage.underWay;
  if (invoice.isHeld) return texts.held;
  return fillText(months > 0 ? texts.late : texts.open, values);
}

function NoInvoice() {
  const { dead } = invoicePage;
  return (
    <AccountScreen
      title={dead.title}
      lede={dead.text}
      below={
        <p>
          <TextLink href={agency.phone.href}>Call {agency.phone.display}</TextLink>
        </p>
      }
    >
      <ButtonLink href={routes.account()} block>
        {dead.account}
      </ButtonLink>
    </AccountScreen>
  );
}
