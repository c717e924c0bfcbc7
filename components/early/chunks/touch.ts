import { markCurrentSection } from '@/components/documents/toc-behaviour';
import { enhanceForm } from '@/components/forms/enhance-form';
import { nearBehaviour } from '@/components/sections/near-behaviour';
import { attachAll, only, type Behaviours } from '../behaviours';

/** What nobody needs before they touch the page. */
const TOUCHED: Behaviours = {
  form: only(HTMLFormElement, enhanceForm),
  near: nearBehaviour,
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
