import type { CSSProperties, ReactNode } from 'react';
import { light } from './palette';

export function Title({ children }: { children: ReactNode }) {
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
 * A box with padding, as a table of one cell: Outlook on Windows gives padding to cells alone. Its
 * width is fixed, so one long word does not make the whole mail as wide as itself.
 */
export function Panel({ className, style, children }: PanelProps) {
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
