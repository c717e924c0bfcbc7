import { ListParts } from '@/app/(desk)/desk/shell/table';
import { ALL_LEADS, toLeadParams, type LeadFilter } from '@/lib/leads/filter';
import { LEAD_STATUS_WORDS, type LeadStatus } from '@/lib/leads/lead';
import { sumLeads, type LeadSum } from '@/lib/leads/leads.sql';
import { listAddress } from '@/lib/site/list-page';
import { formatDollars } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';

/** A list of leads that staff look at often. `count` is null where nothing in it waits for anyone. */
type View = { label: string; filter: LeadFilter; count: number | null };

/** How far leads have come, in the order of a sale. */
const STAGES = ['new', 'working', 'contacted', 'won', 'lost'] as const satisfies LeadStatus[];

type Stage = LeadSum & { status: (typeof STAGES)[number] };

/** What stands above the list: the lists that staff look at often, and the stages, each counted as its own list counts. */
export async function readViews(
  accountId: string,
  site: Pick<Site, 'db' | 'now'>,
): Promise<{ views: View[]; stages: Stage[] }> {
  const counted: [label: string, filter: LeadFilter][] = [
    ['Waiting', { ...ALL_LEADS, isUnanswered: true }],
    ['Mine', { ...ALL_LEADS, isUnanswered: true, owner: accountId }],
    ['Due', { ...ALL_LEADS, isStepDue: true }],
    ['Wrote back', { ...ALL_LEADS, hasAnswer: true }],
    ['Late', { ...ALL_LEADS, isOverdue: true }],
    ['In quarantine', { ...ALL_LEADS, status: 'quarantine' }],
  ];
  const filters = [
    ...counted.map(([, filter]) => filter),
    ...STAGES.map(status => ({ ...ALL_LEADS, status })),
  ];
  const sums = await sumLeads(filters, site);
  const sumAt = (index: number): LeadSum => sums[index] ?? { count: 0, valueMinor: 0 };
  return {
    views: [
      { label: 'All leads', filter: ALL_LEADS, count: null },
      ...counted.map(([label, filter], index) => ({ label, filter, count: sumAt(index).count })),
    ],
    stages: STAGES.map((status, index) => ({ status, ...sumAt(counted.length + index) })),
  };
}

/** The lists as tabs. */
export function LeadViews({ filter, views }: { filter: LeadFilter; views: readonly View[] }) {
  const here = addressOf(filter);
  return (
    <ListParts
      parts={views.map(view => {
        const href = addressOf(view.filter);
        return { label: view.label, href, isCurrent: href === here, count: view.count };
      })}
    />
  );
}

function addressOf(filter: LeadFilter): string {
  return listAddress(serverRoutes.deskLeads(), toLeadParams(filter), null);
}

/** All leads as one bar, a length for each status, which leads to its list. Nothing where there is no lead. */
export function Pipeline({ stages }: { stages: readonly Stage[] }) {
  const all = stages.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const startOf = (index: number) => stages.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="desk-pipeline">
      <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {stages.map(({ status, count }, index) => (
          <rect key={status} x={startOf(index)} width={count} height="1" className={`desk-stage-${status}`} />
        ))}
      </svg>
      <ul aria-label="All leads by status">
        {stages.map(({ status, count, valueMinor }) => (
          <li key={status}>
            <a href={addressOf({ ...ALL_LEADS, status })}>
              <svg viewBox="0 0 1 1" aria-hidden="true" focusable="false">
                <rect width="1" height="1" className={`desk-stage-${status}`} />
              </svg>
              {LEAD_STATUS_WORDS[status]} <strong>{count}</strong>
              {valueMinor > 0 ? <span className="soft"> {formatDollars(valueMinor)}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
