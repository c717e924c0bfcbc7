import { Container, Head, Html, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { MailSettings } from './mail-settings';
import { DARK_CSS, DISPLAY, light, SANS } from './palette';
import { MailLink } from './parts';

/** The sheet that every mail is written on: the board with our name, a card, and who we are. Nothing is loaded from anywhere. */
export function MailLayout({ settings, preview, children, footnote }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_CSS}</style>
      </Head>
      <body
        className="paper"
        style={{ margin: 0, padding: '24px 0', backgroundColor: light.paper, fontFamily: SANS }}
      >
        <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <Container style={{ maxWidth: 600 }}>
          <BoardHeader name={settings.agency.name} />
          <Section
            className="card"
            style={{
              padding: '28px 28px 20px',
              backgroundColor: light.card,
              border: `1px solid ${light.line}`,
            }}
          >
            {children}
          </Section>
          <Footer settings={settings} footnote={footnote} />
        </Container>
      </body>
    </Html>
  );
}

/** A painted sign: bottle-green board, butter letters, a keyline. */
function BoardHeader({ name }: { name: string }) {
  return (
    <Section
      className="board"
      style={{ padding: 6, backgroundColor: light.board, borderRadius: '6px 6px 0 0' }}
    >
      <Text
        style={{
          margin: 0,
          padding: '10px 22px',
          border: `1px solid ${light.butter}`,
          borderRadius: 3,
          color: light.butter,
          fontFamily: DISPLAY,
          fontSize: 28,
          fontWeight: 800,
          lineHeight: '34px',
          letterSpacing: '-0.03em',
        }}
      >
        {name}
      </Text>
    </Section>
  );
}

function Footer({ settings: { agency, siteUrl }, footnote }: Pick<MailLayoutProps, 'settings' | 'footnote'>) {
  const { street, city, region, postalCode } = agency.address;
  return (
    <Section style={{ padding: '16px 28px' }}>
      <Text className="soft" style={{ margin: 0, fontSize: 14, lineHeight: '21px', color: light.soft }}>
        {agency.name}. {agency.tagline}
        <br />
        {street}, {city}, {region} {postalCode}
        <br />
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>, {agency.hours.text},{' '}
        <MailLink href={`mailto:${agency.email}`}>{agency.email}</MailLink>
        <br />
        <MailLink href={siteUrl}>{new URL(siteUrl).host}</MailLink>
      </Text>
      {footnote ? (
        <Text
          className="soft"
          style={{ margin: '12px 0 0', fontSize: 14, lineHeight: '21px', color: light.soft }}
        >
          {footnote}
        </Text>
      ) : null}
    </Section>
  );
}

type MailLayoutProps = {
  settings: MailSettings;
  /** What a mailbox shows beside the subject. */
  preview: string;
  children: ReactNode;
  /** Why the reader gets this mail. */
  footnote?: string | undefined;
};
