/**
 * A stranger's text as it may be shown: line breaks kept, other control characters gone, and the signs that turn
 * the writing direction spelled out, so nothing can pretend to be something else.
 */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS, '')
    .replace(
      DIRECTION_SIGNS,
      sign => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}

const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff]/g;
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
