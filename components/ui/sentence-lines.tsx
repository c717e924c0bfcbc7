/** A heading of several sentences, each beginning on a line of its own, so none ends on the line of the next. */
export function SentenceLines({ text }: { text: string }) {
  const [first, ...rest] = text.split(SENTENCE_END);
  if (rest.length === 0) return first;
  return [first, ...rest].map((sentence, index) => (
    <span key={sentence} className="block">
      {index === 0 ? sentence : ` ${sentence}`}
    </span>
  ));
}

const SENTENCE_END = /(?<=\.) /;
