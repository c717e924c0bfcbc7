import { Heading, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { light, SANS } from './palette';

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="ink"
      style={{ margin: '0 0 12px', fontSize: 26, lineHeight: 1.15, color: light.ink }}
    >
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={{ margin: '24px 0 8px', fontSize: 18, color: light.ink }}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '0 0 12px', fontSize: 16, lineHeight: '25px', color: light.ink }}>
      {children}
    </Text>
  );
}

/** What the reader must not miss: marigold ground, never red alone. */
export function NoticeBox({ children }: { children: ReactNode }) {
  return (
    <Text
      className="ink notice"
      style={{
        margin: '0 0 16px',
        padding: '10px 14px',
        borderRadius: 6,
        fontSize: 16,
        lineHeight: '24px',
        color: light.ink,
        backgroundColor: light.notice,
      }}
    >
      {children}
    </Text>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="link"
      style={{ color: light.bottle, textDecoration: 'underline', fontFamily: SANS }}
    >
      {children}
    </Link>
  );
}

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
