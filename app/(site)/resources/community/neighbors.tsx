import { Portrait } from '@/components/drawings/portrait';

/** Five owners in a row of windows. Decorative. */
export function Neighbors() {
  return (
    <ul aria-hidden="true" className="grid grid-cols-6 gap-3">
      {PEOPLE.map(({ person, ground, span }) => (
        <li key={person} className={`relative overflow-hidden rounded-card ${ground} ${span} aspect-square`}>
          <Portrait person={person} className="absolute -bottom-px left-1/2 w-[86%] -translate-x-1/2" />
        </li>
      ))}
    </ul>
  );
}

const PEOPLE = [
  { person: 'marta', ground: 'bg-rose', span: 'col-span-2' },
  { person: 'ray', ground: 'bg-sky-deep', span: 'col-span-2' },
  { person: 'osei', ground: 'bg-mint', span: 'col-span-2' },
  { person: 'nonna', ground: 'bg-marigold', span: 'col-span-2 col-start-2' },
  { person: 'devon', ground: 'bg-rose', span: 'col-span-2' },
] as const;
