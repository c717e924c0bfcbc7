import { Receipt } from '@/components/ui/receipt';
import { Sheet } from '@/components/ui/sheet';
import { depositReceipt as deposit } from '@/content/google-services/documents/deposit-receipt';
import { Cap, Document, RedRemark, type DocumentProps } from './document';

/** A payment form with its six fields crossed out, the one button, and the receipt that comes of it. */
export function DepositReceipt({ marks }: DocumentProps) {
  const [crossed, thumb, tables] = marks;
  const sum = `$${deposit.seats * deposit.perSeat}`;
  return (
    <Document>
      <Sheet as="section" className="rounded-button px-inset py-8">
        <Cap className="mb-4 text-name">{deposit.formTitle}</Cap>
        <ul className="grid grid-cols-2 gap-2 sm:gap-4">
          {deposit.fields.map((field, index) => (
            <li
              key={field}
              className="soft relative rounded-button border-2 border-pine-60 p-4 max-sm:px-3 max-sm:text-small"
            >
              <s className="no-underline">{field}</s>
              <Strike index={index} />
            </li>
          ))}
        </ul>
      </Sheet>
      <RedRemark {...crossed} className="self-center" />
      <section className="flex items-center gap-6 px-inset py-4">
        <Thumb />
        <p className="max-w-[560px] flex-1 rounded-round bg-ink-fixed px-8 py-4 text-center leading-tight font-bold text-white ring-2 ring-(--b-cream)">
          {deposit.button}
        </p>
      </section>
      <RedRemark {...thumb} className="self-start lg:mt-[77px]" />
      <section className="ml-auto w-full max-w-[500px] lg:mr-16">
        <Receipt
          as="p"
          title={deposit.receipt}
          lines={[{ label: deposit.line, value: sum, note: deposit.table }]}
          total={{ label: deposit.total, value: sum }}
          note={deposit.note}
        />
      </section>
      <RedRemark {...tables} className="self-end lg:mb-8" />
    </Document>
  );
}

/** A stroke of the pen through a field; no two are alike. */
function Strike({ index }: { index: number }) {
  const lift = (index * 5) % 9;
  return (
    <svg
      viewBox="0 0 200 60"
      preserveAspectRatio="none"
      className="absolute -inset-x-2 -inset-y-1 h-[calc(100%+8px)] w-[calc(100%+16px)] fill-none stroke-pin-fixed stroke-4"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M6 ${52 - lift}Q90 ${48 - lift} 194 ${6 + lift}`} vectorEffect="non-scaling-stroke" />
      <path d={`M16 ${8 + lift}Q104 22 186 ${54 - lift}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A thumb on glass, drawn flat. */
function Thumb() {
  return (
    <svg viewBox="0 0 120 120" className="-my-1 w-24 flex-none sm:w-40" aria-hidden="true" focusable="false">
      <rect x="26" y="4" width="68" height="112" rx="12" fill="oklch(.30 .02 220)" />
      <rect x="32" y="14" width="56" height="90" rx="3" fill="oklch(.96 .02 200)" />
      <rect x="38" y="62" width="44" height="18" rx="9" fill="oklch(.245 .045 172)" />
      <path
        d="M120 120H70q-8-22 2-34l-12-10q-6-8 1-13 6-4 12 3l10 11q10-8 22-2 12 8 15 20Z"
        fill="oklch(.72 .085 56)"
      />
      <path d="M61 64q6-4 12 3l3 4-9 4-7-6q-2-3 1-5Z" fill="oklch(.86 .05 50)" />
    </svg>
  );
}
