import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Button, ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { Section } from '@/components/ui/section';
import { checkupPage, checkupReport as words, unseen } from '@/content/checkup';
import { checkupFindings, checkupUnknown } from '@/content/checkup-findings';
import { site } from '@/content/site';
import { explainFinding, topFindings, type Checkup } from '@/lib/checkup';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatMoment } from '@/lib/site/time';
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
      <Section className="print:py-2">
        <div className="grid items-start gap-x-split gap-y-10 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,26rem)] lg:justify-between print:gap-2 print:text-small print:leading-snug">
          {first.length > 0 ? (
            <section>
              <h2 className="text-h3">{found.first}</h2>
              <ol className="mt-5 grid gap-6 print:mt-1 print:gap-1.5">
                {first.map(finding => (
                  <li
                    key={finding.id}
                    className="break-inside-avoid rounded-card border-l-4 border-enamel bg-mist p-inset print:border-l-2 print:p-0 print:pl-3"
                  >
                    <SeverityMark severity={finding.severity} />
                    <h3 className="mt-2 mb-3 wrap-anywhere print:m-0 print:text-body">
                      {explainFinding(finding).title}
                    </h3>
                    <FindingText finding={finding} generator={generator} />
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          <section className="rounded-card border border-line p-inset lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
            <h2 className="text-h3">{words.email.title}</h2>
            <p className="soft mt-2 mb-5">{words.email.text}</p>
            {children}
          </section>
          <div className="grid gap-10 lg:col-start-1 print:gap-2">
            {rest.length > 0 ? (
              <section>
                <h2 className="text-h3">{found.rest}</h2>
                <div className="print:columns-2">
                  {GROUPS.map(group => (
                    <Group key={group} group={group} findings={rest} generator={generator} />
                  ))}
                </div>
              </section>
            ) : null}
            {findings.fine.length > 0 ? (
              <section>
                <h2 className="text-h3 print:text-body">{found.fine}</h2>
                <p className="mt-3 print:m-0">
                  {findings.fine.map(id => checkupFindings[id].name).join(' · ')}
                </p>
              </section>
            ) : null}
            {findings.unknown.length > 0 ? (
              <section>
                <h2 className="text-h3 print:text-body">{found.unknown}</h2>
                <ul className="mt-3 grid gap-2 print:m-0 print:gap-0">
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
      <h2 className="text-h3">{unseen.title}</h2>
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
      <div className="wrap py-split print:py-0">
        <h1 className="max-w-[24em] text-title wrap-anywhere print:text-h3">{title}</h1>
        <div className="max-w-[46rem]">{children}</div>
      </div>
    </section>
  );
}

function Group({ group, findings, generator }: GroupProps) {
  const own = findings.filter(({ id }) => checkupFindings[id].group === group);
  if (own.length === 0) return null;
  return (
    <div className="mt-6 print:m-0">
      <h3 className="text-label print:text-small">{checkupPage.checks.groups[group]}</h3>
      <ul className="mt-2">
        {own.map(finding => (
          <li key={finding.id} className="border-t border-line print:border-0">
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-6 py-2 wrap-anywhere print:block print:min-h-0 print:py-0">
                {explainFinding(finding).title}{' '}
                <span className="text-small">
                  <SeverityMark severity={finding.severity} />
                </span>
              </summary>
              <div className="pt-1 pb-4 print:hidden">
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
