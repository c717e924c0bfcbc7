import { escapeHtml } from '../text.ts';
import { plainPage, plainPageLinks, type PlainPageLink } from './plain-page.ts';

/** A plain page of a few sentences, with the ways on from it. */
export function plainNotice({ title, sentences, ways, brand }: PlainNotice): string {
  const paragraphs = sentences.map(sentence => `<p>${escapeHtml(sentence)}</p>`);
  return plainPage({ title, brand, body: [...paragraphs, plainPageLinks(ways)].join('\n') });
}

type PlainNotice = {
  title: string;
  sentences: readonly string[];
  ways: readonly PlainPageLink[];
  brand: string;
};
