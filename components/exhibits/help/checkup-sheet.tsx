import { SeverityMark } from '@/components/checkup/finding';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Sheet } from '@/components/ui/sheet';
import { TickList } from '@/components/ui/tick-list';
import { checkupPage, checkupReport } from '@/content/checkup';
import { checkupFindings } from '@/content/checkup-findings';
import { explainFinding } from '@/lib/checkup/words';
import { fillText } from '@/lib/site/text';

/** The report of an invented shop, on one sheet: what a checkup says, in the words that it uses. */
export function CheckupSheet() {
  const { label, host, findings, fine } = checkupPage.sample;
  const { found } = checkupReport;
  return (
    <Exhibit name="checkup-sheet">
      <Sheet as="section" className="grid gap-5 p-inset">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-line pb-3">
          <p className="text-small font-bold">{label}</p>
          <SampleTag />
        </div>
        <h2 className="text-h3 wrap-anywhere">
          {fillText(found.title.many, { n: String(findings.length), host })}
        </h2>
        <ol className="grid gap-5">
          {findings.map(({ id, severity, lines }) => (
            <li key={id} className="grid gap-1 border-l-4 border-enamel pl-4">
              <span className="text-small">
                <SeverityMark severity={severity} />
              </span>
              <h3 className="text-label">{explainFinding({ id, values: {}, variant: null }).title}</h3>
              {lines.map(line => (
                <code key={line} className="text-small wrap-anywhere">
                  {line}
                </code>
              ))}
            </li>
          ))}
        </ol>
        <div className="border-t-2 border-line pt-4">
          <h3 className="mb-3 text-label">{found.fine}</h3>
          <TickList items={fine.map(id => checkupFindings[id].name)} />
        </div>
      </Sheet>
    </Exhibit>
  );
}
