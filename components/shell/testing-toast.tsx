import { Icon } from '@/components/ui/icon';

/**
 * The notice that stays until it is closed (page-script/toasts.ts). It is part of the static HTML. Over pages it is a layer; where
 * money moves (`.notice-line`) and beside an error it is a line at the top of the page, so it covers nothing (app/shell.css).
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
