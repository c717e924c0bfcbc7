import { trimTyped } from './typed-text';

/**
 * Removes control characters, bidirectional overrides and line breaks, so the text is safe in one line of a mail header.
 * Empty when it has no visible sign.
 */
export function toSingleLine(text: string): string {
  return trimTyped(text.replace(UNSAFE_IN_HEADER, ' ').replace(/ {2,}/g, ' '));
}

/** Escapes text for HTML element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => HTML_ENTITIES[sign] ?? sign);
}

/** Cuts `text` to `max` characters and adds `ellipsis` only when something was cut. */
export function truncate(text: string, max: number, ellipsis = '...'): string {
  const signs = Array.from(text);
  return signs.length <= max ? text : signs.slice(0, max).join('') + ellipsis;
}

/** The text with each `{name}` replaced by its value; a name without one stays. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A wait as people say it, in whole minutes: "1 minute". */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The name of what was thrown, for a report: its message may hold what people typed. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** JSON that is safe inside a `<script>` element: no `<` and no U+2028/9 survive unescaped. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

// C0 and C1 controls, U+2028/9, zero-width and bidirectional formatting.
const UNSAFE_IN_HEADER = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a JSON text says; null when it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A field of a value that came from outside; undefined when the value is no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** `URL.parse` of browsers that lack it: Safari 16 and 17, and Chromium before 126. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
