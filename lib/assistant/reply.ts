import type { WrittenAnswer } from '@/content/answers';
import { assistant } from '@/content/assistant';
import { sharedNames } from '@/content/assistant-words';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { pricingPage } from '@/content/pricing-page';
import { cleanQuery, type WordIndex } from '@/lib/search';
import { routes } from '@/lib/site/routes';
import type { Clauses, Quote } from './clauses';
import { firstLook, isCourtesy, type Courtesy } from './first-look';
import { bestFit, blocks, isOdd, isShortTime, SOFT, waysOf } from './fit';
import { describePerson } from './people';
import {
  hasConcept,
  isStopped,
  readQuestion,
  type ConceptId,
  type Piece,
  type Reading,
  type Thing,
} from './read-question';
import type { Retrieval } from './retrieve';
import type { Asked, Topic } from './topics/topic';
import { clarifications, topics } from './topics/topics';
import { findWrittenAnswer } from './written-answers';

/** What the assistant says. Every text is the site's own. */
export type Reply = { isSpanish?: boolean } & (
  | ({ kind: 'answer'; topic: string | null; missing: readonly string[] } & Quoted)
  | ({ kind: 'near' } & Quoted)
  | { kind: 'clarify'; choices: readonly Choice[] }
  | { kind: 'book' }
  | { kind: 'human'; reason: 'wanted' | 'account' | 'emergency' }
  | { kind: 'machine' }
  | { kind: 'courtesy'; of: Courtesy }
  | { kind: 'refuse'; reason: RefusalReason; word: string | null }
);

/** Sentences of the site, and what a language model made of them, where one is set up (lib/assistant/phrase.ts). */
type Quoted = { quotes: readonly Quote[]; inOtherWords?: string };

/** `word`: one that the site does not have. `number`: an amount or a date that the reply does not have. */
type RefusalReason = 'word' | 'number' | 'nothing' | 'outside' | 'danger' | 'card';
type Choice = { label: string; topic: string; of: string | null };

/** What was said before, as far as a reply depends on it. */
export type LastTurn = { topic: string; things: readonly Thing[] };

export type Knowledge = {
  clauses: Clauses;
  vocabulary: WordIndex;
  retrieval: Retrieval;
  written: readonly WrittenAnswer[];
};

/** Answers a question. The same question always gets the same reply; the clock comes in with the promotion and `isOpen`. */
export function replyTo(
  typed: string,
  { knowledge, promotion, isOpen, last = null }: Context & { last?: LastTurn | null },
): { reply: Reply; next: LastTurn | null } {
  const question = cleanQuery(typed);
  if (CARD.test(question) || ID_NUMBER.test(question))
    return only({ kind: 'refuse', reason: 'card', word: null });
  const reading = readQuestion(question, knowledge.vocabulary);
  const courtesy = isCourtesy(question);
  if (courtesy) return only({ kind: 'courtesy', of: courtesy });
  const first = firstLook(reading);
  if (first) return only(withLanguage(first, reading));
  const context = { knowledge, promotion, isOpen };
  const person = describePerson(reading);
  if (person)
    return only(withLanguage({ kind: 'answer', topic: null, quotes: [person], missing: [] }, reading));
  const found =
    followUp(reading, last, context) ??
    (refersBack(reading) || isBareTime(reading) ? answerAbout(reading, last, context) : null) ??
    answerSeveral(question, reading, context) ??
    answerWhole(reading, context) ??
    answerParts(question, reading, context) ??
    answerAbout(reading, last, context);
  if (found) return { reply: withLanguage(found.reply, reading), next: found.next ?? last };
  const written = findWrittenAnswer(question, knowledge.written);
  if (written)
    return only(withLanguage({ kind: 'answer', topic: null, quotes: [written], missing: [] }, reading));
  const reply = withLanguage(answerLoosely(reading, context), reading);
  return reply.kind === 'refuse' && reply.reason === 'word' ? { reply, next: NO_SUBJECT } : only(reply);

  function only(reply: Reply) {
    return { reply, next: last };
  }
}

/** The reply to a choice or a starter, by its ids; null where they name nothing. */
export function replyToTopic(
  { topic: id, of }: { topic: string; of: string | null },
  context: Context,
): { reply: Reply; next: LastTurn | null } | null {
  if (id === 'book') return { reply: { kind: 'book' }, next: null };
  if (id === 'platform')
    return { reply: { kind: 'answer', topic: id, quotes: [platformQuote()], missing: [] }, next: null };
  const topic = topics.find(candidate => candidate.id === id);
  if (!topic) return null;
  const things: Thing[] = [
    ...packages.map(({ id: name }) => ({ kind: 'package' as const, id: name })),
    ...plans.map(({ id: name }) => ({ kind: 'plan' as const, id: name })),
  ].filter(({ id: name }) => name === of);
  const quotes = say(topic, things, context);
  if (quotes.length === 0) return null;
  return { reply: { kind: 'answer', topic: id, quotes, missing: [] }, next: { topic: id, things } };
}

function withLanguage(reply: Reply, { isSpanish }: Reading): Reply {
  return isSpanish ? { ...reply, isSpanish } : reply;
}

/** `isOpen`: whether the phone is answered at this moment. */
type Context = { knowledge: Knowledge; promotion: Asked['promotion']; isOpen: boolean };
type Found = { reply: Reply; next: LastTurn | null };

/** A message that is only a thing, or only "how long?", is about what was said last. */
function followUp(reading: Reading, last: LastTurn | null, context: Context): Found | null {
  if (!last) return null;
  const senses = reading.pieces.flatMap(piece => piece.senses);
  const concepts = senses.flatMap(sense =>
    sense.kind === 'concept' && !SOFT.has(sense.id) ? [sense.id] : [],
  );
  if (reading.pieces.some(piece => piece.unread !== undefined) || isStopped(reading)) return null;
  const topic = topics.find(({ id }) => id === last.topic);
  if (!topic) return null;
  const isThingAlone = concepts.length === 0 && reading.things.length > 0;
  if (isThingAlone && topic.when.includes('@')) {
    const sameKind = reading.things.some(({ kind }) => topic.when.includes(`@${kind}`));
    const following = sameKind ? topic : topics.find(({ id }) => id === `${reading.things[0]?.kind}-price`);
    return following ? answerOf(following, reading.things, context) : null;
  }
  const bare = concepts.length === 1 && reading.things.length === 0 ? concepts[0] : undefined;
  if (bare && (bare === 'time' || bare === 'price') && topic.next?.[bare])
    return answerOf(
      topics.find(({ id }) => id === topic.next?.[bare]),
      last.things,
      context,
    );
  const isShort = reading.pieces.length <= FOLLOW_UP_MAX;
  const later = topics.find(({ id }) => id === topic.next?.when);
  if (concepts.length === 0 && isShort && hasConcept(reading, 'when') && later)
    return answerOf(later, last.things, context);
  // "Anything cheaper?" asks for another thing, and so does the name of a trade ("and the store?").
  const isOther = hasConcept(reading, 'cheap') || hasConcept(reading, 'trade');
  const isAsked = concepts.length > 0 || hasConcept(reading, 'include');
  if (isAsked && !isOther && reading.things.length === 0 && last.things.length > 0 && isShort) {
    const withThing = answerWhole({ ...reading, things: last.things }, context);
    if (withThing?.reply.kind === 'answer' && withThing.next && withThing.next.things.length > 0)
      return withThing;
  }
  return null;
}

/** A short message with the subject of the last reply in it: "does it speak Spanish?" after the chatbot. */
function answerAbout(reading: Reading, last: LastTurn | null, context: Context): Found | null {
  if (!last || reading.pieces.length > FOLLOW_UP_MAX || isStopped(reading)) return null;
  const topic = topics.find(({ id }) => id === last.topic);
  const subjects = topic ? subjectsOf(topic) : [];
  const asked = reading.pieces.flatMap(({ senses }) =>
    senses.flatMap(sense => (sense.kind === 'concept' ? [sense.id] : [])),
  );
  for (const subject of subjects) {
    if (asked.length === 0 || hasConcept(reading, subject)) break;
    const piece: Piece = { text: subject, senses: [{ kind: 'concept', id: subject }] };
    const whole = { ...reading, pieces: [...reading.pieces, piece] };
    const found = answerWhole(whole, context);
    // Something of the message itself must be what the reply is about: the subject alone was answered before.
    const about = found && topics.find(({ id }) => id === found.next?.topic);
    if (found?.reply.kind === 'answer' && about && needsOneOf(about, asked, whole)) return found;
  }
  // The price of "it" is not that of a website where the last subject was another one.
  const isGeneral = topic !== undefined && (subjects.length === 0 || / website(?: |,|$)/.test(topic.when));
  const isPriceOfIt =
    hasConcept(reading, 'price') &&
    isBareQuestion(reading) &&
    reading.pieces.some(({ text }) => POINTS_BACK.has(text));
  // "For how long?" is not how long something takes, whatever was said last.
  const isKept = isBareTime(reading) && reading.words[0] === 'for';
  const isOfSubject = isPriceOfIt || isBareTime(reading);
  if (!isKept && (!isOfSubject || isGeneral)) return null;
  return { reply: { kind: 'refuse', reason: 'nothing', word: null }, next: last };
}

/** What most ways of asking a topic have in common: its most frequent concept, and another one that is about as frequent. */
function subjectsOf({ when }: Topic): ConceptId[] {
  const counts = new Map<string, number>();
  for (const need of waysOf(when).flatMap(way => way.split(' ')))
    if (!need.startsWith('@') && !SOFT.has(need)) counts.set(need, (counts.get(need) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const sorted = [...counts]
    .filter(([, count]) => count >= most / 2)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SUBJECTS);
  // The ways of a topic name concepts, as a test of all of them holds.
  return sorted.map(([id]) => id as ConceptId);
}

function needsOneOf({ when }: Topic, asked: readonly ConceptId[], reading: Reading): boolean {
  return asked.some(id =>
    waysOf(when).some(way => way.split(' ').includes(id) && bestFit(reading, { when: way })),
  );
}

/** "For how long?": of what was said last, or of nothing. */
function isBareTime(reading: Reading): boolean {
  const { pieces, words } = reading;
  const isBare = isBareQuestion(reading) && pieces.length <= BARE_MAX;
  return isBare && hasConcept(reading, 'time') && !words.includes('take');
}

function refersBack({ words, pieces }: Reading): boolean {
  return (
    /^(?:and|but|what about|how about)(?: |$)/.test(words.join(' ')) ||
    pieces.some(({ text }) => POINTS_BACK.has(text))
  );
}

/** The topic that fits the whole question, a question between several, or nothing. */
function answerWhole(reading: Reading, context: Context): Found | null {
  const shared = reading.things.find(({ kind }) => kind === 'shared');
  if (shared && blocks(reading, SHARED, '').length === 0) {
    const choices = choicesOf(shared.id);
    return { reply: { kind: 'clarify', choices }, next: null };
  }
  for (const { when, also = '', choices } of clarifications) {
    const fit = bestFit(reading, { when, also });
    if (fit && blocks(reading, fit.allowed, '').length === 0)
      return {
        reply: { kind: 'clarify', choices: choices.map(choice => ({ of: null, ...choice })) },
        next: null,
      };
  }
  const fits = topics
    .map((topic, order) => ({ topic, order, fit: bestFit(reading, topic) }))
    .filter(candidate => candidate.fit !== null)
    .sort((a, b) => (b.fit?.size ?? 0) - (a.fit?.size ?? 0) || a.order - b.order);
  for (const { topic, fit } of fits) {
    if (!fit || (topic.soldApart && hasConcept(reading, 'include'))) continue;
    if (topic.alone && fit.size === 1 && reading.pieces.length > ALONE_MAX[topic.alone]) continue;
    const quotes = say(topic, reading.things, context);
    if (quotes.length === 0) continue;
    const said = quotes.map(({ text, from }) => `${text} ${from}`).join(' ');
    const blocked = blocks(reading, fit.allowed, said).filter(
      piece =>
        !(
          piece.unread === 'number' &&
          (topic.anyNumber || (topic.shortTimes && isShortTime(piece, reading)))
        ),
    );
    const others = blocked.filter(({ unread }) => unread === 'other').length;
    if (blocked.length > others || others > (fit.size > 1 ? 1 : 0)) continue;
    return answerOf(topic, reading.things, context);
  }
  return null;
}

/** Two questions in one message, each with an answer of its own: one topic that touches both would leave one out. */
function answerSeveral(question: string, reading: Reading, context: Context): Found | null {
  const parts = partsOf(question);
  if (parts.length < 2 || !parts.every(part => ASKS.test(part))) return null;
  const found = answerParts(question, reading, context);
  return found?.reply.kind === 'answer' && found.reply.missing.length === 0 ? found : null;
}

function partsOf(question: string): string[] {
  return question
    .split(PART_BREAK)
    .map(part => part.trim())
    .filter(part => part.length > 2);
}

/** Each part of a question with "and", a question mark or a semicolon, by itself. */
function answerParts(question: string, reading: Reading, context: Context): Found | null {
  const parts = partsOf(question);
  if (parts.length < 2 || parts.length > PARTS_MAX || isStopped(reading)) return null;
  const answers: { part: string; found: Found | null }[] = [];
  let before: LastTurn | null = null;
  for (const part of parts) {
    const partReading = readQuestion(part, context.knowledge.vocabulary);
    // A bare "how much" after a part that nothing answers is about that part, so nothing answers it either.
    const isBare: boolean = before === null && answers.length > 0 && isBareQuestion(partReading);
    const carried = partReading.things.length === 0 ? reading.things : partReading.things;
    const found: Found | null = isBare
      ? null
      : (followUp(partReading, before, context) ??
        answerWhole({ ...partReading, things: carried }, context) ??
        answerWhole(partReading, context));
    before = found?.next ?? before;
    answers.push({ part, found });
  }
  const quotes = answers.flatMap(({ found }) => (found?.reply.kind === 'answer' ? found.reply.quotes : []));
  const missing = answers.flatMap(({ part, found }) => (found?.reply.kind === 'answer' ? [] : [part]));
  // An amount that we do not post must not stand beside a price of ours.
  const odd = missing.some(part => readQuestion(part, context.knowledge.vocabulary).pieces.some(isOdd));
  if (quotes.length === 0 || odd) return null;
  const next = answers.find(({ found }) => found?.next)?.found?.next ?? null;
  return {
    reply: {
      kind: 'answer',
      topic: next?.topic ?? null,
      quotes: distinct(quotes).slice(0, QUOTES_MAX),
      missing,
    },
    next,
  };
}

function isBareQuestion({ pieces, things }: Reading): boolean {
  const concepts = pieces.filter(({ senses }) => senses.some(({ kind }) => kind === 'concept'));
  return things.length === 0 && concepts.length < 2;
}

/** A question of the site that is nearly this one, the nearest passages, or a refusal with its reason. */
function answerLoosely(reading: Reading, { knowledge }: Context): Reply {
  const stopped = reading.pieces.filter(isOdd);
  const number = stopped.find(({ unread }) => unread === 'number');
  if (number) return { kind: 'refuse', reason: 'number', word: null };
  const word = stopped[0];
  if (word)
    return {
      kind: 'refuse',
      reason: OUTSIDE.test(` ${reading.words.join(' ')} `) ? 'outside' : 'word',
      word: fitToRepeat(word.text),
    };
  const faq = knowledge.retrieval.findQuestion(reading.words);
  if (faq) return { kind: 'answer', topic: null, quotes: [faq], missing: [] };
  const quotes = hasConcept(reading, 'mailbox') ? [] : knowledge.retrieval.findNear(reading.words);
  if (quotes.length > 0) return { kind: 'near', quotes };
  return { kind: 'refuse', reason: 'nothing', word: null };
}

/** Letters only, and short: no one gets a text of theirs under our name. */
function fitToRepeat(word: string): string | null {
  return /^\p{L}{2,24}$/u.test(word) && !RUDE.test(word) ? word : null;
}

function answerOf(topic: Topic | undefined, things: readonly Thing[], context: Context): Found | null {
  const quotes = topic ? say(topic, things, context) : [];
  if (!topic || quotes.length === 0) return null;
  return {
    reply: { kind: 'answer', topic: topic.id, quotes, missing: [] },
    next: { topic: topic.id, things },
  };
}

/** What the topic says; nothing where one of its sentences is missing. */
function say(topic: Topic, things: readonly Thing[], { knowledge, promotion, isOpen }: Context): Quote[] {
  const quotes = topic.say({ things, clauses: knowledge.clauses, promotion, isOpen });
  return quotes.some(quote => quote === null)
    ? []
    : distinct(quotes.filter(quote => quote !== null)).slice(0, QUOTES_MAX);
}

function distinct(quotes: readonly Quote[]): Quote[] {
  return quotes.filter((quote, index) => quotes.findIndex(({ text }) => text === quote.text) === index);
}

function choicesOf(name: string): Choice[] {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (sharedNames[name as keyof typeof sharedNames] ?? []).map(id => {
    const found = packages.find(candidate => candidate.id === id);
    if (found) return { label: found.name, topic: 'package-price', of: id };
    const plan = plans.find(candidate => candidate.id === id);
    if (plan)
      return { label: assistant.clarify.plan.replace('{name}', plan.name), topic: 'plan-price', of: id };
    return { label: assistant.clarify.tier.replace('{name}', title), topic: 'platform', of: null };
  });
}

function platformQuote(): Quote {
  return { text: pricingPage.comparison.lede, href: routes.pricing(), from: pricingPage.comparison.title };
}

/** What may stand beside a name that two things share. */
const SHARED: ReadonlySet<string> = new Set(
  '@shared price month setup pay once package website firstyear cheap pages newbuild firstpay'.split(' '),
);
const QUOTES_MAX = 3;
const PARTS_MAX = 3;
const FOLLOW_UP_MAX = 6;
const SUBJECTS = 2;
const BARE_MAX = 3;
const ALONE_MAX = { word: 1, question: 5 };
/** After a question about what the site does not have: the next "it" is that. */
const NO_SUBJECT: LastTurn = { topic: 'none', things: [] };
const POINTS_BACK: ReadonlySet<string> = new Set(['it', 'that', 'this', 'they', 'those', 'them']);
/** How a question begins. */
const ASKS = /^(?:how|whats?|when|where|who|which|do|does|can|is|are|will|should|could|would)\b/i;
const PART_BREAK = /\s+and\s+|\?+|;|\s+also\s+|\s+y\s+|\.\s+/i;

/** 13 to 19 digits, or nine in groups. */
const CARD = /(?:\d[ -]?){13,19}/;
const ID_NUMBER = /\b\d{3}-\d{2}-\d{4}\b/;

const OUTSIDE =
  / (?:poem|joke|song|story|weather|recipe|horoscope|president|election|politic|lottery|dating|translate|math|homework|python|ignore|pretend|roleplay|jailbreak|instruction|prompt|repeat after me|act as) /;
const RUDE =
  /^(?:ass|shit|fuck|crap|damn|bitch|idiot|stupid|scam|fraud|garbage|suck|moron|dumb|bastard|thief|crook|liar)/;
