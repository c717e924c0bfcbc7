/** Reasons to choose us: plain statements under an ink rule, not icon cards. */
export function ServiceReasons({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <h3 className="text-[1.3rem]">{title}</h3>
          <p className="soft mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
