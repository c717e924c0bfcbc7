import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './desk.css';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The frame stands in each page: whoever is no staff must not even see that there is one. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return children;
}
