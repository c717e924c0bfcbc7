import type { CheckId } from '@/content/checkup-findings';
import type { Facts } from './facts';
import { FAST } from './judge-fast';
import { FOUND } from './judge-found';
import { TRUSTED } from './judge-trusted';
import { USED } from './judge-used';
import {
  startJudging,
  type Evidence,
  type Rules,
  type Severity,
  type Typed,
  type UnknownReason,
} from './judging';

/** The rules' version: a stored report says by which it was judged. */
const RULES_VERSION = 1;

/** Of most weight first: the order within a severity, which decides what to fix first. */
export const RANK = [
  'indexable',
  'robots',
  'certificate',
  'https',
  'details-agree',
  'phone-link',
  'canonical',
  'mixed',
  'form-target',
  'viewport',
  'title',
  'old-technology',
  'hours',
  'address',
  'local-data',
  'broken-links',
  'garbled',
  'place',
  'description',
  'www',
  'https-redirect',
  'first-byte',
  'pictures',
  'weight',
  'compression',
  'blocking',
  'privacy',
  'sitemap',
  'requests',
  'heading',
  'caching',
  'picture-space',
  'third-parties',
  'missing-pages',
  'copyright',
] as const satisfies readonly CheckId[];

export type Finding = {
  id: CheckId;
  severity: Severity;
  evidence: Evidence;
  values: Readonly<Record<string, string>>;
  variant: string | null;
};

export type Findings = {
  version: number;
  /** Worst first. */
  fix: Finding[];
  fine: CheckId[];
  unknown: { id: CheckId; why: UnknownReason }[];
};

/** What is wrong, what is fine and what nobody can tell, from facts alone. Skipped checks are in none of them. */
export function judge(facts: Facts, typed: Typed): Findings {
  const judging = startJudging(facts, typed);
  const findings: Findings = { version: RULES_VERSION, fix: [], fine: [], unknown: [] };
  for (const id of RANK) {
    const verdict = RULES[id](judging);
    if (verdict.is === 'fine') findings.fine.push(id);
    if (verdict.is === 'unknown') findings.unknown.push({ id, why: verdict.why });
    if (verdict.is !== 'fix') continue;
    const { severity, evidence, values, variant } = verdict;
    findings.fix.push({ id, severity, evidence, values, variant });
  }
  findings.fix.sort((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
  return findings;
}

const RULES: Rules<CheckId> = { ...FOUND, ...USED, ...FAST, ...TRUSTED };
const SEVERITIES: readonly Severity[] = ['now', 'soon', 'later'];
