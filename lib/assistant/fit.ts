import { softConcepts } from '@/content/assistant-words';
import { hasConcept, plainWords, type ConceptId, type Piece, type Reading } from './read-question';
import type { Topic } from './topics/topic';

/** How many needs of a topic a question meets, and what may stand in it besides. */
type Fit = { size: number; allowed: ReadonlySet<string> };

/** The way of asking that needs most of what is in the question. */
export function bestFit(reading: Reading, { when, also = '' }: Pick<Topic, 'when' | 'also'>): Fit | null {
  const met = waysOf(when)
    .map(way => way.split(' '))
    .filter(needs => needs.every(need => isThere(reading, need)));
  if (met.length === 0) return null;
  const allowed = [...met.flat(), ...also.split(' ')].map(need => need.replace('+', ''));
  return { size: Math.max(...met.map(needs => needs.length)), allowed: new Set(allowed) };
}

export function waysOf(when: string): string[] {
  return when.split(',').map(way => way.trim());
}

function isThere(reading: Reading, token: string): boolean {
  if (!token.startsWith('@')) return hasConcept(reading, token as ConceptId);
  const kind = token.slice(1).replace('+', '');
  const count = reading.things.filter(thing => thing.kind === kind).length;
  return count >= (token.endsWith('+') ? 2 : 1);
}

/** The pieces of a question that neither the topic nor its reply accounts for. */
export function blocks({ pieces }: Reading, allowed: ReadonlySet<string>, said: string): Piece[] {
  const saidWords = new Set(plainWords(said));
  return pieces.filter(({ text, senses, unread }) => {
    if (unread !== undefined) return !saidWords.has(text);
    if (senses.some(({ kind }) => kind === 'stop')) return true;
    return !senses.some(sense => {
      if (sense.kind === 'chatter') return true;
      if (sense.kind === 'concept') return allowed.has(sense.id) || SOFT.has(sense.id);
      return sense.kind === 'thing' && allowed.has(`@${sense.thing.kind}`);
    });
  });
}

/** "3 weeks" and the like, up to a month. */
export function isShortTime(piece: Piece, { pieces }: Reading): boolean {
  const unit = pieces[pieces.indexOf(piece) + 1]?.text ?? '';
  const days = Number(piece.text) * (unit.startsWith('week') ? 7 : unit.startsWith('day') ? 1 : Infinity);
  return days <= SHORT_DAYS;
}

export function isOdd({ senses, unread }: Piece): boolean {
  return unread === 'number' || unread === 'unknown' || senses.some(({ kind }) => kind === 'stop');
}

/** Concepts that never stop an answer. */
export const SOFT: ReadonlySet<string> = new Set(softConcepts);
const SHORT_DAYS = 31;
