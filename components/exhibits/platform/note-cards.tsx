/** Short notes, two in a row. Their order carries nothing. */
export function NoteCards({ notes }: { notes: readonly { title: string; text: string }[] }) {
  return (
    <ul className="need-notes">
      {notes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
