import type { CSSProperties, ReactNode } from 'react';
import type { MailSettings } from './outgoing-mail';

/** One row of a labeled table; `href` only where a click is safe. */
export type FieldRow = { label: string; value: string; href: string | null };

/** The design's tokens as hex, because mail clients read neither `oklch` nor custom properties. */
const light = {
  paper: '#f8fbf9',
  card: '#ffffff',
  ink: '#02271e',
  soft: '#3c564e',
  line: '#c9d8d2',
  bottle: '#07523b',
  onBottle: '#ffffff',
  board: '#003727',
  pin: '#cf241b',
  butter: '#fae7af',
  notice: '#fceaba',
} as const;

const dark = {
  paper: '#051b1d',
  card: '#0c2628',
  ink: '#edf2ea',
  soft: '#b1c3bb',
  line: '#2a4243',
  bottle: '#7cd2ae',
  onBottle: '#051b1d',
  board: '#002c1e',
  notice: '#412b14',
} as const;

/** Overrides for readers in the dark. The inline styles are the light ones. */
const DARK_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .board { background-color: ${dark.board} !important; }
  .notice { background-color: ${dark.notice} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.bottle} !important; }
  .button { background-color: ${dark.bottle} !important; }
  .button a { color: ${dark.onBottle} !important; }
  .cell { border-color: ${dark.line} !important; }
}`;

/**
 * For Outlook on Windows alone. It hands no font down into tables, and sets in Times what names a font that it does not
 * know first.
 */
export const OUTLOOK_CSS =
  '<!--[if mso]><style>body,h1,h2,p,td,th,li,a{font-family:"Segoe UI",Arial,sans-serif !important}</style><![endif]-->';

const SANS = 'system-ui, -apple-system, "Segoe UI", Arial, sans-serif';

function Title({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={{ margin: '0 0 12px', fontSize: 26, lineHeight: 1.15, color: light.ink }}>
      {children}
    </h1>
  );
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={{ margin: '24px 0 8px', fontSize: 18, color: light.ink }}>
      {children}
    </h2>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={{ margin: '0 0 12px', fontSize: 16, lineHeight: '25px', color: light.ink }}>
      {children}
    </p>
  );
}

/**
 * A box with padding, as a table of one cell: Outlook on Windows pads cells alone. Its
 * width is fixed, so one long word does not make the whole mail as wide as itself.
 */
function Panel({ className, style, children }: PanelProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ tableLayout: 'fixed' }}>
      <tbody>
        <tr>
          <td className={className} style={{ ...style, wordBreak: 'break-word' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type PanelProps = { className?: string; style: CSSProperties; children: ReactNode };

/** What the reader must not miss: marigold ground, never red alone. */
export function NoticeBox({ children }: { children: ReactNode }) {
  return (
    <Panel style={{ padding: '0 0 16px' }}>
      <Panel
        className="ink notice"
        style={{
          padding: '10px 14px',
          borderRadius: 6,
          fontSize: 16,
          lineHeight: '24px',
          color: light.ink,
          backgroundColor: light.notice,
        }}
      >
        {children}
      </Panel>
    </Panel>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: light.bottle, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}

/** The one thing to do next. The text part shows its label with the link. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={BUTTON_SHEET}>
      <tbody>
        <tr>
          <td className="button" style={BUTTON}>
            <a href={href} style={{ color: light.onBottle, fontWeight: 600, textDecoration: 'none' }}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const BUTTON_SHEET: CSSProperties = { tableLayout: 'fixed', margin: '4px 0 16px' };
const BUTTON: CSSProperties = {
  padding: '12px 20px',
  borderRadius: 6,
  fontSize: 16,
  lineHeight: '24px',
  backgroundColor: light.bottle,
};

export function Steps({ items }: { items: readonly ReactNode[] }) {
  return (
    <ol
      className="ink"
      style={{ margin: '0 0 16px', paddingLeft: 22, fontSize: 16, lineHeight: '26px', color: light.ink }}
    >
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ol>
  );
}

/** A list whose items are written, not counted steps. */
export function List({ as: Element, children }: { as: 'ul' | 'ol'; children: ReactNode }) {
  return (
    <Element
      className="ink"
      style={{ margin: '0 0 12px', fontSize: 16, lineHeight: '25px', color: light.ink }}
    >
      {children}
    </Element>
  );
}

const DISPLAY = '"Archivo", "Arial Narrow", Arial, sans-serif';

/** The sheet that every mail is written on: the board with our name, a card, and who we are. Nothing is loaded from anywhere. */
export function MailLayout({
  settings,
  title,
  preview,
  hasHeading = true,
  children,
  footnote,
}: MailLayoutProps) {
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
          <Awning />
          <BoardHeader name={settings.agency.name} />
          <Panel
            className="card"
            style={{
              padding: '28px 28px 20px',
              backgroundColor: light.card,
              border: `1px solid ${light.line}`,
            }}
          >
            {hasHeading ? <Title>{title}</Title> : null}
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

/** The awning of our pin over the board, of cells alone: mail programs show no drawing that they would not have to load. */
function Awning() {
  return (
    <table
      role="presentation"
      data-skip-in-text="true"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ tableLayout: 'fixed' }}
    >
      <tbody>
        <tr>
          {STRIPES.map((color, index) => (
            <td
              key={index}
              height={14}
              style={{
                fontSize: 1,
                lineHeight: '14px',
                backgroundColor: color,
                borderRadius: '0 0 7px 7px',
              }}
            >
              &nbsp;
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const STRIPES = Array.from({ length: 15 }, (_, index) => (index % 2 === 0 ? light.pin : light.card));

/** A painted sign: bottle-green board, butter letters, a keyline. */
function BoardHeader({ name }: { name: string }) {
  return (
    <Panel className="board" style={{ padding: 6, backgroundColor: light.board }}>
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
  /** False where a person wrote to a person, who would not begin with a heading. */
  hasHeading?: boolean;
  children: ReactNode;
  /** Why the reader gets this mail. */
  footnote?: string | undefined;
};

/** A labeled table; `isSums` sets amounts of money to the right. Values are text: React escapes them, and only addresses that `toFieldRow` found safe are links. */
export function FieldTable({ rows, isSums = false }: { rows: readonly FieldRow[]; isSums?: boolean }) {
  return (
    <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} style={TABLE}>
      <tbody>
        {rows.map(row => (
          <tr key={row.label}>
            <th scope="row" className="soft cell" style={isSums ? SUM_LABEL : LABEL}>
              {row.label}
            </th>
            <td className="ink cell" style={isSums ? SUM : VALUE}>
              <FieldValue row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FieldValue({ row: { value, href } }: { row: FieldRow }) {
  if (href) return <MailLink href={href}>{value}</MailLink>;
  return value.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ));
}

const CELL: CSSProperties = {
  padding: '8px 0',
  borderBottom: `1px solid ${light.line}`,
  fontSize: 16,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
  wordBreak: 'break-word',
};
const LABEL: CSSProperties = { ...CELL, width: '34%', paddingRight: 16, fontWeight: 600, color: light.soft };
const VALUE: CSSProperties = { ...CELL, color: light.ink };
const SUM_LABEL: CSSProperties = { ...LABEL, width: '50%' };
const SUM: CSSProperties = {
  ...VALUE,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};
const TABLE: CSSProperties = {
  width: '100%',
  margin: '0 0 16px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
};

/**
 * A stranger's text as it may be shown: line breaks kept, other control characters gone, and the signs that turn
 * the writing direction spelled out, so nothing can pretend to be something else.
 */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .replace(
      DIRECTION_SIGNS,
      sign => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}

const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff]/g;
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
