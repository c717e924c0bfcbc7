import { Icon } from '@/components/ui/icon';

/**
 * The notice that stays until it is closed (page-script/toasts.ts). It is part of the static HTML.
 */
export function TestingToast() {
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
