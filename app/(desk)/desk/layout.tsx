import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './desk.css';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame is in each page, because people who are not staff get the site's. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return children;
}
