import { MailButton, MailLink, Paragraph } from './parts';

/** Where the agency deals with what an email reports: the first link is the button. */
export function AgencyLinks({ links }: { links: readonly AgencyLink[] }) {
  return links.map(({ href, label }, index) =>
    index === 0 ? (
      <MailButton key={href} href={href}>
        {label}
      </MailButton>
    ) : (
      <Paragraph key={href}>
        <MailLink href={href}>{label}</MailLink>
      </Paragraph>
    ),
  );
}

export type AgencyLink = { href: string; label: string };
