import { panelBehaviour } from '@/components/accessibility/panel-behaviour';
import { widgetButtonBehaviour } from '@/components/accessibility/widget-button-behaviour';
import { startAnalyticsBehaviour } from '@/components/analytics/start-analytics-behaviour';
import { markCurrentSection } from '@/components/documents/toc-behaviour';
import { revealBehaviour } from '@/components/promotion/reveal-behaviour';
import { nearBehaviour } from '@/components/sections/near-behaviour';
import { attachAll, only, type Behaviours } from '../behaviours';

/** What nobody needs before they touch the page. */
const TOUCHED: Behaviours = {
  'accessibility-panel': only(HTMLFormElement, panelBehaviour),
  'accessibility-widget': widgetButtonBehaviour,
  consent: startAnalyticsBehaviour,
  near: nearBehaviour,
  reveal: revealBehaviour,
  toc: marker => markTableOfContents(marker.dataset['toc'] ?? ''),
};

attachAll(TOUCHED);
// What comes into the page later, such as a form's thanks with a film in them.
document.addEventListener('part-added', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const element of target.querySelectorAll<HTMLElement>('[data-behaviour]'))
    TOUCHED[element.dataset['behaviour'] ?? '']?.(element);
});

function markTableOfContents(id: string): void {
  const toc = document.getElementById(id);
  if (toc) markCurrentSection(toc);
}
