import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assistant } from '@/content/assistant';
import { sitePromotionRule } from '@/lib/promotion';
import { foldText } from '@/lib/search';
import { routes } from '@/lib/site/routes';
import { isOpenAt, promotionFor, readKnowledge } from './knowledge';
import { replyTo, type LastTurn, type Reply } from './reply';

const knowledge = readKnowledge();
/** `ASK_PRINT=1` prints what is not right, and the table; `ASK_SETS` names other files. */
const { ASK_SETS = 'development.json,own.json,own-2.json,own-3.json,own-4.json', ASK_PRINT } = process.env;

test('questions with an answer get it, and no reply has a wrong figure', () => {
  const items = ASK_SETS.split(',').flatMap(readSet);
  const judged = items.map(item => ({ item, ...judge(item) }));
  const answerable = judged.filter(({ item }) => item.kind !== 'refuse');
  const unanswerable = judged.filter(({ item }) => item.kind === 'refuse');
  const count = (list: typeof judged, verdict: string) =>
    list.filter(({ verdict: is }) => is === verdict).length;
  const documented = readFileSync('docs/product/assistant.md', 'utf8').replace(/ +/g, ' ');
  const isWhole = !process.env['ASK_SETS'] && !process.env['CONTENT_DIR'];
  const rows = isWhole ? [sayRow('with an answer', answerable), sayRow('without one', unanswerable)] : [];
  expect(rows.filter(row => !documented.includes(row))).toEqual([]);
  if (ASK_PRINT) {
    for (const { item, verdict, said, isNear } of judged)
      if (verdict !== 'right' || isNear)
        process.stdout.write(`${verdict}${isNear ? ' (near)' : ''} ${item.id} [${item.kind}] ${item.question}
      -> ${said}
`);
    const near = answerable.filter(({ isNear, verdict }) => isNear && verdict === 'right').length;
    process.stdout.write(
      `answerable ${count(answerable, 'right')}/${answerable.length} (near ${near}), refused ${count(unanswerable, 'right')}/${unanswerable.length}, wrong ${count(judged, 'wrong')}
`,
    );
  }
  expect(judged.filter(({ verdict }) => verdict === 'wrong').map(({ item }) => item.question)).toEqual([]);
  expect(count(answerable, 'right') / answerable.length).toBeGreaterThanOrEqual(0.9);
  expect(count(unanswerable, 'right') / unanswerable.length).toBeGreaterThanOrEqual(0.95);
});

/** A row of the table in docs/product/assistant.md. */
function sayRow(name: string, judged: readonly { verdict: string; isNear: boolean }[]): string {
  const of = (is: (one: { verdict: string; isNear: boolean }) => boolean) => judged.filter(is).length;
  const right = of(({ verdict, isNear }) => verdict === 'right' && !isNear);
  const near = of(({ verdict, isNear }) => verdict === 'right' && isNear);
  const missed = of(({ verdict }) => verdict === 'miss');
  return `| ${name} | ${judged.length} | ${right} | ${near} | ${missed} | ${of(({ verdict }) => verdict === 'wrong')} |`;
}

function judge(item: Item): { verdict: 'right' | 'wrong' | 'miss'; said: string; isNear: boolean } {
  const now = Date.parse(item.at ?? '2026-11-28T15:00:00Z');
  const rule = sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null });
  const promotion = promotionFor({ rule, left: 93, now });
  const isOpen = isOpenAt(now);
  let last: LastTurn | null = null;
  for (const earlier of item.after ?? [])
    last = replyTo(earlier, { knowledge, promotion, isOpen, last }).next;
  const { reply } = replyTo(item.question, { knowledge, promotion, isOpen, last });
  const { text, links } = shownBy(reply);
  const said = `${reply.kind} ${'topic' in reply ? String(reply.topic) : ''} ${'reason' in reply ? reply.reason : ''} ${'word' in reply ? String(reply.word) : ''}: ${text}`;
  const isNear = reply.kind === 'near';
  const kinds = [item.kind, ...(item.accept ?? [])];
  const isForbidden = (item.mustNotSay ?? []).some(figure => says(text, figure));
  const figures = item.figures ?? [];
  const hasFigures = figures.every(figure => says(text, figure));
  const isCited =
    !item.cites ||
    new Set(links.filter(link => item.cites?.some(cited => isSameLink(link, cited)))).size >=
      (item.atLeast ?? 1);
  const kind = reply.kind === 'machine' || reply.kind === 'courtesy' ? 'answer' : reply.kind;
  if (isNear) {
    if (kinds.includes('refuse')) return { verdict: isForbidden ? 'miss' : 'right', said, isNear };
    const isRight =
      kinds.includes('answer') &&
      reply.quotes.some(
        quote =>
          figures.every(figure => says(quote.text, figure)) &&
          (!item.cites || item.cites.some(cited => isSameLink(quote.href, cited))),
      ) &&
      !isForbidden;
    return { verdict: isRight ? 'right' : 'miss', said, isNear };
  }
  if (kinds.includes(kind) && !isForbidden && (kind !== 'answer' || (hasFigures && isCited)))
    return { verdict: 'right', said, isNear };
  const isWrong =
    kind === 'answer' &&
    (isForbidden ||
      !kinds.includes('answer') ||
      (figures.length > 0 && !figures.some(figure => says(text, figure)) && /\d/.test(text)));
  return { verdict: isWrong ? 'wrong' : 'miss', said, isNear };
}

function shownBy(reply: Reply): { text: string; links: string[] } {
  if (reply.kind === 'answer' || reply.kind === 'near')
    return {
      text: reply.quotes.map(({ text, question }) => `${question ?? ''} ${text}`).join(' '),
      links: reply.quotes.map(({ href }) => href),
    };
  if (reply.kind === 'book') return { text: assistant.book.lede, links: [routes.contact()] };
  if (reply.kind === 'human') {
    const { human } = assistant;
    const text = human[reply.reason];
    return { text, links: [routes.contact()] };
  }
  if (reply.kind === 'machine') return { text: assistant.machine, links: [] };
  if (reply.kind === 'courtesy') return { text: assistant.courtesy[reply.of], links: [] };
  if (reply.kind === 'refuse') return { text: '', links: [] };
  return { text: reply.choices.map(({ label }) => label).join(' '), links: [] };
}

/** A figure counts only with no letter or digit beside it. */
function says(text: string, figure: string): boolean {
  const folded = foldText(text);
  const wanted = foldText(figure);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const before = folded[at - 1] ?? ' ';
    const after = folded.slice(at + wanted.length, at + wanted.length + 2);
    if (!/[\p{L}\p{N}]/u.test(wanted)) return true;
    if (!/[\p{L}\p{N}]/u.test(before) && !/^(?:[\p{L}\p{N}]|\.\d)/u.test(after)) return true;
  }
  return false;
}

function isSameLink(link: string, cited: string): boolean {
  const path = cited.replace('§', `${routes.policies()}/`);
  const own = link.replace(/#:~:text=.*/, '');
  return path.includes('#') ? own === path : own.replace(/#.*/, '') === path;
}

function readSet(name: string): Item[] {
  return JSON.parse(readFileSync(`tests/content/questions/${name}`, 'utf8')) as Item[];
}

type Item = {
  id: string;
  question: string;
  kind: 'answer' | 'clarify' | 'refuse' | 'book' | 'human';
  accept?: string[];
  figures?: string[];
  cites?: string[];
  atLeast?: number;
  mustNotSay?: string[];
  after?: string[];
  at?: string;
};
