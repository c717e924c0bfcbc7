import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { accessibilityTools } from '@/content/accessibility-tools';
import { embeds } from '@/content/embeds';
import { routes } from '@/lib/site/routes';

/** The footer's button opens the tools: our own panel, or a configured third party's. Without scripts it leads to the policy. */
export function AccessibilityToolsButton() {
  const { script, openFunction } = embeds.accessibilityWidget;
  const label = (
    <>
      <Icon name="accessibility" className="size-5" /> {accessibilityTools.title}
    </>
  );
  return (
    <>
      {script === '' ? (
        <button
          type="button"
          command="show-modal"
          commandfor={PANEL_ID}
          data-js-only
          className="footer-button"
        >
          {label}
        </button>
      ) : (
        <Island name="accessibility-widget" script={script} openFunction={openFunction} panelId={PANEL_ID}>
          {label}
        </Island>
      )}
      <noscript>
        <a href={POLICY} className="footer-button">
          {label}
        </a>
      </noscript>
    </>
  );
}

/** The panel that the button opens. It stands outside the footer, whose dark ground it must not inherit. */
export function AccessibilityToolsPanel() {
  return <Island name="accessibility-panel" id={PANEL_ID} policyHref={POLICY} />;
}

const PANEL_ID = 'accessibility-tools';
const POLICY = routes.policy('accessibility-policy');
