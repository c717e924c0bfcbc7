import { MailLink, Paragraph } from './parts';

/** Where the agency deals with what an email reports: one link on each line. */
export function AgencyLinks({ links }: { links: readonly AgencyLink[] }) {
  return links.map(({ href, label }) => (
    <Paragraph key={href}>
      <MailLink href={href}>{label}</MailLink>
    </Paragraph>
  ));
}

export type AgencyLink = { href: string; label: string };
