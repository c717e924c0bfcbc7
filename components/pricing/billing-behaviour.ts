/**
 * Points every plan's one door to checkout at the way of paying that is chosen in `section`. Without scripts each plan
 * has two doors, of which the styles show one.
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
  show();
  section.addEventListener('change', show);
  // The browser puts an earlier choice back without a word.
  addEventListener('pageshow', show);
  return () => {
    section.removeEventListener('change', show);
    removeEventListener('pageshow', show);
  };
}
