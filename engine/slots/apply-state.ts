import { joinParts, type Mark, type PagePart } from './marks.ts';
import type { PageState } from './shared.ts';

/**
 * The page at `path` as all visitors see it in this state. `drawn`: parts of slots that were drawn again for one of them.
 */
export function applyState(parts: readonly PagePart[], { path, state, drawn }: Applied): string {
  const draw = (mark: Mark, built: () => string): string => {
    if (mark.kind === 'slot') {
      const again = drawn?.get(mark);
      return again ? joinParts(again, draw) : built();
    }
    const now = state.parts[mark.name];
    if (mark.kind === 'text') return now ?? built();
    const { version, isFirst } = mark.value as { version: string; isFirst: boolean };
    return (now === undefined ? isFirst : now === version) ? built() : '';
  };
  const html = joinParts(parts, draw);
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

type Applied = {
  path: string;
  state: PageState;
  drawn?: ReadonlyMap<Mark, readonly PagePart[]>;
};
