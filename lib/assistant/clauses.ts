import { readPolicies } from '@/lib/documents';
import { readSearchDocuments, splitPolicy } from '@/lib/search';
import { routes } from '@/lib/site/routes';

/** What a reply shows of the site: its own words, and where they stand. */
export type Quote = {
  text: string;
  /** The question of the site that `text` answers, where it is one. */
  question?: string;
  href: string;
  /** The page, and the heading where there is one. */
  from: string;
};

/** The sentences that replies take from the site; read once, because documents do not change while a process runs. */
export type Clauses = {
  /**
   * The sentences of a policy's part in which these texts stand, in that order. Null where one is missing, as with a policy
   * of another agency's own.
   */
  clause: (slug: string, anchor: string, ...parts: readonly string[]) => Quote | null;
  /** The answer to a question of the site that begins so. */
  faq: (question: string) => Quote | null;
};

/** In the place of an anchor: what a policy says before its first heading. */
export const SHORT_VERSION = '';

export function readClauses(): Clauses {
  const policies = new Map(readPolicies().map(policy => [policy.slug, policy]));
  const parts = new Map(
    [...policies.values()].flatMap(({ slug, body }) => {
      const { lead, parts: headed } = splitPolicy(body);
      return [{ heading: '', anchor: SHORT_VERSION, text: lead }, ...headed].map(
        part => [`${slug}#${part.anchor}`, part] as const,
      );
    }),
  );
  const faqs = readSearchDocuments([]).filter(({ type }) => type === 'faq');
  return {
    clause: (slug, anchor, ...wanted) => {
      const part = parts.get(`${slug}#${anchor}`);
      const policy = policies.get(slug);
      if (!part || !policy) return null;
      const sentences = sentencesOf(part.text);
      const found = wanted.map(text => sentences.find(sentence => sentence.includes(text)));
      if (found.some(sentence => sentence === undefined)) return null;
      const text = [...new Set(found)].join(' ');
      return anchor === SHORT_VERSION
        ? { text, href: routes.policy(slug), from: policy.heading }
        : { text, href: `${routes.policy(slug)}#${anchor}`, from: `${policy.heading}: ${part.heading}` };
    },
    faq: question => {
      const document = faqs.find(({ title }) => title.startsWith(question));
      if (!document) return null;
      return faqQuote(document);
    },
  };
}

export function faqQuote({ title, summary, url }: { title: string; summary: string; url: string }): Quote {
  return { text: summary, question: title, href: url, from: title };
}

/** The sentences of a text in one line. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!][”"’)]?)\s+(?=[\p{Lu}“"(\d])/u).filter(Boolean);
}
