import { culture } from '@/content/culture';
import { team } from '@/content/team';
import { routes } from '@/lib/site/routes';
import type { Quote } from './clauses';
import { plainWords, type Reading } from './read-question';

/** Those who founded the agency, by what the page of the team calls them. */
export function founders(): Quote[] {
  return team.filter(({ role }) => FOUNDER.test(role)).map(quoteOf);
}

/** "Who is Maya?": what the page of the team says about a person; null for any other question, and where two have the name. */
export function describePerson({ words, pieces }: Pick<Reading, 'words' | 'pieces'>): Quote | null {
  const text = words.join(' ');
  if (!WHO.test(text) || pieces.some(({ senses, unread }) => unread !== undefined || senses.length === 0))
    return null;
  const named = pieces.filter(({ senses }) => senses.some(({ kind }) => kind === 'person'));
  const others = pieces.filter(piece => !named.includes(piece));
  const isAlone = others.every(({ senses }) => senses.some(({ kind }) => kind === 'chatter'));
  const parts = named.flatMap(piece => piece.text.split(' '));
  const people = team.filter(({ name }) => parts.every(part => plainWords(name).includes(part)));
  const [person] = people;
  return person && parts.length > 0 && isAlone && people.length === 1 ? quoteOf(person) : null;
}

function quoteOf({ name, role, line }: (typeof team)[number]): Quote {
  return { text: `${name}, ${role}. ${line}`, href: routes.team(), from: culture.heading };
}

const FOUNDER = /found|owner/i;
const WHO = /^(?:who|whos|what do|what doe|tell me about)\b/;
