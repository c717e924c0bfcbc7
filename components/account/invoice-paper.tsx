import { Receipt } from '@/components/ui/receipt';
import { facts } from '@/content/facts';
import { site } from '@/content/site';
import { lateFeeLabel, sayMinor, type Invoice, type Standing } from '@/lib/billing/invoice';
import { formatDay } from '@/lib/site/time';

/** An invoice as it was sent, and what a late one costs today. */
export function InvoicePaper({ invoice, standing, words }: InvoicePaperProps) {
  const { currency, lines, totalMinor, fromOn, untilOn, issuedOn, dueOn } = invoice;
  const { feeMinor, months, payableMinor } = standing;
  const money = (minor: number) => sayMinor(minor, currency);
  const buyer = [invoice.customerName, invoice.customerEmail].filter(line => line !== null);
  return (
    <Receipt
      title={invoice.number}
      lines={[
        ...lines.map(({ label, minor }) => ({ label, value: money(minor) })),
        { label: words.from, value: formatDay(fromOn) },
        { label: words.until, value: formatDay(untilOn) },
        { label: words.issued, value: formatDay(issuedOn) },
        { label: words.due, value: formatDay(dueOn) },
        { label: words.seller, value: <Lines lines={[site.legal.name, facts.company.postalAddress]} /> },
        ...(buyer.length > 0 ? [{ label: words.buyer, value: <Lines lines={buyer} /> }] : []),
        ...(feeMinor > 0
          ? [
              { label: words.total, value: money(totalMinor) },
              { label: lateFeeLabel(months), value: money(feeMinor) },
            ]
          : []),
      ]}
      total={{
        label: feeMinor > 0 ? words.payable : words.total,
        value: money(feeMinor > 0 ? payableMinor : totalMinor),
      }}
      note={`${currency}.`}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map(line => (
    <span key={line} className="block text-right font-normal break-words whitespace-normal">
      {line}
    </span>
  ));
}

type InvoicePaperProps = {
  invoice: Invoice;
  standing: Standing;
  words: Record<'from' | 'until' | 'issued' | 'due' | 'seller' | 'buyer' | 'total' | 'payable', string>;
};
