import { toPlainText } from '@/lib/documents/plain-text';

/** A part of a document under one of its headings, with the id that the rendered heading carries. */
type DocumentPart = { heading: string; anchor: string; text: string };

/** What stands before the first heading of an MDX body, and the parts after it. */
export function splitPolicy(body: string): { lead: string; parts: DocumentPart[] } {
  const [lead = '', ...sections] = body.split(/^(?=#{2,3} )/m);
  const taken = new Map<string, number>();
  const parts = sections.map(section => {
    const [line = '', ...rest] = section.split('\n');
    const heading = toPlainText(line);
    return { heading, anchor: headingAnchor(heading, taken), text: toPlainText(rest.join('\n')) };
  });
  return { lead: toPlainText(lead), parts };
}

/** The id that rehype-slug gives a heading: a test holds the two together on every policy. */
function headingAnchor(heading: string, taken: Map<string, number>): string {
  const slug = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
  const times = taken.get(slug) ?? 0;
  taken.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}
