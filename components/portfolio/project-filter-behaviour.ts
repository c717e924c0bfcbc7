import { ALL_PROJECTS, CATEGORY_PARAMETER, countText } from './filter-words';

/**
 * Filters in place, keeps the choice in the address (so that Back, a copied link and a visit to a project keep it), and
 * announces how many projects are shown. The hiding itself is done by the styles. Safe to attach twice.
 */
export function projectFilterBehaviour(root: HTMLElement): () => void {
  const buttons = Array.from(root.querySelectorAll<HTMLButtonElement>('form button'));
  const cards = Array.from(root.querySelectorAll<HTMLElement>('[data-category]'));
  const status = root.querySelector('output');

  const show = (category: string) => {
    root.dataset['projects'] = category;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === category));
    const shown = cards.filter(card => category === ALL_PROJECTS || card.dataset['category'] === category);
    const text = countText(shown.length, cards.length);
    if (status && status.textContent !== text) status.textContent = text;
  };
  const readAddress = () => {
    const named = new URLSearchParams(location.search).get(CATEGORY_PARAMETER);
    show(buttons.find(({ value }) => value === named)?.value ?? ALL_PROJECTS);
  };
  const choose = (event: SubmitEvent) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const { value } = event.submitter;
    const url = new URL(location.href);
    if (value === ALL_PROJECTS) url.searchParams.delete(CATEGORY_PARAMETER);
    else url.searchParams.set(CATEGORY_PARAMETER, value);
    if (url.href !== location.href) history.pushState(null, '', url);
    show(value);
  };

  readAddress();
  root.addEventListener('submit', choose);
  window.addEventListener('popstate', readAddress);
  return () => {
    root.removeEventListener('submit', choose);
    window.removeEventListener('popstate', readAddress);
  };
}
