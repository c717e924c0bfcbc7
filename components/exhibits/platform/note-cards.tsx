import './platform.css';

/** Short notes, two in a row. Their order carries nothing. */
export function NoteCards({ notes }: { notes: readonly { title: string; text: string }[] }) {
  return (
    <ul className="need-notes grid gap-4 sm:grid-cols-2">
      {notes.map(({ title, text }) => (
        <li
          key={title}
          className="forced-colors:border relative grid content-center py-4 pr-6 pl-[66px] rounded-l-panel rounded-r-sign bg-card leading-[1.4] shadow-(--shadow-lift)"
        >
          <h3 className="text-body/[1.15]">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
