/**
 * Chooses in the form's list what the address asks for (`?inquiry=free-audit`), unless the visitor has chosen already.
 * An inquiry that the list does not know changes nothing.
 */
export function inquiryBehaviour(box: HTMLElement, search = location.search): void {
  const list = box.querySelector<HTMLSelectElement>('select[name="inquiry"]');
  const asked = new URLSearchParams(search).get('inquiry');
  if (!list || asked === null) return;
  const isUntouched = list.selectedOptions[0]?.defaultSelected ?? list.selectedIndex === 0;
  const isKnown = Array.from(list.options).some(({ value }) => value === asked);
  if (isUntouched && isKnown) list.value = asked;
}

/**
 * The source of an inline script that marks the page with the inquiry before anything of it is drawn, so that the
 * asked-for form stands first from the start and nothing jumps.
 */
export const INQUIRY_SCRIPT = `(function(html,asked){if(/^[a-z-]{1,40}$/.test(asked))html.dataset.inquiry=asked})(document.documentElement,new URLSearchParams(location.search).get('inquiry')||'')`;
