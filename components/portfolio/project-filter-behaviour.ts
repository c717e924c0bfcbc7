import { ALL_PROJECTS, CATEGORY_PARAMETER, countText } from './filter-words';

/**
 * Filters in place, keeps the choice in the address (so that Back, a copied link and a visit to a project keep it), and
 * announces how many projects are shown. Safe to attach twice.
 */
export function projectFilterBehaviour(root: HTMLElement): () => void {
  const buttons = Array.from(root.querySelectorAll<HTMLButtonElement>('form button'));
  const cards = Array.from(root.querySelectorAll<HTMLElement>('[data-category]'));
  const status = root.querySelector('output');

  const show = (category: string) => {
    root.dataset['projects'] = category;
    for (const button of buttons) button.ariaPressed = String(button.value === category);
    for (const card of cards)
      card.hidden = category !== ALL_PROJECTS && card.dataset['category'] !== category;
    const text = countText(cards.filter(card => !card.hidden).length, cards.length);
    if (status && status.textContent !== text) status.textContent = text;
  };
  const readAddress = () => {
    const named = new URLSearchParams(location.search).get(CATEGORY_PARAMETER);
    show(buttons.find(({ value }) => value === named)?.value ?? ALL_PROJECTS);
  };
  const choose = (event: SubmitEvent) => {
    const button = buttons.find(button => button === event.submitter);
    if (!button) return;
    event.preventDefault();
    const { value } = button;
    if (value !== root.dataset['projects'])
      history.pushState(
        null,
        '',
        value === ALL_PROJECTS ? location.pathname : `?${CATEGORY_PARAMETER}=${value}`,
      );
    show(value);
  };

  readAddress();
  root.addEventListener('submit', choose);
  addEventListener('popstate', readAddress);
  return () => {
    root.removeEventListener('submit', choose);
    removeEventListener('popstate', readAddress);
  };
}
