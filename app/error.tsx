'use client';

import { ErrorScreen } from '@/components/ui/error-screen';

/** A page that failed while it was being shown. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main">
      <ErrorScreen onRetry={reset} />
    </main>
  );
}
