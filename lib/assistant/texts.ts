import { assistant } from '@/content/assistant';
import type { Quote } from './clauses';
import type { Reply } from './reply';

/** The texts of a reply, in the order in which the page shows them. */
export function textsOf(reply: Reply): Said[] {
  if (reply.kind === 'answer')
    return [
      ...reply.quotes,
      ...otherWords(reply.inOtherWords),
      ...reply.missing.map(part => ({ text: assistant.noAnswerToPart.replace('{part}', part) })),
    ];
  if (reply.kind === 'near')
    return [{ text: assistant.near }, ...reply.quotes, ...otherWords(reply.inOtherWords)];
  if (reply.kind === 'clarify')
    return [{ text: assistant.which }, ...reply.choices.map(({ label }) => ({ text: label }))];
  if (reply.kind === 'book') return [{ text: assistant.book.lede }];
  if (reply.kind === 'courtesy') return [{ text: assistant.courtesy[reply.of] }];
  if (reply.kind === 'machine') return [{ text: assistant.machine }];
  if (reply.kind === 'human') return [{ text: assistant.human[reply.reason] }];
  const isWord = reply.reason === 'word' && reply.word !== null;
  const text = isWord
    ? assistant.refuse.word.replace('{word}', reply.word ?? '')
    : assistant.refuse[reply.reason === 'word' ? 'nothing' : reply.reason];
  return [{ text }];
}

function otherWords(text: string | undefined): Said[] {
  return text === undefined ? [] : [{ text: `${assistant.model.label} ${text}` }];
}

/** A text of a reply; one from a page of the site says which. */
export type Said = { text: string } & Partial<Omit<Quote, 'text'>>;
