/** A heading of several sentences, each beginning on a line of its own, so none ends on the line of the next. */
export function SentenceLines({ text }: { text: string }) {
  const [only, ...others] = text.split(SENTENCE_END);
  if (others.length === 0) return only;
  return [only, ...others].map((sentence, index) => (
    <span key={sentence} className="block">
      {index === 0 ? sentence : ` ${sentence}`}
    </span>
  ));
}

const SENTENCE_END = /(?<=\.) /;
