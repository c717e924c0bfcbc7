import { exhibitWords } from '@/content/exhibit-words';

/** Says that figures are invented, within sight of the first one. Only our own prices and rules go without it. */
export function SampleTag({ children = exhibitWords.sample }: { children?: string }) {
  return <span className="sample-tag">{children}</span>;
}
