/** Names with what each one means, in rows under a rule. */
export function TermRows({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {items.map(item => (
        <div key={item.title} className="border-b border-line py-5">
          <dt className="font-display text-label font-bold">{item.title}</dt>
          <dd className="soft mt-1 max-w-[31em]">{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
