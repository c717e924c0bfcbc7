/**
 * What a heading is about, for those who jump from heading to heading and hear nothing of the page around it: our
 * headings are figures of speech. Hidden, and left out where the visible heading already says it.
 */
export function Topic({ name, of }: { name: string | undefined; of: unknown }) {
  const isSaid = typeof of === 'string' && name && of.toLowerCase().includes(name.toLowerCase());
  return name && !isSaid ? <span className="sr-only">{`${name}: `}</span> : null;
}
