/** What was counted before and after, with whose figures they are. */
export function FigureTable({ caption, figures, labels }: FigureTableProps) {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="soft caption-bottom pt-3 text-left text-small">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            {labels.figure}
          </th>
          <th scope="col" className="py-2.5 pr-4 font-semibold">
            {labels.before}
          </th>
          <th scope="col" className="py-2.5 font-semibold">
            {labels.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, before, after }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-3 pr-4 font-normal">
              {label}
            </th>
            <td className="py-3 pr-4 whitespace-nowrap">{before}</td>
            <td className="py-3 font-display text-[1.3rem] font-extrabold whitespace-nowrap">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type FigureTableProps = {
  caption: string;
  figures: readonly { label: string; before: string; after: string }[];
  labels: { figure: string; before: string; after: string };
};
