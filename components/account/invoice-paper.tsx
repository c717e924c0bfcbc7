import { Receipt } from '@/components/ui/receipt';
import { invoiceFacts, lateFeeLabel, sayMinor, type Invoice, type Standing } from '@/lib/billing/invoice';

/** An invoice as it was sent, and what a late one costs today. */
export function InvoicePaper({ invoice, standing, words }: InvoicePaperProps) {
  const { currency, lines, totalMinor } = invoice;
  const { feeMinor, months, payableMinor } = standing;
  const money = (minor: number) => sayMinor(minor, currency);
  return (
    <Receipt
      title={invoice.number}
      lines={[
        ...lines.map(({ label, minor }) => ({ label, value: money(minor) })),
        ...invoiceFacts(invoice).map(({ label, values }) => ({ label, value: <Lines lines={values} /> })),
        ...(feeMinor > 0
          ? [
              { label: words.total, value: money(totalMinor) },
              { label: lateFeeLabel(months), value: money(feeMinor) },
            ]
          : []),
      ]}
      total={{
        label: `${feeMinor > 0 ? words.payable : words.total} (${currency})`,
        value: money(feeMinor > 0 ? payableMinor : totalMinor),
      }}
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
  words: Record<'total' | 'payable', string>;
};
