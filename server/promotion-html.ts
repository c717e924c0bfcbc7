import type { PromotionNow } from '../lib/promotion/promotion-now.ts';

/**
 * The page as the promotion stands now. Pages are built with what they say while it has places (`<places-open>`) and after
 * that (`<places-full>`), so both are right without a script and without a build; only one of them is sent. Null means
 * a promotion whose places are all free.
 */
export function withPromotion(html: string, path: string, now: PromotionNow | null): string {
  const page = html
    .replace(PARTS, (_, state: string, part: string) =>
      state === (now?.isFull ? 'full' : 'open') ? part : '',
    )
    .replace(LEFT, (_, built: string) => String(now?.left ?? built));
  if (now === null || path !== now.page.path) return page;
  return withHead(page, now)
    .replace(YEARS, (_, start: string, later: string) => `${start}${now.year + Number(later)}`)
    .replace(GRAPH, (_, start: string) => `${start}${now.page.graph}`);
}

function withHead(html: string, { page }: PromotionNow): string {
  const end = html.indexOf('</head>');
  const head = page.head.reduce(
    (text, [built, said]) => text.replaceAll(built, () => said),
    html.slice(0, end),
  );
  return head + html.slice(end);
}

const PARTS = /<places-(open|full)>([\s\S]*?)<\/places-\1>/g;
const LEFT = /<places-left>(\d+)<\/places-left>/g;
/** components/promotion/promotion-text.tsx. */
const YEARS = /(<span data-promo-year="(\d)">)\d+/g;
const GRAPH = /(<script type="application\/ld\+json">)[^<]*/;
