import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A place in a built page that can be sent in another way: `slot` is drawn again for one visitor, of a `choice` one version
 * is sent, and a `text` is replaced. The marks are taken out of every page that is sent.
 */
export type Mark = { kind: 'slot' | 'choice' | 'text'; name: string; value: unknown };

/** Marks `children` in a built page. In development the framework draws each page for its request, and nothing is marked. */
export function marked({ kind, name, value }: Mark, children: ReactNode): ReactNode {
  if (process.env.NODE_ENV === 'development') return children;
  return createElement(
    Fragment,
    null,
    createElement('template', {
      'data-mark': kind,
      'data-name': name,
      'data-value': JSON.stringify(value ?? null),
    }),
    children,
    createElement('template', { 'data-mark-end': kind }),
  );
}

/** A page in parts: text that is the same for everyone, and marked places with what was built in them. */
export type PagePart = string | { mark: Mark; built: readonly PagePart[] };

/** Cuts HTML at its marks, which are gone from the parts. Throws when a mark cannot be read: it would be sent. */
export function cutAtMarks(html: string): readonly PagePart[] {
  const page: PagePart[] = [];
  const open: { parts: PagePart[]; kind: string }[] = [{ parts: page, kind: '' }];
  let end = 0;
  for (const { 0: markup, index, groups = {} } of html.matchAll(MARK)) {
    const { kind = '', name = '', value = '', ended } = groups;
    open.at(-1)?.parts.push(html.slice(end, index));
    end = index + markup.length;
    if (ended === undefined) {
      const built: PagePart[] = [];
      const mark = { kind, name, value: JSON.parse(unescapeAttribute(value)) as unknown } as Mark;
      open.at(-1)?.parts.push({ mark, built });
      open.push({ parts: built, kind });
    } else if (open.pop()?.kind !== ended) throw new UnreadableMarkError(markup);
  }
  page.push(html.slice(end));
  if (open.length !== 1 || html.split('<template data-mark').length - 1 !== (html.match(MARK) ?? []).length)
    throw new UnreadableMarkError(open.at(-1)?.kind ?? '');
  return page;
}

/** Joins the parts to HTML. `draw` returns what is sent in a marked place; `built` joins what was built there. */
export function joinParts(
  parts: readonly PagePart[],
  draw: (mark: Mark, built: () => string) => string,
): string {
  return parts
    .map(part => (typeof part === 'string' ? part : draw(part.mark, () => joinParts(part.built, draw))))
    .join('');
}

/** The marks in the parts, at every depth. */
export function marksIn(parts: readonly PagePart[]): readonly Mark[] {
  return parts.flatMap(part => (typeof part === 'string' ? [] : [part.mark, ...marksIn(part.built)]));
}

export class UnreadableMarkError extends Error {
  override name = 'UnreadableMarkError';

  constructor(mark: string) {
    super(`A page has a mark that cannot be read: ${mark}`);
  }
}

/** The text of an attribute that React has escaped. */
export function unescapeAttribute(attribute: string): string {
  return attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, sign => SIGNS[sign] ?? sign);
}

/** What React escapes in an attribute. */
const SIGNS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
/** As React writes what `marked` draws. */
const MARK =
  /<template data-mark="(?<kind>slot|choice|text)" data-name="(?<name>[\w-]+)" data-value="(?<value>[^"]*)"><\/template>|<template data-mark-end="(?<ended>\w+)"><\/template>/g;
