export function Story({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <div>
      <h2>{title}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph} className="mt-5 max-w-[34rem] text-label leading-[1.68]">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
