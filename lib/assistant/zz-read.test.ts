import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { sitePromotionRule } from '@/lib/promotion';
import { isOpenAt, promotionFor, readKnowledge } from './knowledge';
import { replyTo, type LastTurn } from './reply';
import { textsOf } from './texts';

const knowledge = readKnowledge();
test('x', () => {
  const lines = readFileSync(process.env['ZZ'] ?? '', 'utf8')
    .split('\n')
    .filter(Boolean);
  const out: string[] = [];
  const now = Date.parse('2026-11-28T15:00:00Z');
  const promotion = promotionFor({
    rule: sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null }),
    left: 93,
    now,
  });
  for (const line of lines) {
    let last: LastTurn | null = null;
    for (const [index, question] of line.split(' >> ').entries()) {
      const found = replyTo(question, { knowledge, promotion, isOpen: isOpenAt(now), last });
      last = found.next;
      const { reply } = found;
      const kind = `${reply.kind}${'topic' in reply ? `/${String(reply.topic)}` : ''}${'reason' in reply ? `/${reply.reason}` : ''}${'word' in reply && reply.word ? `/${reply.word}` : ''}`;
      out.push(
        `${index === 0 ? '' : '   '}> ${question}\n      [${kind}] ${
          reply.kind === 'clarify'
            ? reply.choices.map(c => c.label).join(' | ')
            : reply.kind === 'refuse'
              ? ''
              : textsOf(reply)
                  .map(({ text, question: q }) => `${q ? `(Q: ${q}) ` : ''}${text}`.slice(0, 330))
                  .join(' // ')
        }`,
      );
    }
  }
  writeFileSync('/tmp/front-read.txt', out.join('\n'));
});
