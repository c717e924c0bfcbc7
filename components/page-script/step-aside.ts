import { consentBar } from '@/components/consent/consent-question';

/**
 * On a phone the consent bar makes room while a button of the page lies under it, and comes back when that has moved on:
 * a question never stands in the way of what the visitor came for.
 */
export function startSteppingAside(): void {
  const bar = consentBar();
  if (!bar || !matchMedia(PHONE).matches) return;
  const covered = new Set<Element>();
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      bar.toggleAttribute('data-aside', covered.size > 0 && !bar.contains(document.activeElement));
    },
    // Only the strip of the screen that the bar lies on counts.
    { rootMargin: `-${window.innerHeight - bar.offsetHeight}px 0px 0px` },
  );
  for (const button of document.querySelectorAll('main .btn')) observer.observe(button);
}

const PHONE = '(width < 37.5em)';
