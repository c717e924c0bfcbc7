import { fillText } from '@/lib/site/text';

/** The texts with each `{name}` replaced by its value. */
export function fillTexts<Texts extends Record<string, string>>(
  texts: Texts,
  values: Record<string, string>,
): Record<keyof Texts, string> {
  const filled = Object.entries(texts).map(([key, text]) => [key, fillText(text, values)]);
  return Object.fromEntries(filled) as Record<keyof Texts, string>;
}
