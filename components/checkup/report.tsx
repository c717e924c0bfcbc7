import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Button, ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { Section } from '@/components/ui/section';
import { checkupPage, checkupReport as words, unseen } from '@/content/checkup';
import { checkupFindings, checkupUnknown } from '@/content/checkup-findings';
import { site } from '@/content/site';
import { explainFinding, topFindings, type Checkup } from '@/lib/checkup';
import { formatMoment } from '@/lib/mail';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { FindingText, SeverityMark } from './finding';
import { checkupHeading } from './heading';

type Result = Extract<NonNullable<Checkup['result']>, { kind: 'report' }>;

/** The report of one website: what to fix first in full, then everything else. `children`: the form that emails it. */
export function CheckupReport({ checkup, result, token, link, children }: CheckupReportProps) {
  const { findings, generator } = result;
  const { found } = words;
  const first = topFindings(findings);
  const rest = findings.fix.filter(finding => !first.includes(finding));
  return (
    <>
      <CheckupHead title={checkupHeading(checkup)}>
        {findings.fix.length === 0 ? <p className="mt-3 text-lede">{found.none.text}</p> : null}
        <p className="soft mt-3 wrap-anywhere">{methodOf(checkup, result)}</p>
        {result.isLimited ? <p className="mt-3">{limitedOf(findings.unknown.length)}</p> : null}
      </CheckupHead>
      <Section className="checkup-report">
        <div className="grid max-w-[46rem] gap-10">
          {first.length > 0 ? (
            <section>
              <h2>{found.first}</h2>
              <ol className="mt-5 grid gap-6">
                {first.map(finding => (
                  <li key={finding.id} className="rounded-card bg-mist p-inset break-inside-avoid">
                    <SeverityMark severity={finding.severity} />
                    <h3 className="mt-2 mb-3 wrap-anywhere">{explainFinding(finding).title}</h3>
                    <FindingText finding={finding} generator={generator} />
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          <section className="print:hidden">
            <h2>{words.email.title}</h2>
            <p className="soft mt-2 mb-5">{words.email.text}</p>
            {children}
          </section>
          {rest.length > 0 ? (
            <section>
              <h2>{found.rest}</h2>
              {GROUPS.map(group => (
                <Group key={group} group={group} findings={rest} generator={generator} />
              ))}
            </section>
          ) : null}
          {findings.fine.length > 0 ? (
            <section>
              <h2>{found.fine}</h2>
              <p className="mt-3">{findings.fine.map(id => checkupFindings[id].name).join(' · ')}</p>
            </section>
          ) : null}
          {findings.unknown.length > 0 ? (
            <section>
              <h2>{found.unknown}</h2>
              <ul className="mt-3 grid gap-2">
                {findings.unknown.map(({ id, why }) => (
                  <li key={id}>
                    <strong>{checkupFindings[id].name}:</strong> {checkupUnknown[why]}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <Unseen />
          <Actions token={token} website={checkup.host} link={link} />
        </div>
      </Section>
    </>
  );
}

type CheckupReportProps = {
  checkup: Checkup;
  result: Result;
  token: string;
  /** The whole address of the report, as people copy it. */
  link: string;
  children: ReactNode;
};

/** What no checkup from outside can see, on every report and on the form's page. */
export function Unseen() {
  return (
    <section className="print:hidden">
      <h2>{unseen.title}</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {unseen.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

export function CheckupHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="bg-sky">
      <div className="wrap py-split">
        <h1 className="max-w-[24em] text-title wrap-anywhere">{title}</h1>
        <div className="max-w-[46rem]">{children}</div>
      </div>
    </section>
  );
}

function Group({ group, findings, generator }: GroupProps) {
  const own = findings.filter(({ id }) => checkupFindings[id].group === group);
  if (own.length === 0) return null;
  return (
    <div className="mt-6">
      <h3>{checkupPage.checks.groups[group]}</h3>
      <ul className="mt-3 grid gap-3">
        {own.map(finding => (
          <li key={finding.id}>
            <details>
              <summary className="min-h-11 cursor-pointer py-2.5 wrap-anywhere">
                {explainFinding(finding).title} <SeverityMark severity={finding.severity} />
              </summary>
              <div className="pt-1 pb-3">
                <FindingText finding={finding} generator={generator} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

type GroupProps = {
  group: (typeof GROUPS)[number];
  findings: Result['findings']['fix'];
  generator: string;
};

function Actions({ token, website, link }: { token: string; website: string; link: string }) {
  const { actions } = words;
  return (
    <section>
      <p className="soft text-small">{actions.link}</p>
      <p className="wrap-anywhere">
        <code>{link}</code>
      </p>
      <div className="mt-5 print:hidden">
        <ButtonRow>
          <Island name="copy-link" link={link} />
          <Island name="print-button" label={actions.print} />
          <ButtonLink href={routes.checkup(website)} variant="line">
            {actions.again}
          </ButtonLink>
          <PlainForm action={routes.checkupDelete()} token={token} label={actions.remove} />
        </ButtonRow>
        <p className="mt-8">
          {actions.auditText}{' '}
          <a className="text-link" href={routes.contact('free-audit')}>
            {actions.audit}
          </a>
        </p>
        <p className="mt-2">
          {words.found.wrong}{' '}
          <a className="text-link" href={routes.contact()}>
            {words.found.tellUs}
          </a>
        </p>
      </div>
    </section>
  );
}

function methodOf({ doneAt, createdAt }: Checkup, { findings, pages, requests, tookMs }: Result): string {
  const { method, pages: some } = words.found;
  return fillText(method, {
    moment: formatMoment(doneAt ?? createdAt, site.timeZone),
    pages: fillText(pages === 1 ? some.one : some.many, { n: String(pages) }),
    requests: String(requests),
    seconds: (tookMs / 1_000).toFixed(1),
    fine: String(findings.fine.length),
    unknown: String(findings.unknown.length),
  });
}

function limitedOf(count: number): string {
  const { limited } = words.found;
  return fillText(count === 1 ? limited.one : limited.many, { n: String(count) });
}

const GROUPS = ['found', 'used', 'fast', 'trusted'] as const;

/** One button that posts the link's token: what it does is no lead. */
function PlainForm({ action, token, label }: { action: string; token: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="line">
        {label}
      </Button>
    </form>
  );
}
