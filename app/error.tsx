'use client';

import { ErrorScreen } from '@/components/ui/error-screen';
import { failure } from '@/content/failure';

/** A page that failed while it was being shown. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main">
      <ErrorScreen {...failure} onRetry={reset} />
    </main>
  );
}
