import type { AuditLine } from '@/lib/desk/audit';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';

/** Who did what at the desk. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <DeskTable
      caption="Audit"
      empty="Nothing yet."
      rows={lines}
      columns={[
        ['When', line => <Moment at={line.at} />],
        ['What', line => auditWords[line.action], 'main'],
        ['Who', line => line.actorEmail ?? line.actorId ?? 'Command line'],
        ['Which', line => <AuditSubject line={line} />],
        ['Detail', line => line.detail],
      ]}
    />
  );
}

/** The row that it was done to, if it has a page. It may be gone by now. */
function AuditSubject({ line: { action, subjectId } }: { line: AuditLine }) {
  if (subjectId === null) return null;
  const page = PAGES.find(([prefix]) => action.startsWith(prefix))?.[1];
  if (!page || !isId(subjectId)) return <span className="wrap-anywhere">{subjectId}</span>;
  return (
    <a href={page(subjectId)} className="text-link wrap-anywhere">
      {subjectId}
    </a>
  );
}

const PAGES: readonly (readonly [string, (id: string) => string])[] = [
  ['lead-', serverRoutes.deskLead],
  ['order-', serverRoutes.deskOrder],
  ['mail-', serverRoutes.deskMail],
  ['billing-', serverRoutes.deskBilling],
];

/** What each line of the audit says was done. */
export const auditWords = {
  'lead-status': 'Status of a lead',
  'lead-reply': 'Lead replied to',
  'lead-answer': 'Answer of a lead added',
  'lead-answer-read': 'Answer of a lead marked as done',
  'lead-note': 'Note on a lead',
  'lead-follow-up': 'Owner, next step or value of a lead',
  'lead-rescued': 'Lead released from quarantine',
  'lead-spam': 'Lead marked as spam',
  'leads-exported': 'Leads downloaded',
  'subscribers-exported': 'Newsletter addresses downloaded',
  'order-capture': 'Order captured manually',
  'order-check': 'Order checked with PayPal',
  'order-refund': 'Refund requested',
  'order-refund-answer': 'PayPal’s answer to a refund',
  'reversal-settled': 'Reversal settled',
  'dispute-settled': 'Dispute settled',
  'payment-attached': 'Attach a payment to an order',
  'payment-settled': 'Payment without an order settled',
  'payment-rule-added': 'Rule for other payments added',
  'payment-rule-removed': 'Rule for other payments removed',
  'payments-exported': 'Payments without an order downloaded',
  'orders-exported': 'Orders downloaded',
  'ledger-exported': 'Money by month downloaded',
  'billing-begun': 'Launch of a site entered',
  'billing-changed': 'Plan, add-ons or tax changed',
  'billing-credited': 'Credit for the next invoice',
  'billing-stepped': 'Plan paused, ended or the like',
  'billing-automatic-off': 'Automatic payment turned off',
  'invoice-held': 'Invoice on hold, or off it',
  'invoice-sent': 'Invoice sent',
  'invoice-voided': 'Invoice voided',
  'invoices-exported': 'Invoices downloaded',
  'mail-again': 'Email sent again',
  'mail-settled': 'Email marked as settled',
  'place-taken': 'Promotion spot counted',
  'place-given-back': 'Promotion spot freed',
  'person-found': 'Person looked up',
  'person-exported': 'Person’s data downloaded',
  'person-erased': 'Person erased',
  'person-signed-out': 'Customer signed out',
  'desk-entered': 'Signed in',
  'device-trusted': 'Signed in and trusted the device',
  'device-used': 'Signed in on a trusted device',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'passkey-used': 'Signed in with a passkey',
  'passkey-refused': 'Passkey refused',
  'password-right': 'Password entered',
  'password-wrong': 'Wrong password',
  'password-reset': 'Password reset by email',
  'sign-in-limited': 'Sign-in throttled',
  'desk-refused': 'Visit refused: a customer',
  'lead-read': 'Lead read',
  'order-read': 'Order read',
  'person-read': 'Person read',
  'factor-enrolled': 'Second factor set up',
  'factor-reset': 'Second factor removed',
  'factor-refused': 'Code refused',
  'factor-limited': 'Too many wrong codes',
  'factor-recovery': 'Recovery code used',
  'factor-codes': 'New recovery codes made',
  'staff-added': 'Staff account added',
  'staff-removed': 'Staff account removed',
  'integration-added': 'Integration added',
  'integration-turned-on': 'Integration turned on',
  'integration-shown': 'Secrets of integrations shown',
  'integration-removed': 'Integration removed',
  'content-changed': 'Content changed, not published',
  'content-dropped': 'Change of content dropped',
  'release-made': 'Preview of changes made',
  'release-published': 'Changes published',
  'webhook-again': 'Webhook event sent again',
  'payment-link-added': 'Payment link made',
  'payment-link-sent': 'Payment link emailed',
  'payment-link-withdrawn': 'Payment link withdrawn',
  'lead-call-canceled': 'Call of a lead canceled',
  'issue-saved': 'Newsletter saved',
  'issue-tested': 'Newsletter sent as a test',
  'issue-sent': 'Newsletter sent to all readers',
  'issue-deleted': 'Draft of a newsletter deleted',
  'staff-changed': 'Name or role of staff changed',
  'owner-refused': 'Refused: for owners only',
  'staff-password': 'Staff password changed',
} as const satisfies Record<AuditLine['action'], string>;
