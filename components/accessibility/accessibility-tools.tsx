import { accessibilityTools } from '@/content/accessibility-tools';
import { embeds } from '@/content/embeds';
import { routes } from '@/lib/routes';
import { AccessibilityButton } from './accessibility-button';
import { AccessibilityPanel } from './accessibility-panel';

/** The footer's 'Accessibility Tools' button. */
export function AccessibilityToolsButton() {
  return (
    <AccessibilityButton
      panel={PANEL_ID}
      label={accessibilityTools.title}
      policyHref={POLICY}
      widget={embeds.accessibilityWidget}
    />
  );
}

/** The panel that the button opens. It stands outside the footer, whose dark ground it must not inherit. */
export function AccessibilityToolsPanel() {
  const { title, heading, text, done, reset, groups, policy } = accessibilityTools;
  return (
    <AccessibilityPanel
      id={PANEL_ID}
      title={title}
      heading={heading}
      text={text}
      done={done}
      reset={reset}
      groups={groups}
      policy={{ href: POLICY, label: policy }}
    />
  );
}

const PANEL_ID = 'accessibility-tools';
const POLICY = routes.policy('accessibility-policy');
