/**
 * The words of an MDX body, without markup, in one line: what search looks through and a feed shows. A table's rows end
 * as sentences do, so its cells do not run together.
 */
export function toPlainText(body: string): string {
  return body
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$/gm, ' ')
    .replace(/^[ \t]*\|(.+)\|[ \t]*$/gm, (_, row: string) => rowText(row))
    .replace(/\|/g, ' ')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function rowText(row: string): string {
  const cells = row.split('|').map(cell => cell.trim());
  const text = cells.filter(cell => cell !== '').join('; ');
  return /[.?!]”?$/.test(text) ? text : `${text}.`;
}

/** Whole minutes that a text takes at an unhurried pace, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const WORDS_PER_MINUTE = 220;
