import type { SearchDocument } from './documents';
import { type SearchType, foldText, SMALL_WORDS, wordsOf } from './query';

/** What the header's preview knows of a document: sent to the browser, so every letter counts. */
export type PreviewDocument = {
  /** Title. */
  t: string;
  /** Description or excerpt. */
  s?: string;
  /** Keywords, folded, joined by commas. */
  m?: string;
  /** Further words, folded, each once. */
  w?: string;
  /** Kind. */
  k: SearchType;
  u: string;
};

/** The preview's small index, from the same documents as the server's. Paragraphs are left to the results page. */
export function toPreviewIndex(documents: readonly SearchDocument[]): PreviewDocument[] {
  return documents.filter(({ isPart, type }) => !isPart || type === 'faq').map(toPreviewDocument);
}

/** Products, services and articles keep the texts that they are searched by; of the others the words are enough. */
function toPreviewDocument({
  title,
  summary,
  body,
  keywords = [],
  type,
  url,
}: SearchDocument): PreviewDocument {
  const s = PHRASE_TYPES.has(type) ? summary : '';
  const searched = type === 'faq' ? '' : type === 'blog' ? body : summary;
  const m = keywords.map(foldText).join(',');
  const w = missingWords(searched, foldText(`${title} ${s} ${m}`));
  return {
    t: title,
    ...(s === '' ? {} : { s }),
    ...(m === '' ? {} : { m }),
    ...(w === '' ? {} : { w }),
    k: type,
    u: url.replace(/#.*/, ''),
  };
}

const SHORT = 2;

const PHRASE_TYPES: ReadonlySet<SearchType> = new Set(['product', 'service', 'blog']);

/** The telling words of `text`, each once, without those that stand in `known` or inside a longer one. */
function missingWords(text: string, listed: string): string {
  const words = new Set(
    wordsOf(foldText(text)).filter(word => word.length > SHORT && !SMALL_WORDS.has(word)),
  );
  const telling: string[] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length))
    if (!listed.includes(word) && !telling.some(longer => longer.includes(word))) telling.push(word);
  return telling.sort().join(' ');
}
