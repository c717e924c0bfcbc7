import 'server-only';
import { fillPage } from '#engine';
import { assistant } from '@/content/assistant';
import { assistantExamples } from '@/content/assistant-examples';
import { listFreeSlots } from '@/lib/bookings';
import { asFailed, isFromScript, type FormAttempt } from '@/lib/forms';
import { readPlacesLeft, sitePromotionRule } from '@/lib/promotion';
import { cleanQuery } from '@/lib/search';
import { clientAddressOf, isCrossSite, readForm } from '@/lib/site/http/request';
import { respondHtml, respondJson, respondRedirect } from '@/lib/site/http/respond';
import { countWork } from '@/lib/site/metrics';
import { routes } from '@/lib/site/routes';
import { countHit, unlessLimited } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { countReply } from './counts';
import { isOpenAt, promotionFor, readKnowledge } from './knowledge';
import { phraseQuotes } from './phrase';
import { replyTo, replyToTopic, type Knowledge, type LastTurn, type Reply } from './reply';
import { openTurns, sealTurn, type SealedTurn } from './turns';

/** What the page shows of one conversation. */
export type Conversation = {
  turns: readonly SealedTurn[];
  /** The times that are free, where the last reply offers a call. */
  slots: readonly number[];
  /** What is wrong with a question that was not answered, and the question. */
  problem: string | null;
  typed: string;
  /** The form to a person, or for a call, as it came back with errors. */
  sending?: FormAttempt;
  booking?: FormAttempt;
};

/** `POST /ask/answer`: a question, or one of the choices that a reply offered. Nothing of it is stored but counts. */
export async function answerQuestion(request: Request, site: Site): Promise<Response> {
  const startedAt = performance.now();
  if (isCrossSite(request, site.env.SITE_URL)) return respondRedirect(routes.ask());
  const body = await readForm(request);
  if (body.kind === 'refused') return respondRedirect(routes.ask());
  const post = new URLSearchParams(body.text);
  const turns = openTurns(post.getAll('turn'), site);
  const typed = post.get('question') ?? '';
  const choice = readChoice(post.get('choice') ?? '');
  const question = cleanQuery(typed);
  const before = { turns, slots: [], typed };
  const respond = async (status: number, conversation: Conversation) =>
    isFromScript(request)
      ? respondJson({ ...conversation, message: conversation.problem }, { status })
      : respondPage(status, conversation, site);
  if (!choice && question === '') return respond(422, { ...before, problem: assistant.box.empty });
  if (typed.trim().length > QUESTION_MAX) {
    const problem = fillText(assistant.box.long, { maximum: String(QUESTION_MAX) });
    return respond(422, { ...before, problem });
  }
  try {
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    const allowance = await takeQuestion(address, site);
    if (allowance.kind === 'limited') {
      const wait = describeWait(allowance.retryAfterSeconds);
      return await respond(429, { ...before, problem: fillText(assistant.limited, { wait }) });
    }
    const last = turns.at(-1)?.turn.next ?? null;
    const found = await findReply({ question: typed, choice, last }, site);
    if (!found) return respondRedirect(routes.ask());
    const reply = choice ? found.reply : await withOtherWords(found, site);
    const turn = { question: found.question, reply, next: found.next, at: site.now() };
    await countReply(found.question, found.reply, site);
    const slots = found.reply.kind === 'book' ? await listFreeSlots(site) : [];
    countWork('assistant', found.reply.kind, startedAt);
    const all = [...turns, sealTurn(turn, site)];
    return await respond(200, { turns: all, slots, problem: null, typed: '' });
  } catch (error) {
    site.logError('assistant_failed', error);
    return respond(503, { ...before, problem: assistant.failed });
  }
}

/** A page that a post brings runs no script, as with all forms: it is complete without. */
function withoutScripts(html: string): string {
  return asFailed(html).replace('<title>Error: ', '<title>');
}

/** The page with this conversation in it; where the page cannot be drawn, the way back to it. */
export async function respondPage(status: number, conversation: Conversation, site: Site): Promise<Response> {
  const html = await (site.fillPage ?? fillPage)(routes.ask(), { ask: conversation });
  if (html === null) return respondRedirect(routes.ask());
  return respondHtml(status === 200 ? withoutScripts(html) : asFailed(html), { status });
}

/** What a starter's link leads to: the first turn of a conversation; null where it names nothing. */
export async function startConversation(
  choice: { topic: string; of: string | null },
  site: Site,
): Promise<Conversation | null> {
  const found = await findReply({ question: '', choice, last: null }, site);
  if (!found) return null;
  const turn = { question: found.question, reply: found.reply, next: found.next, at: site.now() };
  const slots = found.reply.kind === 'book' ? await listFreeSlots(site) : [];
  return { turns: [sealTurn(turn, site)], slots, problem: null, typed: '' };
}

async function findReply(
  {
    question,
    choice,
    last,
  }: { question: string; choice: ReturnType<typeof readChoice>; last: LastTurn | null },
  site: Site,
): Promise<{ question: string; reply: Reply; next: LastTurn | null } | null> {
  const knowledge = (knownHere ??= readKnowledge());
  const left = await readPlacesLeft(site);
  const promotion = promotionFor({ rule: sitePromotionRule(site.env), left, now: site.now() });
  const isOpen = isOpenAt(site.now());
  if (!choice)
    return { question: cleanQuery(question), ...replyTo(question, { knowledge, promotion, isOpen, last }) };
  const found = replyToTopic(choice, { knowledge, promotion, isOpen });
  return found && { question: labelOf(choice), ...found };
}

/** The reply with a language model's words under its quotes, where they may stand there. */
async function withOtherWords(
  { question, reply }: { question: string; reply: Reply },
  site: Site,
): Promise<Reply> {
  if (reply.kind !== 'answer' && reply.kind !== 'near') return reply;
  const { vocabulary } = (knownHere ??= readKnowledge());
  const isKnown = (word: string) => vocabulary.has(word) || vocabulary.has(`${word}s`);
  const inOtherWords = await phraseQuotes({ question, quotes: reply.quotes, isKnown }, site);
  return inOtherWords === null ? reply : { ...reply, inOtherWords };
}

function readChoice(value: string): { topic: string; of: string | null } | null {
  const [, topic, of] = CHOICE.exec(value) ?? [];
  return topic === undefined ? null : { topic, of: of ?? null };
}

/** What the visitor tapped, in the words of the page. */
function labelOf({ topic, of }: { topic: string; of: string | null }): string {
  const { starters, clarify } = assistant;
  const choices = [
    ...starters,
    ...clarify.response,
    ...assistantExamples.groups.flatMap(({ items }) => items),
  ];
  const known = choices.find(one => one.topic === topic);
  return known?.label ?? (of ?? topic).replaceAll('-', ' ');
}

async function takeQuestion(address: string, { db, env, secret, now }: Site) {
  const limit = {
    name: 'assistant',
    perMinute: env.ASSISTANT_PER_MINUTE,
    perHour: env.ASSISTANT_PER_HOUR,
    secret: secret('LIMITS_SECRET'),
  };
  return unlessLimited(db, trx => countHit(trx, { limit, address, now: now() }));
}

/** Of this process. */
let knownHere: Knowledge | undefined;

export const QUESTION_MAX = 300;
const CHOICE = /^([a-z-]{1,40})(?::([a-z-]{1,40}))?$/;
