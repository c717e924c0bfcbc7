import { signFit } from '@/components/drawings/sign-fit';

/** The words of the board with the width that each needs, computed once when the page is built. */
export function boardWords(words: readonly string[]): BoardWord[] {
  return words.map(word => {
    const { stretch, scale } = signFit(word);
    return [word, stretch, scale];
  });
}

/** A word, its font width in percent, and how much smaller it is painted. */
export type BoardWord = [word: string, stretch: number, scale: number];
