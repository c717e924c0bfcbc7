import { Icon, type IconName } from '@/components/ui/icon';
import { checkupPlans, checkupReport as words } from '@/content/checkup';
import { checkupEvidence, checkupFindings } from '@/content/checkup-findings';
import { packages } from '@/content/packages';
import { monthlyOnly, plans } from '@/content/plans';
import type { Evidence, Finding } from '@/lib/checkup';
import { explainFinding } from '@/lib/checkup/words';
import { visibleText } from '@/lib/mail';
import { formatDollars } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';

/** One finding in full: what shows it, what it costs, and the two ways to fix it. */
export function FindingText({ finding, generator }: { finding: Finding; generator: string }) {
  const { why, self } = explainFinding(finding);
  const { found } = words;
  const plan = planSentence(checkupFindings[finding.id].plan, generator);
  return (
    <div className="grid gap-2 print:gap-0">
      <EvidenceText evidence={finding.evidence} />
      <p>{why}</p>
      <p>
        <strong>{found.self}:</strong> {self}
      </p>
      {plan === null ? null : (
        <p className="soft">
          <strong>{found.plan}:</strong> {plan}
        </p>
      )}
    </div>
  );
}

/** How urgent a finding is, in words beside a sign. */
export function SeverityMark({ severity }: { severity: Finding['severity'] }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-[650]">
      <Icon name={ICONS[severity]} /> {words.severities[severity]}
    </span>
  );
}

const ICONS = { now: 'circle-alert', soon: 'clock', later: 'minus' } as const satisfies Record<
  Finding['severity'],
  IconName
>;

/** What was found on a stranger's page is text and nothing else: no link, no picture, and its hidden signs are shown. */
function EvidenceText({ evidence }: { evidence: Evidence }) {
  const { found } = words;
  if (evidence.kind === 'number')
    return (
      <p className="wrap-anywhere">
        {visibleText(fillText(checkupEvidence[evidence.says], evidence.values))}
      </p>
    );
  return (
    <div>
      <p className="soft text-small">{found.fromPage}</p>
      {linesOf(evidence).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat, and never move
        <p key={index} className="wrap-anywhere">
          <code dir="auto">{visibleText(line)}</code>
        </p>
      ))}
    </div>
  );
}

function linesOf(evidence: Exclude<Evidence, { kind: 'number' }>): readonly string[] {
  if (evidence.kind === 'line') return [evidence.text];
  if (evidence.kind === 'header') return [`${evidence.name}: ${evidence.value}`];
  if (evidence.kind === 'list') return evidence.items;
  return [evidence.first, evidence.second].filter(text => text !== '');
}

/** Which of our offers fixes a finding, in one sentence; null where none does. `generator`: what made the website. */
function planSentence(plan: keyof typeof checkupPlans | null, generator: string): string | null {
  if (plan === null) return null;
  // Such websites stay with their builder: we can't look after them as they are.
  const kind = plan === 'care' && CLOSED_BUILDERS.test(generator) ? 'website' : plan;
  const service = packages.find(({ id }) => id === 'seo-optimization');
  return fillText(checkupPlans[kind], {
    service: service?.name ?? '',
    price: formatDollars(service?.price ?? 0),
    plan: kind === 'care' ? monthlyOnly.name : plans[0].name,
    plans: `${plans[1].name} and ${plans[2].name}`,
  });
}

const CLOSED_BUILDERS = /wix|squarespace|shopify/i;
