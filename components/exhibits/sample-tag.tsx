import { exhibitWords } from '@/content/exhibit-words';
import { isSample, sampleWords, type Sourced } from '@/content/provenance';
import './exhibit.css';

/** Says that figures are invented, within sight of the first one. Only our own prices and rules go without it. */
export function SampleTag({ children = exhibitWords.sample }: { children?: string }) {
  return <span className="sample-tag">{children}</span>;
}

/**
 * The tag of a review, person, count or badge that we invented; nothing for one that was checked. Where all of its
 * section are samples, one sentence there says so (`ledeWithSamples`), and the single tags are left out: `among` is
 * what the section shows.
 */
export function SampleTagOf({ item, among = [] }: SampleTagOfProps) {
  const isSaidOnce = among.length > 0 && among.every(isSample);
  return isSample(item) && !isSaidOnce ? (
    <span className="sample-tag min-h-0 py-0.5 px-2 text-tiny/[1.2]">{sampleWords.tag}</span>
  ) : null;
}

type SampleTagOfProps = { item: Partial<Sourced>; among?: readonly Partial<Sourced>[] };
