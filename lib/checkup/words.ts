import { certificateWords, checkupFindings } from '@/content/checkup-findings';
import { fillText } from '@/lib/site/text';
import type { Finding, Findings } from './judge';

/** The words of a finding: what is wrong, what it costs, and how one fixes it alone. */
export function explainFinding({ id, values, variant }: Pick<Finding, 'id' | 'values' | 'variant'>) {
  const words: Readonly<Record<string, string | null>> = checkupFindings[id];
  const said = { ...values, ...(values['wrong'] === undefined ? {} : { wrong: wrongOf(values['wrong']) }) };
  const pick = (name: 'title' | 'why' | 'self') =>
    fillText((variant === null ? null : words[`${name}When${variant}`]) ?? words[name] ?? '', said);
  return { title: pick('title'), why: pick('why'), self: pick('self') };
}

/** At most three, of those that cannot wait. */
export function topFindings({ fix }: Pick<Findings, 'fix'>): Finding[] {
  return fix.filter(({ severity }) => severity !== 'later').slice(0, 3);
}

function wrongOf(problem: string): string {
  return new Map(Object.entries(certificateWords)).get(problem) ?? certificateWords.other;
}
