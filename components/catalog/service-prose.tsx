/** The long text of a service: each part with its heading at the left and its paragraphs at the reading measure. */
export function ServiceProse({
  parts,
}: {
  parts: readonly { heading: string; paragraphs: readonly string[] }[];
}) {
  return (
    <div className="grid gap-head">
      {parts.map(({ heading, paragraphs }) => (
        <div key={heading} className="grid gap-x-split gap-y-4 lg:grid-cols-[.8fr_1.35fr]">
          <h2 className="text-figure leading-[1.12]">{heading}</h2>
          <div className="grid max-w-[31.5rem] gap-[1.1em] text-body leading-[1.68]">
            {paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
