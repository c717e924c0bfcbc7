import {
  composeMail,
  FieldTable,
  MailButton,
  MailLayout,
  Paragraph,
  Subtitle,
  type MailSettings,
  type OutgoingMail,
} from '@/lib/mail';
import { serverRoutes } from '@/lib/site/routes';
import { figureRows, sayPeriod, sayReason, sayTask, type Report } from './report-rules';

/** The agency's report of a week or a month: what happened, what changed, why most likely, and one thing to do. */
export function renderReportMail(report: Report, settings: MailSettings): Promise<OutgoingMail> {
  const title = sayPeriod(report.period);
  const rows = figureRows(report).map(({ label, now, before }) => ({
    label,
    value: now === before ? `${now}, as before` : `${now}, before: ${before}`,
    href: null,
  }));
  const mail = (
    <MailLayout
      settings={settings}
      title={title}
      preview={sayTask(report)}
      footnote="You get this email each Monday and on each first of a month."
    >
      <Subtitle>One thing to do</Subtitle>
      <Paragraph>{sayTask(report)}</Paragraph>
      <Subtitle>The most likely reason for the change</Subtitle>
      <Paragraph>{sayReason(report)}</Paragraph>
      <Subtitle>What happened</Subtitle>
      <FieldTable rows={rows} />
      <MailButton href={settings.siteUrl + serverRoutes.deskReports(report.period)}>
        Open the report
      </MailButton>
    </MailLayout>
  );
  return composeMail({
    settings,
    kind: 'desk-report',
    key: report.period,
    subjectId: `desk-report-${report.period}`,
    to: settings.agencyTo,
    replyTo: null,
    subject: `${title}: the report`,
    mail,
  });
}
