import { entranceBehaviour } from '@/components/account/entrance-behaviour';
import { forgettingBehaviour } from '@/components/account/forgetting-behaviour';
import { printBehaviour } from '@/components/checkout/print-behaviour';
import { timeZoneBehaviour } from '@/components/contact/time-zone-behaviour';
import { markCurrentSection } from '@/components/documents/toc-behaviour';
import { embedBehaviour } from '@/components/embeds/embed-behaviour';
import { filmBehaviour } from '@/components/embeds/film-behaviour';
import { enhanceForm } from '@/components/forms/enhance-form';
import { foldingRowsBehaviour } from '@/components/packages/folding-rows-behaviour';
import { reviewTextBehaviour } from '@/components/reviews/review-text-behaviour';
import { nearBehaviour } from '@/components/sections/near-behaviour';
import { carouselBehaviour } from '@/components/ui/carousel-behaviour';
import { attachAll, only, type Behaviours } from '../behaviours';

/** What nobody needs before they touch the page. */
const TOUCHED: Behaviours = {
  carousel: carouselBehaviour,
  embed: embedBehaviour,
  entrance: entranceBehaviour,
  film: only(HTMLVideoElement, filmBehaviour),
  'folding-rows': foldingRowsBehaviour,
  forgetting: forgettingBehaviour,
  form: only(HTMLFormElement, enhanceForm),
  near: nearBehaviour,
  print: printBehaviour,
  'review-text': reviewTextBehaviour,
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

function markTableOfContents(id: string): void {
  const toc = document.getElementById(id);
  if (toc) markCurrentSection(toc);
}
