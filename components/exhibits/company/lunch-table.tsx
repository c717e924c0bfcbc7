import { Face } from '@/components/company/face';
import { Illustration } from '@/components/drawings/illustration';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { culture } from '@/content/culture';
import type { Person } from '@/content/person';
import { team } from '@/content/team';

/** One long table at lunch: each seat is a person, those who lead at its head. */
export function LunchTable() {
  return (
    <Exhibit name="table" className="lunch">
      <div className="lunch-table">
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
      <ul className="lunch-seats">
        {people.map(person => (
          <li key={person.id}>
            <Face
              person={person}
              sizes="176px"
              frame={`lunch-chair ${GROUNDS[person.ground]}`}
              portraitClass="lunch-face"
            />
            <Illustration name={`lunch/${dishOf(person)}`} className="lunch-dish" />
            <div className="lunch-card">
              <h3>{person.name}</h3>
              <p className="lunch-role">
                {person.role} <SampleTagOf item={person} />
              </p>
              <p className="lunch-bio">{person.bio}</p>
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
