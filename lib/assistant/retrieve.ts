import MiniSearch from 'minisearch';
import { SMALL_WORDS, type SearchDocument } from '@/lib/search';
import { faqQuote, sentencesOf, type Quote } from './clauses';
import { plainWords } from './read-question';

export type Retrieval = {
  /** The site's question that has every telling word of this one, most of them in its title. */
  findQuestion: (words: readonly string[]) => Quote | null;
  /** The closest passages, best first; none where too little is shared. */
  findNear: (words: readonly string[]) => readonly Quote[];
};

/** Passages found by any of their words: questions of the site, clauses, pages about what is sold. */
export function createRetrieval(documents: readonly SearchDocument[]): Retrieval {
  const entries = documents
    .filter(({ type, isPart }) => type === 'faq' || (type === 'policy' && isPart))
    .map(document => ({
      document,
      id: document.id,
      title: document.title,
      body: `${document.summary} ${document.body}`,
    }));
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  const index = new MiniSearch<{ id: string; title: string; body: string }>({
    fields: ['title', 'body'],
    tokenize: toTerms,
    processTerm: term => term,
    searchOptions: { boost: { title: 2 }, combineWith: 'OR' },
  });
  index.addAll(entries.map(({ id, title, body }) => ({ id, title, body })));
  const search = (words: readonly string[]) => index.search({ combineWith: 'OR', queries: telling(words) });
  return {
    findQuestion: words => {
      const wanted = telling(words);
      if (wanted.length < QUESTION_WORDS_MIN) return null;
      for (const { id } of search(words).slice(0, QUESTIONS_LOOKED_AT)) {
        const entry = byId.get(String(id));
        if (entry?.document.type !== 'faq') continue;
        const title = new Set(toTerms(entry.title));
        const all = new Set([...title, ...toTerms(entry.body)]);
        const inTitle = wanted.filter(word => title.has(word)).length;
        const ofTitle = telling([...title]);
        if (
          wanted.every(word => all.has(word)) &&
          inTitle >= wanted.length * TITLE_SHARE &&
          inTitle >= ofTitle.length * ASKED_SHARE
        )
          return faqQuote(entry.document);
      }
      return null;
    },
    findNear: words => {
      const wanted = telling(words);
      if (wanted.length < 2) return [];
      return search(words)
        .slice(0, NEAR_MAX)
        .flatMap(({ id }) => {
          const entry = byId.get(String(id));
          if (!entry) return [];
          const { document } = entry;
          const terms = new Set([...toTerms(entry.title), ...toTerms(entry.body)]);
          if (wanted.filter(word => terms.has(word)).length < wanted.length * NEAR_SHARE) return [];
          return [document.type === 'faq' ? faqQuote(document) : passage(document, wanted)];
        });
    },
  };
}

/** The sentence of a clause that shares most words with the question. */
function passage({ title, context, body, url }: SearchDocument, wanted: readonly string[]): Quote {
  const scored = sentencesOf(body).map(sentence => {
    const terms = new Set(toTerms(sentence));
    return { sentence, score: wanted.filter(word => terms.has(word)).length };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { sentence: body, score: -1 });
  return { text: best.sentence, href: url, from: context ? `${context}: ${title}` : title };
}

function toTerms(text: string): string[] {
  return plainWords(text);
}

function telling(words: readonly string[]): string[] {
  return [...new Set(words)].filter(word => !SMALL.has(word) && word.length > 1);
}

const SMALL: ReadonlySet<string> = new Set([...SMALL_WORDS].flatMap(word => plainWords(word)));

const QUESTION_WORDS_MIN = 2;
const QUESTIONS_LOOKED_AT = 5;
const TITLE_SHARE = 0.6;
/** Of the telling words in the site's question, those that this one has: a word more narrows it. */
const ASKED_SHARE = 0.75;
const NEAR_MAX = 3;
const NEAR_SHARE = 0.5;
