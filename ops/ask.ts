/** `node ops/cli.mjs ask "how much is pro"`: what the assistant says, and by which topic. */
import { promotion } from '@/content/promotion';
import { promotionFor, readKnowledge, replyTo, textsOf } from '@/lib/assistant';
import { sitePromotionRule } from '@/lib/promotion';
import { OperationError, reportFailure } from './settings';

await reportFailure(() => {
  const question = process.argv.slice(2).join(' ');
  if (question === '') throw new OperationError('Ask something: node ops/cli.mjs ask "how much is pro"');
  const rule = sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null });
  const now = promotionFor({ rule, left: promotion.places, now: Date.now() });
  const { reply } = replyTo(question, { knowledge: readKnowledge(), promotion: now });
  const details = [
    'topic' in reply ? `topic ${reply.topic ?? 'none, a question of the site'}` : '',
    'reason' in reply ? `because of ${reply.reason}` : '',
  ];
  process.stdout.write(`${[reply.kind, ...details].filter(Boolean).join(', ')}\n`);
  for (const { text, href } of textsOf(reply)) process.stdout.write(`${text}${href ? `\n  ${href}` : ''}\n`);
  return Promise.resolve();
});
