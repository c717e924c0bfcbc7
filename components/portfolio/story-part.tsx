/** One part of a project's story: a heading and its paragraphs in one reading column. */
export function StoryPart({ title, paragraphs, note }: StoryPartProps) {
  return (
    <section className="max-w-[42rem]">
      <h2 className="text-[clamp(1.6rem,1.3rem+1.1vw,2.2rem)]">{title}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph} className="mt-4 text-[1.125rem] leading-[1.66]">
          {paragraph}
        </p>
      ))}
      {note ? (
        <p className="mt-5 border-l-[5px] border-marigold bg-marigold-soft px-4 py-3 text-small">{note}</p>
      ) : null}
    </section>
  );
}

type StoryPartProps = { title: string; paragraphs: readonly string[]; note?: string };
