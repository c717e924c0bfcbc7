import { depositReceipt as deposit } from '@/content/google-services/documents/deposit-receipt';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** A payment form with its six fields crossed out, the one button, and the receipt that comes of it. */
export function DepositReceipt({ marks }: DocumentProps) {
  const [crossed, thumb, tables] = marks;
  const sum = `$${deposit.seats * deposit.perSeat}`;
  return (
    <div className="g-doc g-loose g-pay">
      <section className="form">
        <div className="g-cap">{deposit.formTitle}</div>
        <ul>
          {deposit.fields.map((field, index) => (
            <li key={field}>
              <s>{field}</s>
              <Strike index={index} />
            </li>
          ))}
        </ul>
      </section>
      <RedRemark {...crossed} />
      <section className="thumb">
        <Thumb />
        <p>{deposit.button}</p>
      </section>
      <RedRemark {...thumb} />
      <section className="deposit">
        <div className="g-cap">{deposit.receipt}</div>
        <p>{deposit.table}</p>
        <dl>
          <div>
            <dt>{deposit.line}</dt>
            <dd>{sum}</dd>
          </div>
          <div>
            <dt>{deposit.total}</dt>
            <dd>{sum}</dd>
          </div>
        </dl>
        <p>{deposit.note}</p>
      </section>
      <RedRemark {...tables} />
    </div>
  );
}

/** A stroke of the pen through a field; no two are alike. */
function Strike({ index }: { index: number }) {
  const lift = (index * 5) % 9;
  return (
    <svg viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={`M6 ${52 - lift}Q90 ${48 - lift} 194 ${6 + lift}`} vectorEffect="non-scaling-stroke" />
      <path d={`M16 ${8 + lift}Q104 22 186 ${54 - lift}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A thumb on glass, drawn flat. */
function Thumb() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
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
