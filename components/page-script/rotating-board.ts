import { isMotionReduced } from '@/components/accessibility/is-motion-reduced';
import type { BoardWord } from '@/components/sections/board-words';

/**
 * Changes the word on the hero's board every three seconds with a half-second fade. It rests while the visitor has
 * paused it, while the tab is hidden or the board is out of sight, and always where less motion is asked for.
 */
export function start(root: HTMLElement): void {
  const text = root.querySelector<HTMLElement>('[data-board-text]');
  const toggle = root.querySelector<HTMLButtonElement>('[data-board-toggle]');
  if (!text) return;
  const words = JSON.parse(root.dataset['words'] ?? '[]') as BoardWord[];
  let index = 0;
  let isSeen = true;
  let fade: ReturnType<typeof setTimeout> | undefined;

  const turn = () => {
    if (document.hidden || !isSeen || root.dataset['paused'] !== undefined || isMotionReduced()) return;
    text.dataset['fading'] = '';
    fade = setTimeout(() => {
      index = (index + 1) % words.length;
      paint(text, words[index]);
      delete text.dataset['fading'];
    }, FADE_MS);
  };
  setInterval(turn, WORD_MS);
  root.dataset['turning'] = '';
  new IntersectionObserver(([entry]) => (isSeen = entry?.isIntersecting ?? true)).observe(root);
  toggle?.addEventListener('click', () => {
    toggle.setAttribute('aria-pressed', String(root.toggleAttribute('data-paused')));
    // The word that was there when the button was pressed stays, even if it had begun to fade.
    clearTimeout(fade);
    delete text.dataset['fading'];
  });
}

function paint(text: HTMLElement, word: BoardWord | undefined): void {
  if (!word) return;
  text.textContent = word[0];
  text.style.setProperty('--fit', `${word[1]}%`);
  text.style.setProperty('--fit-scale', String(word[2]));
}

const WORD_MS = 3000;
const FADE_MS = 500;
