import { Face } from '@/components/company/face';
import { Illustration } from '@/components/drawings/illustration';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { culture } from '@/content/culture';
import type { Person } from '@/content/person';
import { team } from '@/content/team';
import './lunch-table.css';

/** One long table at lunch: each seat is a person, those who lead at its head. */
export function LunchTable() {
  return (
    <Exhibit name="table" className="lunch">
      <div className="lunch-table [--board:76px] max-[23em]:[--board:56px] relative pt-8 pb-12 lg:[--board:290px]">
        <Seats title={culture.leadership} group="leadership" />
        <Seats title={culture.specialists} group="specialist" />
      </div>
    </Exhibit>
  );
}

function Seats({ title, group }: { title: string; group: Person['group'] }) {
  const people = team.filter(person => person.group === group);
  if (people.length === 0) return null;
  return (
    <>
      <h2 className="lunch-runner">{title}</h2>
      <ul className="lunch-seats grid gap-6 pt-8 pb-12 lg:grid-cols-2 lg:gap-x-(--board) lg:gap-y-8">
        {people.map(person => (
          <li
            key={person.id}
            className="relative grid grid-cols-[var(--board)_88px_minmax(0,1fr)] gap-x-4 max-[23em]:grid-cols-[var(--board)_72px_minmax(0,1fr)] max-[23em]:gap-x-3 lg:grid-cols-[clamp(110px,11vw,156px)_minmax(0,1fr)] lg:gap-x-6 lg:gap-y-0 lg:items-center lg:odd:grid-cols-[minmax(0,1fr)_clamp(110px,11vw,156px)] lg:odd:text-right"
          >
            <Face
              person={person}
              sizes="176px"
              frame={`lunch-chair forced-colors:forced-color-adjust-none ${GROUNDS[person.ground]}`}
              portraitClass="absolute top-[8%] right-0 bottom-[-8%] left-0"
            />
            <Illustration
              name={`lunch/${dishOf(person)}`}
              className="lunch-dish max-[23em]:ml-1 max-[23em]:w-12 forced-colors:forced-color-adjust-none"
            />
            <div className="lunch-card">
              <h3 className="[grid-area:1/3] self-end max-[23em]:text-label">{person.name}</h3>
              <p className="mb-1 font-[650] [grid-area:2/3] max-[23em]:text-small">
                {person.role} <SampleTagOf item={person} among={team} />
              </p>
              <p className="[grid-area:3/2/4/4] mt-2 lg:mt-0">{person.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Neighbors at the table eat something different. */
function dishOf({ id }: Person): string {
  return DISHES[(id + Math.floor((id - 1) / 2)) % DISHES.length] ?? 'soup';
}

const DISHES = ['soup', 'sandwich', 'salad', 'pie'];

const GROUNDS = {
  rose: 'bg-rose',
  'sky-deep': 'bg-sky-deep',
  mint: 'bg-mist',
  marigold: 'bg-marigold dark:bg-marigold-soft',
} as const;
