import { panelBehaviour } from '@/components/accessibility/panel-behaviour';
import { widgetButtonBehaviour } from '@/components/accessibility/widget-button-behaviour';
import { entranceBehaviour } from '@/components/account/entrance-behaviour';
import { forgettingBehaviour } from '@/components/account/forgetting-behaviour';
import { startAnalyticsBehaviour } from '@/components/analytics/start-analytics-behaviour';
import { timeZoneBehaviour } from '@/components/contact/time-zone-behaviour';
import { markCurrentSection } from '@/components/documents/toc-behaviour';
import { enhanceForm } from '@/components/forms/enhance-form';
import { revealBehaviour } from '@/components/promotion/reveal-behaviour';
import { nearBehaviour } from '@/components/sections/near-behaviour';
import { menuBehaviour } from '@/components/shell/menu-behaviour';
import { themeBehaviour } from '@/components/shell/theme-behaviour';
import { dialogBehaviour } from '@/components/ui/dialog-behaviour';
import { attachAll, only, type Behaviours } from '../behaviours';

/** What nobody needs before they touch the page. */
const TOUCHED: Behaviours = {
  'accessibility-panel': only(HTMLFormElement, panelBehaviour),
  'accessibility-widget': widgetButtonBehaviour,
  consent: startAnalyticsBehaviour,
  dialog: only(HTMLDialogElement, dialogBehaviour),
  entrance: entranceBehaviour,
  forgetting: forgettingBehaviour,
  form: only(HTMLFormElement, enhanceForm),
  menus: marker => around(marker, '[data-header]', menuBehaviour),
  near: nearBehaviour,
  reveal: revealBehaviour,
  theme: themeBehaviour,
  'time-zone': box => timeZoneBehaviour(box),
  toc: marker => markTableOfContents(marker.dataset['toc'] ?? ''),
};

attachAll(TOUCHED);
// What comes into the page later, such as a form's thanks with a film in them.
document.addEventListener('part-added', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const element of target.querySelectorAll<HTMLElement>('[data-behaviour]'))
    TOUCHED[element.dataset['behaviour'] ?? '']?.(element);
});

function around(marker: HTMLElement, selector: string, behaviour: (element: HTMLElement) => unknown): void {
  const element = marker.closest<HTMLElement>(selector);
  if (element) behaviour(element);
}

function markTableOfContents(id: string): void {
  const toc = document.getElementById(id);
  if (toc) markCurrentSection(toc);
}
