import { pageClaim } from './page-scope';
import type { StreetSlot } from './street';
import { streetRow } from './street-drawing';

/** Shops standing on a section's own ground line, running out at the right. Decorative. Give it a height by class. */
export function StreetRow({ plan, className = '' }: { plan: readonly StreetSlot[]; className?: string }) {
  const markup = streetRow({ plan, claim: pageClaim() });
  return (
    <div
      className={`[&>svg]:size-full [&>svg]:overflow-visible ${className}`}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
