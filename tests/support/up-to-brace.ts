/** A text of content/ up to its first name in braces, which the page fills in. */
export function upToBrace(text: string): string {
  return text.slice(0, text.indexOf('{')).trimEnd();
}
