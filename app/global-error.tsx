'use client';

import { ErrorScreen } from '@/components/ui/error-screen';
import { failure } from '@/content/failure';
import { archivo, figtree } from './fonts';
import './globals.css';

/** The last resort: the layout itself failed. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en" className={`${archivo.variable} ${figtree.variable}`}>
      <body>
        <title>Something went wrong</title>
        <main id="main">
          <ErrorScreen {...failure} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
