'use client';

// oxlint-disable-next-line no-restricted-imports -- only the server draws it, and knows the address
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/routes';

/**
 * The notice that stays until it is closed (page-script/toasts.ts), on every page but the promotion's. It is part of the
 * static HTML.
 */
export function TestingToast() {
  if (usePathname() === routes.promotion()) return null;
  return (
    <aside data-shell data-toast-box aria-label="Notifications" className="toast">
      <output aria-labelledby="toast-title" className="block">
        <b id="toast-title" className="block">
          Website Testing
        </b>
        We’re testing a new site architecture. Please come back soon.
      </output>
      <button type="button" data-toast-close aria-label="Dismiss" className="toast-close">
        <Icon name="x" className="size-5" />
      </button>
    </aside>
  );
}
