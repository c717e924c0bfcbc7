import type { CSSProperties, ReactNode } from 'react';
import type { MailSettings } from './mail-settings';
import { DARK_CSS, DISPLAY, light, SANS } from './palette';
import { MailLink, Panel, Title } from './parts';

/** The sheet that every mail is written on: the board with our name, a card, and who we are. Nothing is loaded from anywhere. */
export function MailLayout({ settings, title, preview, children, footnote }: MailLayoutProps) {
  return (
    <html dir="ltr" lang="en">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_CSS}</style>
      </head>
      <body
        className="paper"
        style={{ margin: 0, padding: '24px 0', backgroundColor: light.paper, fontFamily: SANS }}
      >
        <div data-skip-in-text="true" style={HIDDEN}>
          {preview}
        </div>
        <Column>
          <BoardHeader name={settings.agency.name} />
          <Panel
            className="card"
            style={{
              padding: '28px 28px 20px',
              backgroundColor: light.card,
              border: `1px solid ${light.line}`,
            }}
          >
            <Title>{title}</Title>
            {children}
          </Panel>
          <Footer settings={settings} footnote={footnote} />
        </Column>
      </body>
    </html>
  );
}

/** As wide as a letter, in the middle, on a table: Outlook on Windows centers nothing else. */
function Column({ children }: { children: ReactNode }) {
  return (
    <table
      align="center"
      width="100%"
      lang="en"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      role="presentation"
      style={{ maxWidth: 600 }}
    >
      <tbody>
        <tr style={{ width: '100%' }}>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A painted sign: bottle-green board, butter letters, a keyline. */
function BoardHeader({ name }: { name: string }) {
  return (
    <Panel
      className="board"
      style={{ padding: 6, backgroundColor: light.board, borderRadius: '6px 6px 0 0' }}
    >
      <Panel
        style={{
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
      </Panel>
    </Panel>
  );
}

function Footer({ settings: { agency, siteUrl }, footnote }: Pick<MailLayoutProps, 'settings' | 'footnote'>) {
  const { street, city, region, postalCode } = agency.address;
  return (
    <Panel style={{ padding: '16px 28px' }}>
      <p className="soft" style={{ margin: 0, fontSize: 14, lineHeight: '21px', color: light.soft }}>
        {agency.name}. {agency.tagline}
        <br />
        {street}, {city}, {region} {postalCode}
        <br />
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>, {agency.hours.text},{' '}
        <MailLink href={`mailto:${agency.email}`}>{agency.email}</MailLink>
        <br />
        <MailLink href={siteUrl}>{new URL(siteUrl).host}</MailLink>
      </p>
      {footnote ? (
        <p
          className="soft"
          style={{ margin: '12px 0 0', fontSize: 14, lineHeight: '21px', color: light.soft }}
        >
          {footnote}
        </p>
      ) : null}
    </Panel>
  );
}

/** Where a client does not know `display: none`, a line too small and too clear to be seen. */
const HIDDEN: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
};

type MailLayoutProps = {
  settings: MailSettings;
  /** The heading, which is the document's title too: screen readers begin with it. */
  title: string;
  /** What a mailbox shows beside the subject; it says more than the subject does. */
  preview: string;
  children: ReactNode;
  /** Why the reader gets this mail. */
  footnote?: string | undefined;
};
