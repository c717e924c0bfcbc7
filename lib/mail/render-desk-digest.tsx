import { routes } from '@/lib/routes';
import { composeMail } from './compose-mail';
import type { OutgoingMail } from './outgoing-mail';
import { DeskDigest } from './templates/desk-digest';
import type { MailSettings } from './templates/mail-settings';

/** The agency's email about what is stuck on a day (`YYYY-MM-DD`). There is one such email a day, from any process. */
export function renderDeskDigest(
  facts: DigestFacts,
  day: string,
  settings: MailSettings,
): Promise<OutgoingMail> {
  const sum = Object.values(facts).reduce((total, count) => total + count, 0);
  const heading = sum === 1 ? '1 thing is waiting at the desk' : `${sum} things are waiting at the desk`;
  const rows = LINES.filter(({ fact }) => facts[fact] > 0).map(({ fact, label, path }) => ({
    label,
    value: String(facts[fact]),
    href: settings.siteUrl + path,
  }));
  const mail = (
    <DeskDigest
      settings={settings}
      heading={heading}
      rows={rows}
      deskUrl={settings.siteUrl + routes.desk()}
    />
  );
  return composeMail({
    settings,
    kind: 'desk-digest',
    key: day,
    subjectId: `desk-digest-${day}`,
    to: settings.agencyTo,
    replyTo: null,
    subject: heading,
    mail,
  });
}

const LINES = [
  { fact: 'overdueLeads', label: 'Leads past the promised time', path: routes.deskLeads() },
  { fact: 'ordersInAttention', label: 'Orders that need a person', path: routes.deskOrders() },
  { fact: 'unknownPayments', label: 'Payments without an order', path: routes.deskPayments() },
  { fact: 'paymentDifferences', label: 'Differences with PayPal', path: routes.deskPayments() },
  { fact: 'failedMails', label: 'Failed emails', path: routes.deskMails() },
  { fact: 'oldQuarantine', label: 'In quarantine for over a day', path: routes.deskQuarantine() },
] as const satisfies readonly { fact: keyof DigestFacts; label: string; path: string }[];

/** How many of each wait for a person. */
export type DigestFacts = {
  overdueLeads: number;
  unknownPayments: number;
  paymentDifferences: number;
  failedMails: number;
  ordersInAttention: number;
  oldQuarantine: number;
};
