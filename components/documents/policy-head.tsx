import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import type { Policy } from '@/lib/documents/read-documents';
import { formatDay } from '@/lib/site/time';
import { PolicyFigures } from './policy-figures';

/** The top of a policy: paper, its heading, one sentence, since when it holds, and its figures drawn. */
export function PolicyHead({ policy, trail }: { policy: Policy; trail: Crumb[] }) {
  const hasFigures = policy.figures.length > 0;
  const changed = policy.changes[0]?.date ?? policy.effective;
  return (
    <div className="border-b border-line">
      <div
        className={`wrap pt-split pb-head ${hasFigures ? 'grid items-center gap-x-split gap-y-9 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]' : ''}`}
      >
        <div>
          <div className="print:hidden">
            <Breadcrumbs trail={trail} />
          </div>
          <h1 className="mt-4 max-w-[18em] text-h1">{policy.heading}</h1>
          <p className="soft mt-4 max-w-[40em] text-lede">{policy.summary}</p>
          <p className="mt-5 text-small">
            <b>In effect since</b> <time dateTime={policy.effective}>{formatDay(policy.effective)}</time>
            <span aria-hidden="true"> · </span>
            <b>Last updated</b> <time dateTime={changed}>{formatDay(changed)}</time>
          </p>
        </div>
        {hasFigures ? <PolicyFigures figures={policy.figures} /> : null}
      </div>
    </div>
  );
}
