/** Marks the element once its top is within 70% of the viewport's height; the styles then let it grow to full size. */
export function nearBehaviour(element: HTMLElement): () => void {
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.near = '';
      watch.disconnect();
    },
    { rootMargin: BELOW_SEVENTY_PERCENT },
  );
  watch.observe(element);
  return () => watch.disconnect();
}

const BELOW_SEVENTY_PERCENT = '0px 0px -30% 0px';
