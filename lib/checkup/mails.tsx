import { checkupMail as words } from '@/content/checkup';
import { checkupFindings } from '@/content/checkup-findings';
import { composeLinkMail, mailSettings, type OutgoingMail } from '@/lib/mail';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { checkupToken, type Checkup } from './checkups';
import type { Finding } from './judge';
import { explainFinding, topFindings } from './words';

/**
 * Sends the link to a report to the address that asked for it. It holds no word of the website and no name of a host: else
 * anyone could send texts of their choosing to strangers under our name. A report that is gone says so.
 */
export function checkupReportMails(
  { leadId, to, checkup }: { leadId: string; to: string | null; checkup: Checkup | null },
  site: Site,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const { siteUrl, agency } = settings;
  const findings = checkup?.result?.kind === 'report' ? checkup.result.findings : null;
  const path = checkup === null ? routes.checkup() : routes.checkupReport(checkupToken(checkup, site));
  const { subject, heading, button, again, note, gone, call } = words;
  return composeLinkMail(to, {
    settings,
    kind: 'checkup-report',
    key: leadId,
    subjectId: leadId,
    words: {
      subject,
      title: heading,
      text: [...(checkup === null ? [gone] : [...sayFindings(findings), note]), call],
      link: checkup === null ? again : button,
      note: `You’re getting this email because someone entered this address in a form at ${new URL(siteUrl).host}. If it wasn’t you, reply or write to ${agency.email}, and we’ll delete it.`,
    },
    href: siteUrl + path,
  });
}

function sayFindings(findings: { fix: Finding[] } | null): string[] {
  if (findings === null) return [];
  const count = findings.fix.length;
  if (count === 0) return [words.none];
  const first = topFindings(findings).map(titleInMail);
  const found = fillText(count === 1 ? words.found.one : words.found.many, { n: String(count) });
  return first.length === 0 ? [found] : [found, `${words.first}: ${first.join(' ')}`];
}

/** Titles whose sentence names a host say it without. */
function titleInMail(finding: Finding): string {
  return 'variant' in finding.values ? checkupFindings.www.mailTitle : explainFinding(finding).title;
}

/** The report in a line, for the lead: it stays when the report is gone. */
export function summarize({ host, result, outcome }: Checkup): { website: string; checkup: string } {
  if (result?.kind !== 'report') return { website: host, checkup: outcome ?? 'no result' };
  const { fix } = result.findings;
  const [first] = fix;
  return {
    website: host,
    checkup: first === undefined ? '0 to fix' : `${fix.length} to fix, first: ${explainFinding(first).title}`,
  };
}
