import { isMotionReduced } from '@/components/accessibility/is-motion-reduced';
import type { BoardWord } from './board-words';

/**
 * Changes the word on the hero's board every three seconds with a half-second fade. It rests while the visitor has
 * paused it, while the tab is hidden or the board is out of sight, and always where less motion is asked for.
 * Safe to attach twice.
 */
export function rotateBoardBehaviour(root: HTMLElement): () => void {
  const text = root.querySelector<HTMLElement>('[data-board-text]');
  const toggle = root.querySelector<HTMLButtonElement>('[data-board-toggle]');
  if (!text || root.dataset.rotation === 'attached') return () => undefined;
  root.dataset.rotation = 'attached';
  const stop = new AbortController();
  const words = parseWords(root.dataset.words ?? '[]');
  let shown = 0;
  let isSeen = true;
  let fade: ReturnType<typeof setTimeout> | undefined;

  const turn = () => {
    if (document.hidden || !isSeen || root.dataset.paused !== undefined || isMotionReduced()) return;
    text.dataset.fading = '';
    fade = setTimeout(() => {
      shown = (shown + 1) % words.length;
      paint(text, words[shown]);
      delete text.dataset.fading;
    }, FADE_MS);
  };
  const timer = setInterval(turn, WORD_MS);
  const sight = new IntersectionObserver(([entry]) => (isSeen = entry?.isIntersecting ?? true));
  sight.observe(root);
  const keepWord = () => {
    clearTimeout(fade);
    delete text.dataset.fading;
  };
  const togglePause = () => {
    const isPaused = root.toggleAttribute('data-paused');
    toggle?.setAttribute('aria-pressed', String(isPaused));
    // The word that was there when the button was pressed stays, even if it had begun to fade.
    keepWord();
  };
  toggle?.addEventListener('click', togglePause, { signal: stop.signal });

  return () => {
    stop.abort();
    clearInterval(timer);
    keepWord();
    sight.disconnect();
    delete root.dataset.rotation;
  };
}

function paint(text: HTMLElement, word: BoardWord | undefined): void {
  if (!word) return;
  text.textContent = word[0];
  text.style.setProperty('--fit', `${word[1]}%`);
  text.style.setProperty('--fit-scale', String(word[2]));
}

function parseWords(json: string): BoardWord[] {
  return JSON.parse(json) as BoardWord[];
}

const WORD_MS = 3000;
const FADE_MS = 500;
