/**
 * Leaves every plan one door to checkout and points it at the way of paying that is chosen in `section`. Until then each
 * has two, of which the styles show one.
 */
export function billingBehaviour(section: HTMLElement): () => void {
  const doors = section.querySelectorAll<HTMLAnchorElement>('[data-monthly]');
  const show = () => {
    const isMonthly = section.querySelector('[value="monthly"]:checked');
    for (const door of doors) {
      const { setup = '', monthly = '' } = door.dataset;
      door.removeAttribute('data-billing');
      door.href = isMonthly ? monthly : setup;
    }
  };
  for (const spare of section.querySelectorAll('a[data-billing="monthly"]')) spare.remove();
  show();
  section.addEventListener('change', show);
  // The browser puts an earlier choice back without a word.
  addEventListener('pageshow', show);
  return () => {
    section.removeEventListener('change', show);
    removeEventListener('pageshow', show);
  };
}
