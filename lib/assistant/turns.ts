import 'server-only';
import { seal, unseal } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';
import { textsOf } from './texts';
import { isTurn, type Turn } from './turn-shape';

/** A turn as a page carries it: sealed, so what comes back is what we said. */
export type SealedTurn = { turn: Turn; sealed: string };

export function sealTurn(turn: Turn, { secret }: Pick<Site, 'secret'>): SealedTurn {
  return { turn, sealed: seal(JSON.stringify(turn), { secret: secret('LINKS_SECRET'), context: CONTEXT }) };
}

/** The turns of a post, oldest first: the last ones, without what is forged, cut, of another shape or older than a day. */
export function openTurns(
  posted: readonly string[],
  { secret, env, now }: Pick<Site, 'secret' | 'env' | 'now'>,
): SealedTurn[] {
  const key = {
    secret: secret('LINKS_SECRET'),
    previousSecrets: env.LINKS_SECRET_PREVIOUS ?? [],
    context: CONTEXT,
  };
  return posted.slice(-TURNS_MAX).flatMap(sealed => {
    if (sealed.length > SEALED_MAX) return [];
    try {
      // Only we can have sealed it, but perhaps an earlier release of us.
      const turn: unknown = JSON.parse(unseal(sealed, key));
      return isTurn(turn) && now() - turn.at < DAY_MS ? [{ turn, sealed }] : [];
    } catch {
      return [];
    }
  });
}

/** A conversation as a lead keeps it, oldest turn first. What is too long loses its beginning. */
export function conversationText(turns: readonly Turn[]): string {
  const parts = turns.map(({ question, reply }) =>
    [
      `> ${question}`,
      ...textsOf(reply).map(({ text, href }) => (href ? `${text} (${href.replace(/#:~.*/, '')})` : text)),
    ].join('\n'),
  );
  let text = '';
  for (const part of parts.toReversed()) {
    const longer = text === '' ? part : `${part}\n\n${text}`;
    if (longer.length > CONVERSATION_MAX) break;
    text = longer;
  }
  return text;
}

const CONTEXT = 'assistant-turn';
/** Turns that a page carries; with the longest ones a post stays below the limit of all posts. */
const TURNS_MAX = 10;
const SEALED_MAX = 6_000;
const CONVERSATION_MAX = 8_000;
