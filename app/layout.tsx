import type { ReactNode } from 'react';
import { siteHeadScript } from '@/components/shell/site-head-script';
import { getEnv } from '@/lib/env/server';
import { systemClock } from '@/lib/kernel/clock';
import { archivo, figtree } from './fonts';
import './globals.css';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${archivo.variable} ${figtree.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: siteHeadScript(getEnv(), systemClock.now()) }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
