/** One part of a project's story: a heading and a paragraph. */
export function StoryPart({ title, text }: { title: string; text: string }) {
  return (
    <section className="max-w-[42rem]">
      <h2 className="text-[clamp(1.5rem,1.3rem+.9vw,2rem)]">{title}</h2>
      <p className="mt-3 text-[1.0938rem] leading-[1.6]">{text}</p>
    </section>
  );
}
