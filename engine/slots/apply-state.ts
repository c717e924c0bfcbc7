import { joinParts, type Mark, type PagePart } from './marks.ts';
import type { PageState } from './shared.ts';

/** The page at `path` as all visitors see it in this state. */
export function applyState(
  parts: readonly PagePart[],
  { path, state }: { path: string; state: PageState },
): string {
  const html = joinParts(parts, (mark, built) => {
    if (mark.kind === 'slot') return built();
    const now = state.parts[mark.name];
    if (mark.kind === 'text') return now ?? built();
    const { version, isFirst } = mark.value as { version: string; isFirst: boolean };
    return (now === undefined ? isFirst : now === version) ? built() : '';
  });
  const end = html.indexOf('</head>');
  const head = (state.heads[path] ?? []).reduce(
    (text, [built, now]) => text.replaceAll(built, () => now),
    html.slice(0, end),
  );
  return head + html.slice(end);
}

/** What of the state matters for the page, as one text. */
export function stateFor(path: string, marks: readonly Mark[], state: PageState): string {
  return JSON.stringify([marks.map(({ name }) => state.parts[name]), state.heads[path]]);
}
