'use client';

import { Button } from './button';

/** Says that something broke on our side and offers to try again. Never shows the error's own words. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="min-h-[60vh] bg-sky">
      <div className="wrap py-[clamp(64px,9vw,136px)]">
        <h1>Something broke on our side.</h1>
        <p className="mt-4 mb-6 max-w-[34em] text-lede">
          Nothing you did. Try once more; if it stays broken, call us and we’ll sort it out on the phone.
        </p>
        <Button onClick={onRetry}>Try Again</Button>
      </div>
    </section>
  );
}
