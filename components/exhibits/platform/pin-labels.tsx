/** The labels of a drawing, numbered as the pins in it are. */
export function PinLabels({ labels }: { labels: readonly PinLabel[] }) {
  return (
    <ol className="pin-labels">
      {labels.map(({ title, text }, index) => (
        <li key={title} className="paper">
          <i className="pin-mark" aria-hidden="true">
            {index + 1}
          </i>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export type PinLabel = { title: string; text: string };
