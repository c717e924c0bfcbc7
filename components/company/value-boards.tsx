import { fitClass, signFit } from '@/components/drawings/sign-fit';

/** Values as three painted boards of one size: the letters take the width that each word leaves them. */
export function ValueBoards({ values }: { values: readonly { name: string; line: string }[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
      {values.map(({ name, line }) => (
        <li key={name} className="@container">
          <h3>
            <span className="block text-[14.4cqw] leading-none">
              <Board text={name} caps />
            </span>
          </h3>
          <p className="mt-5 max-w-[26em] text-lede">{line}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * A painted sign of fixed size: the letters stretch or narrow to fill it. Its size comes from the type around it.
 * `caps` paints capitals without writing them, so that the word is read, and found, as it is spelled.
 */
function Board({ text, caps = false, className = '' }: BoardProps) {
  const fit = fitClass(signFit(caps ? text.toUpperCase() : text));
  return (
    <span className={`board ${className}`}>
      <span className={`board-text ${fit} ${caps ? 'uppercase' : ''}`}>{text}</span>
    </span>
  );
}

type BoardProps = { text: string; caps?: boolean; className?: string };
