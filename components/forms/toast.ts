/**
 * Shows one short message in the page's toast area, in the place of any other of ours (document 1 §9: one at once,
 * five seconds). What it means always stands in the page as well, so nobody has to catch it.
 */
export function showToast(toast: Toast): void {
  const region = findRegion();
  region.querySelectorAll('[data-form-toast]').forEach(earlier => earlier.remove());
  const card = drawToast(toast);
  region.append(card);
  dismissAfter(card, DISPLAY_MS);
}

export type Toast = { tone: 'ok' | 'error'; title: string; text?: string };

function drawToast({ tone, title, text }: Toast): HTMLElement {
  const card = make('div', `toast ${tone === 'error' ? '[--toast-bar:var(--color-error)]' : ''}`);
  card.dataset['formToast'] = tone;
  card.append(make('p', 'font-bold', title));
  if (text) card.append(make('p', '', text));
  card.append(closeButton(card));
  return card;
}

function closeButton(card: HTMLElement): HTMLElement {
  const button = make('button', 'toast-close text-[1.4rem] leading-none', '×');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', 'Close');
  button.addEventListener('click', () => card.remove());
  return button;
}

/** Reading takes as long as it takes: the clock stands while the pointer or the focus is on the card. */
function dismissAfter(card: HTMLElement, delayMs: number): void {
  let timer = setTimeout(() => card.remove(), delayMs);
  const hold = () => clearTimeout(timer);
  const goOn = () => {
    timer = setTimeout(() => card.remove(), delayMs);
  };
  card.addEventListener('pointerenter', hold);
  card.addEventListener('pointerleave', goOn);
  card.addEventListener('focusin', hold);
  card.addEventListener('focusout', goOn);
}

function findRegion(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('[data-form-toasts]');
  if (existing) return existing;
  const region = make('div', 'relative z-50');
  region.dataset['formToasts'] = '';
  region.setAttribute('role', 'status');
  // Inside a landmark, where a reader who walks the page by them finds it.
  (document.querySelector('main') ?? document.body).append(region);
  return region;
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

const DISPLAY_MS = 5_000;
