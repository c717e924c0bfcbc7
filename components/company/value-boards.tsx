import { Board } from '@/components/ui/board';

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
