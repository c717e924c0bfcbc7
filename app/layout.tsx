import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageScriptInDevelopment } from '@/components/page-script/page-script-in-development';
import { siteHeadScript } from '@/components/shell/site-head-script';
import { THEME_COLORS } from '@/lib/seo/addresses';
import { getEnv } from '@/lib/site/site';
import { archivo, figtree } from './fonts';
import './globals.css';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${archivo.variable} ${figtree.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: siteHeadScript(getEnv()) }} />
      </head>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' ? <PageScriptInDevelopment /> : null}
      </body>
    </html>
  );
}
