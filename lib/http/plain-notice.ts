import { escapeHtml } from '../kernel/text.ts';
import { plainPage, plainPageWays, type PlainPageWay } from './plain-page.ts';

/** A plain page of a few sentences, with the ways on from it. */
export function plainNotice({ title, sentences, ways, brand }: PlainNotice): string {
  const paragraphs = sentences.map(sentence => `<p>${escapeHtml(sentence)}</p>`);
  return plainPage({ title, brand, body: [...paragraphs, plainPageWays(ways)].join('\n') });
}

type PlainNotice = {
  title: string;
  sentences: readonly string[];
  ways: readonly PlainPageWay[];
  brand: string;
};
