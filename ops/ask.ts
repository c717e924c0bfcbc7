/** `node ops/cli.mjs ask "how much is pro" "and premium?"`: a conversation with the assistant, and by which topic it answers. */
import { promotion } from '@/content/promotion';
import { isOpenAt, promotionFor, readKnowledge, replyTo, textsOf, type LastTurn } from '@/lib/assistant';
import { sitePromotionRule } from '@/lib/promotion';
import { OperationError, reportFailure } from './settings';

await reportFailure(() => {
  const questions = process.argv.slice(2);
  if (questions.length === 0)
    throw new OperationError('Ask something: node ops/cli.mjs ask "how much is pro"');
  const rule = sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null });
  const now = promotionFor({ rule, left: promotion.places, now: Date.now() });
  const isOpen = isOpenAt(Date.now());
  const knowledge = readKnowledge();
  let last: LastTurn | null = null;
  for (const question of questions) {
    const { reply, next } = replyTo(question, { knowledge, promotion: now, isOpen, last });
    last = next;
    const details = [
      'topic' in reply ? `topic ${reply.topic ?? 'none, a question of the site'}` : '',
      'reason' in reply ? `because of ${reply.reason}` : '',
    ];
    if (questions.length > 1) process.stdout.write(`> ${question}\n`);
    process.stdout.write(`${[reply.kind, ...details].filter(Boolean).join(', ')}\n`);
    for (const { text, href } of textsOf(reply))
      process.stdout.write(`${text}${href ? `\n  ${href}` : ''}\n`);
  }
  return Promise.resolve();
});
