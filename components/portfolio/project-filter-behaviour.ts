import { ALL_PROJECTS, countText } from './filter-words';

/**
 * Keeps the chosen category in the address (so that it survives a visit to a project and the way back) and announces
 * how many projects are shown. The hiding itself is done by the styles. Safe to attach twice.
 */
export function projectFilterBehaviour(root: HTMLElement): () => void {
  const radios = Array.from(root.querySelectorAll<HTMLInputElement>('input[name="category"]'));
  const cards = Array.from(root.querySelectorAll<HTMLElement>('[data-category]'));
  const status = root.querySelector('output');
  const chosen = () => radios.find(radio => radio.checked)?.value ?? ALL_PROJECTS;

  const announce = () => {
    const category = chosen();
    const shown = cards.filter(card => category === ALL_PROJECTS || card.dataset.category === category);
    const text = countText(shown.length, cards.length);
    if (status && status.textContent !== text) status.textContent = text;
  };
  const writeAddress = () => {
    const url = new URL(location.href);
    if (chosen() === ALL_PROJECTS) url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, chosen());
    if (url.href !== location.href) history.replaceState(history.state, '', url);
    announce();
  };
  const readAddress = () => {
    const named = new URLSearchParams(location.search).get(PARAMETER) ?? ALL_PROJECTS;
    const radio = radios.find(({ value }) => value === named) ?? radios[0];
    if (radio) radio.checked = true;
    announce();
  };

  // A choice made before the script arrived, or put back by the browser, counts unless the address names another.
  if (location.search.includes(`${PARAMETER}=`)) readAddress();
  else writeAddress();
  root.addEventListener('change', writeAddress);
  window.addEventListener('popstate', readAddress);
  return () => {
    root.removeEventListener('change', writeAddress);
    window.removeEventListener('popstate', readAddress);
  };
}

const PARAMETER = 'category';
