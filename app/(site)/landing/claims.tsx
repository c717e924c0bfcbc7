/** The two figures of the demo, labeled as examples. */
export function Claims({ title, lede, items, note }: ClaimsProps) {
  return (
    <div className="grid items-start gap-x-split gap-y-8 lg:grid-cols-[.8fr_1.35fr]">
      <div>
        <h2>{title}</h2>
        <p className="soft mt-4 text-lede">{lede}</p>
      </div>
      <div>
        <dl className="border-t-2 border-ink">
          {items.map(({ figure, text }) => (
            <div
              key={figure}
              className="grid gap-x-8 gap-y-2 border-b border-line py-6 sm:grid-cols-[minmax(0,.8fr)_minmax(0,1fr)]"
            >
              <dt className="font-display text-figure leading-[1.05] font-extrabold tracking-[-0.02em]">
                {figure}
              </dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="soft mt-4 text-small">{note}</p>
      </div>
    </div>
  );
}

type ClaimsProps = {
  title: string;
  lede: string;
  items: readonly { figure: string; text: string }[];
  note: string;
};
