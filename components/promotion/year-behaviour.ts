/**
 * Puts the years of a static page right: the promotion's year is that of the window which the head script found by
 * the visitor's clock. Looks again whenever that window changes. Safe to attach twice.
 */
export function yearBehaviour(element: HTMLElement, timeZone: string): () => void {
  const html = document.documentElement;
  const write = () => {
    const end = Number(html.dataset['promoEnd'] ?? '0');
    if (end === 0) return;
    const year = Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(end - 1));
    for (const slot of element.querySelectorAll<HTMLElement>('[data-promo-year]')) {
      const text = String(year + Number(slot.dataset['promoYear']));
      if (slot.textContent !== text) slot.textContent = text;
    }
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(html, { attributeFilter: ['data-promo-end'] });
  return () => observer.disconnect();
}
