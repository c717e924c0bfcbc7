import { TickList } from '@/components/ui/tick-list';

/** Free, Pro and Enterprise: how we help, each under its sign. */
export function SupportLevels({ levels }: { levels: readonly SupportLevel[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {levels.map(({ name, line, includes }, index) => (
        <li key={name} className="flex flex-col overflow-hidden rounded-card bg-card shadow-lift">
          <h3
            className={`bg-board px-6 py-5 text-center text-name leading-none font-extrabold text-butter ${STRETCH[index] ?? ''}`}
          >
            {name}
          </h3>
          <div className="p-6">
            <p className="soft mb-3">{line}</p>
            <TickList items={includes} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const STRETCH = ['font-stretch-[120%]', 'font-stretch-[120%]', 'font-stretch-[92%]'];

type SupportLevel = { name: string; line: string; includes: readonly string[] };
