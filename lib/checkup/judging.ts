import type { CheckId, checkupEvidence, checkupUnknown } from '@/content/checkup-findings';
import { toPlainSigns } from '@/lib/site/typed-text';
import type { Facts, PageFacts } from './facts';
import { findPhones, foldName, parsePhone, type PhoneNumber } from './read-text';

/** What the rules share: their verdict, what they may look at, and why something that is not there may still exist. */

export type Severity = 'now' | 'soon' | 'later';

/** What shows it. Everything in it may be a stranger's: it is drawn as text, and the words around it are ours. */
export type Evidence =
  | { kind: 'line'; text: string }
  | { kind: 'header'; name: string; value: string }
  | { kind: 'number'; says: keyof typeof checkupEvidence; values: Readonly<Record<string, string>> }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pair'; first: string; second: string };

export type UnknownReason = keyof typeof checkupUnknown;

export type Verdict =
  | { is: 'fine' }
  /** There is nothing to check, and nothing to say about it. */
  | { is: 'skipped' }
  | { is: 'unknown'; why: UnknownReason }
  | {
      is: 'fix';
      severity: Severity;
      evidence: Evidence;
      /** What the words of the finding name. */
      values: Readonly<Record<string, string>>;
      /** Which of its words say it best: those that end in `When` and this. */
      variant: string | null;
    };

export type Typed = { business: string | null; town: string | null; phone: string | null };

export type Judging = {
  facts: Facts;
  typed: Typed;
  /** The page and its contact pages. */
  pages: readonly PageFacts[];
  /** Their visible text, in plain signs. */
  text: string;
  /** What pictures say for those who don't see them: words of a picture are not missing. */
  pictureText: string;
  phones: readonly PhoneNumber[];
  hasAllPhones: boolean;
  isHttps: boolean;
  /** Why what is missing on the page itself may still be there; null when it is missing. */
  unreadPage: UnknownReason | null;
  /** The same of the page with its contact pages. */
  unreadText: UnknownReason | null;
};

type Rule = (judging: Judging) => Verdict;

export type Rules<Id extends CheckId> = Readonly<Record<Id, Rule>>;

/** What the rules look at, from the facts and what was typed. */
export function startJudging(facts: Facts, typed: Typed): Judging {
  const pages = [facts.page, ...facts.contactPages];
  const text = toPlainSigns(pages.map(page => page.text).join('\n'));
  const { phones, isAll } = findPhones(text);
  const unreadPage = whyUnread(facts.page);
  const unreadContact = facts.contactPages.map(whyUnread).find(why => why !== null) ?? null;
  const isContactUnread = facts.unreadContactPages > 0;
  return {
    facts,
    typed,
    pages,
    text,
    pictureText: toPlainSigns(pages.map(page => page.otherText).join('\n')),
    phones,
    hasAllPhones: isAll,
    isHttps: facts.url.startsWith('https:'),
    unreadPage,
    unreadText: unreadPage ?? unreadContact ?? (isContactUnread ? 'contactPage' : null),
  };
}

function whyUnread(page: PageFacts): UnknownReason | null {
  if (page.hasFrameset || (page.frames.length > 0 && page.text.length < SHELL_TEXT_MAX)) return 'frames';
  if (page.hasScript && page.hasEmptyRoot && page.text.length < SHELL_TEXT_MAX) return 'scripts';
  return page.isWhole ? null : 'notReached';
}

export const FINE = { is: 'fine' } as const;
export const SKIPPED = { is: 'skipped' } as const;

export function fix(
  severity: Severity,
  evidence: Evidence,
  values: Readonly<Record<string, string>> = {},
  variant: string | null = null,
): Verdict {
  return { is: 'fix', severity, evidence, values, variant };
}

export function unknown(why: UnknownReason): Verdict {
  return { is: 'unknown', why };
}

/** A fault that is that something is missing: unknown where it may be in what was not read. */
export function missing(why: UnknownReason | null, verdict: Verdict): Verdict {
  return why === null ? verdict : unknown(why);
}

export function line(text: string): Evidence {
  return { kind: 'line', text: text.slice(0, 160) };
}

export function list(items: readonly string[]): Evidence {
  return { kind: 'list', items: items.slice(0, 5).map(item => item.slice(0, 80)) };
}

export function pair(first: string, second: string): Evidence {
  return { kind: 'pair', first: first.slice(0, 160), second: second.slice(0, 160) };
}

export function number(
  says: keyof typeof checkupEvidence,
  values: Readonly<Record<string, string | number>> = {},
): Evidence {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value).slice(0, 160)]);
  return { kind: 'number', says, values: Object.fromEntries(texts) };
}

/** "1 page", "3 pages" */
export function countPages({ length }: readonly unknown[]): string {
  return length === 1 ? '1 page' : `${length} pages`;
}

/** Whether two written numbers are the same: one may lack its area code. */
export function isSameNumber(number: string, written: string): boolean {
  const parsed = parsePhone(written);
  if (parsed !== null) return parsed === number;
  const digits = written.replace(/\D/g, '');
  return digits.length >= 7 && number.endsWith(digits);
}

/** Whole kilobytes of 1,000 bytes, as the words name them. */
export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000).toLocaleString('en-US')} KB`;
}

export function isTown(text: string, town: string): boolean {
  const folded = foldName(town.split(',')[0] ?? '');
  return folded !== '' && ` ${foldName(text)} `.includes(` ${folded} `);
}

/** The page is drawn by a script, or is too little to judge. */
const SHELL_TEXT_MAX = 200;
